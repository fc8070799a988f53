import { CHAT_LIMITS } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";
import type { FinishReason } from "ai";
import { ProviderFailure } from "./provider-failure.ts";

const HAN = /\p{Script=Han}/gu;
const LETTER = /\p{L}/gu;
/** Control characters other than those of layout; storage takes none of them. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;
const ENDED = /[.!?"')\]\u3002\uff01\uff1f\u201d\uff09]$/u;
const HALF_A_PAIR = /[\uD800-\uDBFF]$/;

const THINKING = "<think>";
const THOUGHT = "</think>";

/** What a model answered, as the SDK gives it; `before`: what was given of it before the model looked something up. */
type GivenReply = {
  readonly text: string;
  readonly finishReason: FinishReason;
  readonly before?: string;
};

/**
 * The text of a reply that can be used, at most `CHAT_LIMITS.replyLength` long. It begins with `told`, which was given
 * already while the reply was written.
 * @throws ProviderFailure for a reply that is declined, empty (as one of tool calls alone), or in another language, and
 * where what was told turns out to be no part of it.
 */
export function usableText(
  { text, finishReason, before = "" }: GivenReply,
  language: TextLanguage,
  told = "",
): string {
  if (finishReason === "content-filter") throw new ProviderFailure("declined");
  const said = (before + saidIn(text)).trimEnd();
  if (!said.startsWith(told)) throw new ProviderFailure("malformed");
  const bounded = shortened(said, language, CHAT_LIMITS.replyLength);
  const whole = finishReason === "length" ? withoutBrokenSentence(bounded, language) : bounded;
  const kept = whole.length < told.length ? told : whole;
  if (kept === "") throw new ProviderFailure("empty");
  if (!isIn(language, kept)) throw new ProviderFailure("wrong_language");
  return kept;
}

/** What a model says, without what it thinks and what no storage takes. */
export function saidIn(text: string): string {
  return afterThinking(text).toWellFormed().replace(CONTROL, "").trimStart();
}

/** Some models that are run locally write what they think into the reply, some without the opening mark. */
export function afterThinking(text: string): string {
  const end = text.lastIndexOf(THOUGHT);
  if (end >= 0) return text.slice(end + THOUGHT.length);
  return text.trimStart().startsWith(THINKING) ? "" : text;
}

/** Whether all that was written so far may be thought; `startsThinking` of a model that leaves the opening mark out. */
export function thinksIn(text: string, startsThinking: boolean): boolean {
  if (text.includes(THOUGHT)) return false;
  const start = text.trimStart().slice(0, THINKING.length);
  return startsThinking || THINKING.startsWith(start) || start === THINKING;
}

/** Whether a model that wrote this thinks without saying so first. */
export function thinksUnannounced(text: string): boolean {
  return text.includes(THOUGHT) && !text.trimStart().startsWith(THINKING);
}

/** Chinese has Chinese characters; English is not made of them for the most part. */
export function isIn(language: TextLanguage, text: string): boolean {
  const han = text.match(HAN)?.length ?? 0;
  return language === "zh" ? han > 0 : han * 2 <= (text.match(LETTER)?.length ?? 0);
}

/** Whether a text ends with the end of a sentence. */
export function endsWhole(text: string): boolean {
  return ENDED.test(text);
}

/** A reply that ran out of tokens, without the sentence that it broke off, unless there is no other. */
function withoutBrokenSentence(text: string, language: TextLanguage): string {
  if (endsWhole(text)) return text;
  const end = lastSentenceEnd(text, language, text.length - 1);
  return end === 0 ? text : text.slice(0, end).trimEnd();
}

/** The sentences that `limit` has room for; one that is too long by itself is cut where it must be. */
function shortened(text: string, language: TextLanguage, limit: number): string {
  if (text.length <= limit) return text;
  const end = lastSentenceEnd(text.slice(0, limit + 1), language, limit);
  return end === 0 ? text.slice(0, limit).replace(HALF_A_PAIR, "") : text.slice(0, end).trimEnd();
}

/** Where the last sentence ends that ends at `limit` or before; 0 where none does. */
function lastSentenceEnd(text: string, language: TextLanguage, limit: number): number {
  const sentences = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  let end = 0;
  for (const { index, segment } of sentences)
    if (index + segment.length <= limit) end = index + segment.length;
  return end;
}

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

/** What a model answered, as the SDK gives it. */
type GivenReply = { readonly text: string; readonly finishReason: FinishReason };

/**
 * The text of a reply that can be used, at most `CHAT_LIMITS.replyLength` long.
 * @throws ProviderFailure for a reply that is declined, empty (as one of tool calls alone), or in another language.
 */
export function usableText({ text, finishReason }: GivenReply, language: TextLanguage): string {
  if (finishReason === "content-filter") throw new ProviderFailure("declined");
  const said = afterThinking(text).toWellFormed().replace(CONTROL, "").trim();
  const bounded = shortened(said, language, CHAT_LIMITS.replyLength);
  const kept = finishReason === "length" ? withoutBrokenSentence(bounded, language) : bounded;
  if (kept === "") throw new ProviderFailure("empty");
  if (!isIn(language, kept)) throw new ProviderFailure("wrong_language");
  return kept;
}

/** Some models that are run locally write what they think into the reply, some without the opening mark. */
export function afterThinking(text: string): string {
  const end = text.lastIndexOf(THOUGHT);
  if (end >= 0) return text.slice(end + THOUGHT.length);
  return text.trimStart().startsWith(THINKING) ? "" : text;
}

/** Chinese has Chinese characters; English is not made of them for the most part. */
function isIn(language: TextLanguage, text: string): boolean {
  const han = text.match(HAN)?.length ?? 0;
  return language === "zh" ? han > 0 : han * 2 <= (text.match(LETTER)?.length ?? 0);
}

/** A reply that ran out of tokens, without the sentence that it broke off, unless there is no other. */
function withoutBrokenSentence(text: string, language: TextLanguage): string {
  if (ENDED.test(text)) return text;
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

import {
  calledName,
  type Intent,
  type ReplyMaterial,
  type StatedGround,
} from "@health-exercise/domain/chat";
import type { ReadText, TextLanguage } from "@health-exercise/domain/language";
import { type AnsweredIntent, INTENT_TEXTS } from "./intent-texts.data.ts";
import { asks } from "./likely-intent.ts";
import { isFigureOfSpeech, isSpokenToCompanion } from "./other-meanings.ts";
import type { SmallTalk } from "./question-reading.ts";
import { quotedName } from "./records/amounts.ts";
import { filled } from "./texts.ts";

/** What small talk is answered as. */
export const INTENT_OF_TALK: Readonly<Record<Exclude<SmallTalk, "feeling">, Intent>> = {
  greeting: "greeting",
  thanks: "thanks",
  goodbye: "goodbye",
  about: "companion",
  achievement: "achievement",
};

/** A longer name is cut (design value). */
const LONGEST_NAME = 30;

/** What these are answered with is general information; the others are talk. */
const HELPS_WITH_THE_APP: ReadonlySet<AnsweredIntent> = new Set([
  "app_log",
  "app_data",
  "app_devices",
  "app_settings",
]);

/** The reply to a message that asks for neither knowledge nor records; undefined where it may ask for some. */
export function replyToIntent(
  intent: Intent | undefined,
  {
    language,
    profile,
    limits,
    notes,
    question,
  }: Pick<ReplyMaterial, "language" | "profile" | "limits" | "notes" | "question">,
): { readonly text: string; readonly stated: StatedGround } | undefined {
  if (
    intent === undefined ||
    intent === "question" ||
    intent === "records" ||
    intent === "plan_wish"
  )
    return undefined;
  // Nobody who must rest is told that a little walk helps.
  if (intent === "low_mood" && limits.maxIntensity === "none") return undefined;
  const texts = INTENT_TEXTS[language];
  const text = filled(texts[isRemark(intent, question) ? "remark" : intent], {
    name: calledBy(calledName(notes) ?? profile?.displayName ?? null, language),
  });
  if (!HELPS_WITH_THE_APP.has(intent))
    return { text, stated: { kind: "nothing", isSmallTalk: intent !== "off_topic" } };
  const nothing = { isFromRecords: false, quoted: [], isTentative: false };
  return { text, stated: { kind: "answer", ...nothing, hasOwnAdvice: true } };
}

/** "It is freezing today" asks a program nothing about itself, and "my crush is a knockout" tells nothing to be kept in mind. */
function isRemark(intent: Intent, question: ReadText): boolean {
  if (intent === "told_fact") return isFigureOfSpeech(question);
  return intent === "chit_chat" && !asks(question) && !isSpokenToCompanion(question);
}

/** How somebody is called who told their name; a name that tries to instruct is none. */
function calledBy(name: string | null, language: TextLanguage): string {
  if (name === null || quotedName(name, language) === undefined) return "";
  return filled(INTENT_TEXTS[language].called, { name: name.trim().slice(0, LONGEST_NAME) });
}

import { languageOfMessage } from "../language/language-of-message.ts";
import { read } from "../language/read.ts";
import type { ReadText } from "../language/read-text.ts";
import { bloodSugarIn } from "../safety/content-check/blood-sugar.ts";

/** What a measured blood sugar means before exercise, where texts say it in words. */
const TOO_HIGH = { en: ", too high before exercise", zh: "，太高，运动前" } as const;
const HIGH_NAMED = /高|\bhigh\b/iu;

/** A question whose blood sugar is high, which says so. */
export function withSugarNamed(question: ReadText): ReadText {
  const { source } = question;
  if (HIGH_NAMED.test(source) || bloodSugarIn(question)?.level !== "medium") return question;
  return read(source.trim() + TOO_HIGH[languageOfMessage(question)]);
}

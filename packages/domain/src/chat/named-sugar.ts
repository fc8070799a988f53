import { languageOfMessage } from "../language/language-of-message.ts";
import { createPhraseFinder, type PhraseFinder } from "../language/phrase-finder.ts";
import { phrasesWith } from "../language/phrases-with.ts";
import { read } from "../language/read.ts";
import type { ReadText } from "../language/read-text.ts";
import { bloodSugarIn } from "../safety/content-check/blood-sugar.ts";

/** What a measured blood sugar means before exercise, where texts say it in words. */
const TOO_HIGH = { en: ", too high before exercise", zh: "，太高，运动前" } as const;
const HIGH_NAMED = /高|\bhigh\b/iu;

/** "What should my sugar be", "sugar levels before a run": what is measured in the blood, and nothing that is eaten. */
const MEASURED = [
  "(my|her|his|the|your) (sugar|sugars) (level|levels|reading|readings|) (be|is|was|are|were|at|goes|went|falls|fell|crashes|rises|spikes)",
  "(my|her|his|the|your) (sugar|sugars) (drop|drops|dropped|dip|dips)",
  "(sugar|sugars) (level|levels|reading|readings|number|numbers|target|targets|range)",
];
const SUGAR: ReadonlySet<string> = new Set(["sugar", "sugars"]);

let measured: PhraseFinder<true> | undefined;

/** A question whose blood sugar is called that where only sugar is spoken of, and which says so where it is high. */
export function withSugarNamed(question: ReadText): ReadText {
  const { source } = question;
  if (HIGH_NAMED.test(source)) return question;
  if (bloodSugarIn(question)?.level === "medium")
    return read(source.trim() + TOO_HIGH[languageOfMessage(question)]);
  return withBloodNamed(question);
}

function withBloodNamed(question: ReadText): ReadText {
  const { source, words } = question;
  measured ??= createPhraseFinder(phrasesWith(MEASURED, true as const));
  const [found] = measured.find(words);
  if (found === undefined) return question;
  const place = words.findIndex(({ text }, at) => at >= found.start && SUGAR.has(text));
  const sugar = words[place];
  if (sugar === undefined || words[place - 1]?.text === "blood") return question;
  return read(`${source.slice(0, sugar.start)}blood ${source.slice(sugar.start)}`);
}

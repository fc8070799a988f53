import { deniedWords } from "../../language/denial.ts";
import type { ReadText } from "../../language/read-text.ts";
import { findHealthPhrases, namesConcept } from "../../safety/risk/concept-index.ts";

/** What alone thins the blood so little that a blow to the head asks for no check because of it (NICE guideline NG232, 2023). */
const LITTLE: ReadonlySet<string> = new Set([
  "aspirin",
  "ecosprin",
  "阿司匹林",
  "阿士匹灵",
  "拜阿司匹灵",
]);
const THINNERS: ReadonlySet<string> = new Set(["anticoagulant", "antiplatelet"]);

/** Whether a text says that somebody takes a medicine that thins the blood, aspirin alone aside. */
export function bloodThinnersIn(text: ReadText): boolean {
  const denied = deniedWords(text);
  return findHealthPhrases(text).some((phrase) => {
    const { start, end } = phrase;
    const isThinner = namesConcept(phrase, ({ code }) => THINNERS.has(code));
    const name = text.source
      .slice(text.words[start]?.start, text.words[end - 1]?.end)
      .toLowerCase();
    return isThinner && denied[start] !== 1 && ![...LITTLE].some((little) => name.includes(little));
  });
}

import { deniedWords } from "../../language/denial.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { findHealthPhrases } from "../../safety/risk/concept-index.ts";
import { MEDICINE_CHANGES } from "./follow-up-cues.data.ts";

const STANDS_FOR_IT: ReadonlySet<string> = new Set(
  "it them this that these those 它 佢".split(" "),
);

let finder: PhraseFinder<true> | undefined;

/**
 * A message that means to stop or change the medicine of the question before, with its name put in where a word stands
 * for it, or before the rest: "should I stop it" behind "does metoprolol affect my exercise". Undefined where it means
 * nothing so.
 */
export function withMedicineNamed(question: ReadText, earlier: ReadText): ReadText | undefined {
  const change = changeIn(question);
  const medicine = change && medicineIn(earlier);
  if (change === undefined || medicine === undefined) return undefined;
  const { source, words } = question;
  const word = words
    .slice(change.start, change.end)
    .findLast(({ text }) => STANDS_FOR_IT.has(text));
  if (word === undefined) return read(`${medicine} ${source}`);
  return read(`${source.slice(0, word.start)}${medicine}${source.slice(word.end)}`);
}

function changeIn(question: ReadText) {
  finder ??= createPhraseFinder(phrasesWith(MEDICINE_CHANGES, true as const));
  const denied = deniedWords(question);
  return finder.find(question.words).find(({ start }) => denied[start] !== 1);
}

/** The first medicine that a text names, as it stands there. */
function medicineIn(text: ReadText): string | undefined {
  const named = findHealthPhrases(text).find(({ values }) =>
    values.some(
      (value) =>
        "concept" in value && value.concept.area === "medication" && value.namedIn === "anywhere",
    ),
  );
  if (named === undefined) return undefined;
  return text.source.slice(text.words[named.start]?.start, text.words[named.end - 1]?.end);
}

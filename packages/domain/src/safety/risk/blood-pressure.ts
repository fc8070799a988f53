import { deniedWords } from "../../language/denial.ts";
import {
  createPhraseFinder,
  type PhraseFinder,
  type PhraseHit,
} from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import {
  BOTH_PRESSURES,
  LOWER_PRESSURE,
  NO_PRESSURE_OF_NOW,
  UPPER_PRESSURE,
} from "./blood-pressure.data.ts";

/** A blood pressure that was measured, in mmHg; either number may be missing. */
export type ToldBloodPressure = {
  readonly systolicBloodPressure?: number;
  readonly diastolicBloodPressure?: number;
};

type Cue = "both" | "upper" | "lower" | "not_now";

let finder: PhraseFinder<Cue> | undefined;

/** The blood pressures of now that a text tells of its writer, or of anybody: "my blood pressure is 190/115", 收缩压 185. */
export function bloodPressuresIn(
  text: ReadText,
  of: "writer" | "anybody" = "writer",
): readonly ToldBloodPressure[] {
  finder ??= createPhraseFinder<Cue>(
    [
      ...phrasesWith<Cue>(BOTH_PRESSURES, "both"),
      ...phrasesWith<Cue>(UPPER_PRESSURE, "upper"),
      ...phrasesWith<Cue>(LOWER_PRESSURE, "lower"),
      ...phrasesWith<Cue>(NO_PRESSURE_OF_NOW, "not_now"),
    ],
    { compare: "singular", within: "sentence" },
  );
  const { words } = text;
  const { hits } = finder.findAll(words);
  const told = hits.filter(({ meaning }) => meaning !== "not_now");
  if (told.length === 0) return [];
  const subjects = subjectsOf(text);
  const denied = deniedWords(text);
  const sentenceOf = ({ start }: PhraseHit<Cue>) => words[start]?.sentence ?? 0;
  const notNow = new Set(hits.filter(({ meaning }) => meaning === "not_now").map(sentenceOf));
  return told.flatMap((hit) => {
    const subject = subjects[sentenceOf(hit)];
    const isOfOthers = of === "writer" && subject?.namesOthers === true && !subject.isWriterHaving;
    if (isOfOthers || notNow.has(sentenceOf(hit)) || denied[hit.start] === 1) return [];
    return pressureOf(hit, words);
  });
}

function pressureOf(
  { meaning, start, end }: PhraseHit<Cue>,
  words: readonly Token[],
): readonly ToldBloodPressure[] {
  const numbers = words
    .slice(start, end)
    .flatMap(({ kind, value }) => (kind === "number" ? (value ?? []) : []));
  const [second, first] = [numbers.at(-1), numbers.at(-2)];
  if (second === undefined) return [];
  if (meaning === "upper") return [{ systolicBloodPressure: second }];
  if (meaning === "lower") return [{ diastolicBloodPressure: second }];
  const isPair = first !== undefined && first > second;
  return isPair ? [{ systolicBloodPressure: first, diastolicBloodPressure: second }] : [];
}

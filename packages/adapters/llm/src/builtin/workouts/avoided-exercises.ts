import {
  createPhraseFinder,
  type PhraseFinder,
  type ReadText,
} from "@health-exercise/domain/language";
import {
  EXERCISE_WORDS,
  LEAVES_OUT_BEFORE,
  LEAVES_OUT_BEHIND,
  SUCH_EXERCISES,
} from "./exercise-words.data.ts";

/** An exercise that is to be left out, by a word of its English name, and where that is said. */
export type AvoidedExercise = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
};

/** "Without them": what was spoken of before. */
export const SUCH_AS_BEFORE = "such as before";

let finder: PhraseFinder<string> | undefined;
let names: PhraseFinder<string> | undefined;

/** The exercises that a message asks to leave out: "without the lunges", 深蹲换掉吧; `SUCH_AS_BEFORE` for "without them". */
export function avoidedExercises({ words }: ReadText): readonly AvoidedExercise[] {
  finder ??= createPhraseFinder(entries(), { compare: "text", within: "sentence" });
  return finder
    .findAll(words)
    .hits.map(({ meaning, start, end }) => ({ name: meaning, start, end }));
}

/** The exercises that a message names, whatever it says of them. */
export function namedExercises({ words }: ReadText): readonly string[] {
  names ??= createPhraseFinder(
    Object.entries(EXERCISE_WORDS).flatMap(([name, { en, zh }]) =>
      [en, zh].map((each) => [`(${each})`, name] as const),
    ),
    { compare: "text" },
  );
  return names.findAll(words).hits.map(({ meaning }) => meaning);
}

function* entries(): Generator<readonly [string, string]> {
  for (const [name, { en, zh }] of Object.entries(EXERCISE_WORDS)) {
    for (const before of LEAVES_OUT_BEFORE)
      for (const words of [en, zh]) yield [`${before}_(${words})`, name];
    for (const behind of LEAVES_OUT_BEHIND)
      for (const words of [en, zh]) yield [`(${words})_${behind}`, name];
    yield [`不(${zh})`, name];
  }
  for (const before of LEAVES_OUT_BEFORE)
    for (const such of SUCH_EXERCISES) yield [`${before} ${such}`, SUCH_AS_BEFORE];
}

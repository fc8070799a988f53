import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { EXERCISE_KINDS, type ExerciseKind } from "./exercise-kinds.data.ts";

/** Words that name a kind of exercise, from `start` up to `end`. */
export type NamedKind = {
  readonly start: number;
  readonly end: number;
  readonly kind: ExerciseKind;
};

const KINDS = Object.keys(EXERCISE_KINDS) as readonly ExerciseKind[];
let finder: PhraseFinder<ExerciseKind> | undefined;

/** The kinds of one of `sports` that a text names: more words first, then in the order of the table. */
export function kindsNamed({ words }: ReadText, sports: readonly string[]): readonly NamedKind[] {
  finder ??= createPhraseFinder(
    KINDS.flatMap((kind) => phrasesWith(EXERCISE_KINDS[kind].phrases, kind)),
    { compare: "stem" },
  );
  return finder
    .findAll(words)
    .hits.filter(({ meaning }) => isOfOne(meaning, sports))
    .map(({ meaning, start, end }) => ({ start, end, kind: meaning }))
    .sort(
      (left, right) =>
        right.end - right.start - (left.end - left.start) ||
        KINDS.indexOf(left.kind) - KINDS.indexOf(right.kind),
    );
}

function isOfOne(kind: ExerciseKind, sports: readonly string[]): boolean {
  const own: readonly string[] = EXERCISE_KINDS[kind].sports;
  return own.some((sport) => sports.includes(sport));
}

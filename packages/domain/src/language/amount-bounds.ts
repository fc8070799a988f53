import { BOUNDS_AFTER, BOUNDS_BEFORE, type Bound, type BoundWords } from "./bounds.data.ts";
import { createPhraseFinder, type FoundPhrase, type PhraseFinder } from "./phrase-finder.ts";
import type { Token } from "./read-text.ts";

/** A phrase that bounds a number. */
type FoundBound = { readonly bound: Bound; readonly start: number; readonly end: number };

/** The phrases that bound numbers: those that end at a place, and those that begin there. */
export type AmountBounds = {
  readonly before: (place: number) => FoundBound | undefined;
  readonly after: (place: number) => FoundBound | undefined;
};

let finders:
  | { readonly before: PhraseFinder<Bound>; readonly after: PhraseFinder<Bound> }
  | undefined;

/** Where words that bound numbers stand. */
export function boundsOf(tokens: readonly Token[]): AmountBounds {
  finders ??= { before: finderOf(BOUNDS_BEFORE), after: finderOf(BOUNDS_AFTER) };
  const before = new Map(finders.before.find(tokens).map((found) => [found.end, boundOf(found)]));
  const after = new Map(finders.after.find(tokens).map((found) => [found.start, boundOf(found)]));
  return { before: (place) => before.get(place), after: (place) => after.get(place) };
}

function finderOf(groups: readonly BoundWords[]): PhraseFinder<Bound> {
  const entries = groups.flatMap(({ bound, words }) => words.map((word) => [word, bound] as const));
  return createPhraseFinder(entries, { within: "sentence" });
}

function boundOf({ start, end, values: [bound = "exact"] }: FoundPhrase<Bound>): FoundBound {
  return { bound, start, end };
}

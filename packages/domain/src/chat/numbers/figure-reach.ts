import type { Figure, Place } from "./sentence-parts.ts";

/** What stands in the figure's clause, or else in those that reach it. */
export function reachedBy<Found extends Place>(
  { reach, clause }: Figure,
  found: readonly Found[],
): readonly Found[] {
  const here = found.filter((each) => each.clause === clause);
  return here.length > 0 ? here : found.filter((each) => reach.includes(each.clause));
}

/** What stands in the nearest clause up to the figure's, or else in the nearest one after it. */
export function nearestTo<Found extends Place>(
  { clause }: Place,
  found: readonly Found[],
): readonly Found[] {
  const before = found.filter((each) => each.clause <= clause);
  const candidates = before.length > 0 ? before : found;
  const distances = candidates.map((each) => Math.abs(each.clause - clause));
  const nearest = Math.min(...distances);
  return candidates.filter((_, index) => distances[index] === nearest);
}

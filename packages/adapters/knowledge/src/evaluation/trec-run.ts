import type { IndexHit } from "../search/passage-index.ts";

const TAG = "companion";
/** Scores are written in millionths, so that hits of one rank still fall. */
const UNIT = 1_000_000;

/** The lines of a run in the format of TREC, with scores that fall strictly. */
export function runLines(queryId: string, hits: readonly IndexHit[]): readonly string[] {
  let last = Number.POSITIVE_INFINITY;
  return hits.map(({ id, rank }, index) => {
    last = Math.min(Math.round(rank * UNIT), last - 1);
    return `${queryId} Q0 ${id} ${index + 1} ${(last / UNIT).toFixed(6)} ${TAG}`;
  });
}

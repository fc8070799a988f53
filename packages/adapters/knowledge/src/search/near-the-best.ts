import { certaintyOf, LEAST_OF_HIGHEST } from "./score.ts";

type Ranked = { readonly rank: number; readonly relevance: number };

/**
 * What was found, best first, without what comes far behind the highest rank of anything: that answers by chance. The best
 * one is less sure where another subject comes close, and the others are less sure than the best.
 */
export function nearTheBest<Found extends Ranked>(
  found: readonly Found[],
  highestRank: number,
): readonly Found[] {
  const near = found
    .filter(({ rank }) => rank >= LEAST_OF_HIGHEST * highestRank)
    .sort((left, right) => right.rank - left.rank);
  const [best, second] = near;
  if (best === undefined) return [];
  const certainty = certaintyOf((second?.rank ?? 0) / best.rank);
  return near.map((each) => ({
    ...each,
    relevance: each.relevance * certainty * (each.rank / best.rank),
  }));
}

import type { IndexHit } from "./passage-index.ts";
import { agreementOf, MEANT } from "./score.ts";

/**
 * What was found by words as the judge of subjects ranks it, best first, with what it finds where no word is shared. Of passages
 * that are not its own entries (`isUnjudged`) it knows nothing.
 */
export function judgedHits(
  hits: readonly IndexHit[],
  chances: ReadonlyMap<string, number>,
  isWanted: (id: string) => boolean,
  isUnjudged: (id: string) => boolean,
): readonly IndexHit[] {
  const leastRank = MEANT.rankShare * Math.max(...hits.map(({ rank }) => rank), MEANT.leastHighest);
  const found = new Set(hits.map(({ id }) => id));
  const meant = [...chances].flatMap(([id, chance]) =>
    found.has(id) || chance < MEANT.chance || !isWanted(id)
      ? []
      : [{ id, relevance: 0, rank: leastRank }],
  );
  return [...hits, ...meant]
    .map(({ id, relevance, rank }) => {
      const chance = isUnjudged(id) ? undefined : (chances.get(id) ?? 0);
      return {
        id,
        relevance: Math.max(relevance, chance ?? 0),
        rank: Math.max(rank, leastRank) * agreementOf(chance),
      };
    })
    .sort((left, right) => right.rank - left.rank);
}

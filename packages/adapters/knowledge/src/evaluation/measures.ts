/** How well each document answers a query; documents that are not named do not. */
export type Gains = ReadonlyMap<string, number>;

/**
 * The discounted cumulative gain of the first `cutOff` documents over the best possible, with the gain itself and
 * log2(rank + 1), as trec_eval counts; 0 where nothing answers.
 */
export function ndcg(ranked: readonly string[], gains: Gains, cutOff: number): number {
  const best = [...gains.values()].sort((left, right) => right - left);
  const possible = discounted(best, cutOff);
  if (possible === 0) return 0;
  return (
    discounted(
      ranked.map((id) => gains.get(id) ?? 0),
      cutOff,
    ) / possible
  );
}

/** The share of the documents that answer at all which stand among the first `cutOff`; 0 where nothing answers. */
export function recall(ranked: readonly string[], gains: Gains, cutOff: number): number {
  const answering = new Set([...gains].filter(([, gain]) => gain > 0).map(([id]) => id));
  if (answering.size === 0) return 0;
  return ranked.slice(0, cutOff).filter((id) => answering.has(id)).length / answering.size;
}

/** One over the rank of the first document that answers at all; 0 where none of the first `cutOff` does. */
export function reciprocalRank(ranked: readonly string[], gains: Gains, cutOff: number): number {
  const index = ranked.slice(0, cutOff).findIndex((id) => (gains.get(id) ?? 0) > 0);
  return index < 0 ? 0 : 1 / (index + 1);
}

function discounted(gains: readonly number[], cutOff: number): number {
  return gains
    .slice(0, cutOff)
    .reduce((sum, gain, index) => sum + Math.max(0, gain) / Math.log2(index + 2), 0);
}

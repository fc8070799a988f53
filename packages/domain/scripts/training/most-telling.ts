import {
  type Features,
  TEXT_BUCKETS,
  type WeightRow,
} from "../../src/safety/learned/weight-row.ts";

/**
 * Rows with the weights of so many text buckets alone: those that moved the scores most, which are heavy and met in many
 * texts. What is rare teaches the others while it is trained, and is no loss afterwards; cut by how often it is met alone,
 * more of the danger is missed.
 */
export function mostTelling(
  rows: readonly WeightRow<Float64Array>[],
  texts: readonly { readonly features: Features }[],
  places: number,
): readonly WeightRow<Float64Array>[] {
  const met = new Uint32Array(TEXT_BUCKETS);
  for (const { features } of texts)
    for (const bucket of features.text) met[bucket] = (met[bucket] ?? 0) + 1;
  const moved = Float64Array.from(met, (times, bucket) => {
    const weights = rows.map((row) => Math.abs(row.weights[bucket] ?? 0));
    return Math.max(...weights) * Math.sqrt(times);
  });
  const least = Float64Array.from(moved).sort()[Math.max(0, TEXT_BUCKETS - places)] ?? 0;
  return rows.map((row) => ({
    ...row,
    weights: Float64Array.from(row.weights, (weight, index) =>
      index < TEXT_BUCKETS && (moved[index] ?? 0) < least ? 0 : weight,
    ),
  }));
}

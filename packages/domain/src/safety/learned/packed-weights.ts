import { BASE64_VALUES, base64Of, inLines, valuesIn } from "./base64-lines.ts";

/** The largest size of a packed weight; a step is worth the `scale` of the row. */
export const LARGEST_PACKED = 23;
/** Characters up to this one stand for a weight, of -23 to 23; the others for gaps. */
const LAST_WEIGHT = 2 * LARGEST_PACKED;
const GAP_BASE = BASE64_VALUES - LAST_WEIGHT - 1;

/**
 * Rows of whole weights, of equal length and most of them 0, as text: for each place at which any row has a weight, one
 * character a row, and before these the places left out as a number in digits of `GAP_BASE`, the lowest first.
 */
export function packWeights(rows: readonly ArrayLike<number>[]): readonly string[] {
  const length = rows[0]?.length ?? 0;
  let packed = "";
  let left = 0;
  for (let index = 0; index < length; index += 1) {
    const weights = rows.map((row) => row[index] ?? 0);
    if (weights.every((weight) => weight === 0)) {
      left += 1;
      continue;
    }
    for (; left > 0; left = Math.floor(left / GAP_BASE))
      packed += base64Of(LAST_WEIGHT + 1 + (left % GAP_BASE));
    for (const weight of weights) packed += base64Of(weight + LARGEST_PACKED);
  }
  return inLines(packed);
}

/** The weights of a row that are not 0, and the places where they stand, in ascending order. */
export type PlacedWeights = { readonly places: readonly number[]; readonly weights: Int8Array };

/** So many packed rows of this length. @throws Error where they do not fit. */
export function unpackWeights(
  lines: readonly string[],
  count: number,
  length: number,
): readonly PlacedWeights[] {
  const rows = Array.from({ length: count }, () => ({
    places: [] as number[],
    weights: [] as number[],
  }));
  let at = 0;
  let digit = 1;
  let row = 0;
  for (const value of valuesIn(lines)) {
    if (value > LAST_WEIGHT) {
      at += (value - LAST_WEIGHT - 1) * digit;
      digit *= GAP_BASE;
      continue;
    }
    const placed = rows[row];
    if (placed === undefined || at >= length)
      throw new Error("The trained weights do not fit the features.");
    if (value !== LARGEST_PACKED) {
      placed.places.push(at);
      placed.weights.push(value - LARGEST_PACKED);
    }
    row = (row + 1) % count;
    if (row === 0) at += 1;
    digit = 1;
  }
  return rows.map(({ places, weights }) => ({ places, weights: Int8Array.from(weights) }));
}

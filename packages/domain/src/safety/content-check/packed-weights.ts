const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The largest size of a packed weight; a step is worth the `scale` of the row. */
export const LARGEST_PACKED = 24;
const LONGEST_LINE = 120;
/** Characters up to this one stand for a weight, of -24 to -1 and 1 to 24; the others for gaps. */
const LAST_WEIGHT = 2 * LARGEST_PACKED - 1;
const GAP_BASE = BASE64.length - LAST_WEIGHT - 1;

/**
 * Whole weights, of which most are 0, as text: one character a weight, and before it the zeros left out as a number in
 * digits of `GAP_BASE`, the lowest first.
 */
export function packWeights(weights: ArrayLike<number>): readonly string[] {
  let packed = "";
  let zeros = 0;
  for (let index = 0; index < weights.length; index += 1) {
    const weight = weights[index] ?? 0;
    if (weight === 0) {
      zeros += 1;
      continue;
    }
    for (; zeros > 0; zeros = Math.floor(zeros / GAP_BASE))
      packed += BASE64.charAt(LAST_WEIGHT + 1 + (zeros % GAP_BASE));
    packed += BASE64.charAt(weight < 0 ? weight + LARGEST_PACKED : weight + LARGEST_PACKED - 1);
  }
  return packed.match(new RegExp(`.{1,${LONGEST_LINE}}`, "g")) ?? [];
}

/** The weights of a packed row. @throws Error where they do not fit. */
export function unpackWeights(lines: readonly string[], length: number): Int8Array {
  const values = new Int8Array(128).fill(-1);
  for (let value = 0; value < BASE64.length; value += 1) values[BASE64.charCodeAt(value)] = value;
  const weights = new Int8Array(length);
  let at = 0;
  let digit = 1;
  for (const line of lines) {
    for (let index = 0; index < line.length; index += 1) {
      const value = values[line.charCodeAt(index)] ?? -1;
      if (value < 0) throw new Error("The trained weights have a character that means nothing.");
      if (value > LAST_WEIGHT) {
        at += (value - LAST_WEIGHT - 1) * digit;
        digit *= GAP_BASE;
        continue;
      }
      if (at >= length) throw new Error("The trained weights do not fit the features.");
      weights[at] = value < LARGEST_PACKED ? value - LARGEST_PACKED : value - LARGEST_PACKED + 1;
      at += 1;
      digit = 1;
    }
  }
  return weights;
}

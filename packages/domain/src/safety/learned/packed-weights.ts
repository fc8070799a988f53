const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The largest size of a packed weight; a step is worth the `scale` of the row. */
export const LARGEST_PACKED = 23;
const LONGEST_LINE = 120;
/** Characters up to this one stand for a weight, of -23 to 23; the others for gaps. */
const LAST_WEIGHT = 2 * LARGEST_PACKED;
const GAP_BASE = BASE64.length - LAST_WEIGHT - 1;

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
      packed += BASE64.charAt(LAST_WEIGHT + 1 + (left % GAP_BASE));
    for (const weight of weights) packed += BASE64.charAt(weight + LARGEST_PACKED);
  }
  return packed.match(new RegExp(`.{1,${LONGEST_LINE}}`, "g")) ?? [];
}

/** So many packed rows of this length. @throws Error where they do not fit. */
export function unpackWeights(
  lines: readonly string[],
  count: number,
  length: number,
): readonly Int8Array[] {
  const rows = Array.from({ length: count }, () => new Int8Array(length));
  let at = 0;
  let digit = 1;
  let row = 0;
  for (const value of valuesOf(lines)) {
    if (value > LAST_WEIGHT) {
      at += (value - LAST_WEIGHT - 1) * digit;
      digit *= GAP_BASE;
      continue;
    }
    const weights = rows[row];
    if (weights === undefined || at >= length)
      throw new Error("The trained weights do not fit the features.");
    weights[at] = value - LARGEST_PACKED;
    row = (row + 1) % count;
    if (row === 0) at += 1;
    digit = 1;
  }
  return rows;
}

/** The numbers the characters stand for. */
function* valuesOf(lines: readonly string[]): Generator<number> {
  const values = new Int8Array(128).fill(-1);
  for (let value = 0; value < BASE64.length; value += 1) values[BASE64.charCodeAt(value)] = value;
  for (const line of lines) {
    for (let index = 0; index < line.length; index += 1) {
      const value = values[line.charCodeAt(index)] ?? -1;
      if (value < 0) throw new Error("The trained weights have a character that means nothing.");
      yield value;
    }
  }
}

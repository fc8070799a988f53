import { unpackWeights } from "./packed-weights.ts";
import { SparseWeights } from "./sparse-weights.ts";

/**
 * Buckets of words, their parts, pairs of words and runs of characters, by their hash: so many that two rarely share one,
 * which costs more danger missed than anything else tried.
 */
export const TEXT_BUCKETS = 1 << 20;
/** Buckets of everything else that is known of a text, by the hash of its name. */
export const NAMED_BUCKETS = 1 << 12;

/** What a text has, each once: the numbers of its buckets, and how much one of each kind counts. */
export type Features = {
  readonly text: readonly number[];
  readonly textValue: number;
  readonly named: readonly number[];
  readonly namedValue: number;
};

/** Above so many named features each counts less, so that a long text is not unsafe by its length. */
const FULL_NAMED = 6;

/** Where nearly all weights are 0, as of a trained row, `SparseWeights`; while it is trained an array of all. */
type WeightsByPlace = { at(place: number): number | undefined };

/** Trained weights of one row: text buckets, then named ones, then the bias, each times `scale`. */
export type WeightRow<Weights extends WeightsByPlace = WeightsByPlace> = {
  /** A power of two: the text buckets of the row. */
  readonly buckets: number;
  readonly weights: Weights;
  readonly scale: number;
};

/** Rows that are packed together: what one step of a weight of each is worth, and the weights, in lines (`unpackWeights`). */
export type PackedRows<Name extends string> = {
  readonly scales: readonly (readonly [Name, number])[];
  readonly packed: readonly string[];
};

/** How many weights a row of so many text buckets has. */
export function lengthOfRow(buckets: number): number {
  return buckets + NAMED_BUCKETS + 1;
}

/** The features of a text by the buckets it has; with less than `fewest` of words, one counts as if it had so many. */
export function featuresIn(
  text: ReadonlySet<number>,
  named: readonly number[],
  fewest = 1,
): Features {
  return {
    text: [...text],
    textValue: 1 / Math.sqrt(Math.max(fewest, text.size)),
    named,
    namedValue: 1 / Math.sqrt(Math.max(1, named.length / FULL_NAMED)),
  };
}

/** The score of a text by one row: above 0, more likely than not. */
export function scoreOf({ buckets, weights, scale }: WeightRow, features: Features): number {
  const mask = buckets - 1;
  let text = 0;
  for (const bucket of features.text) text += weights.at(bucket & mask) ?? 0;
  let named = 0;
  for (const bucket of features.named) named += weights.at(buckets + bucket) ?? 0;
  const bias = weights.at(buckets + NAMED_BUCKETS) ?? 0;
  return scale * (text * features.textValue + named * features.namedValue + bias);
}

const NO_WEIGHTS = { places: [], weights: new Int8Array() };

/** The rows by name. @throws Error where the packed weights do not fit. */
export function unpackRows<Name extends string>(
  { scales, packed }: PackedRows<Name>,
  buckets: number,
): (readonly [Name, WeightRow])[] {
  const length = lengthOfRow(buckets);
  const rows = unpackWeights(packed, scales.length, length);
  return scales.map(([name, scale], index) => {
    const weights = new SparseWeights(rows[index] ?? NO_WEIGHTS, length);
    return [name, { buckets, scale, weights }];
  });
}

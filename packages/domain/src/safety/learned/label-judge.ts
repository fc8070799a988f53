import { folded, KIND, start, withText } from "../../language/features/feature-hash.ts";
import { addChinese, addEnglish } from "../../language/features/word-features.ts";
import type { Token } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import {
  type Features,
  featuresIn,
  NAMED_BUCKETS,
  type PackedRows,
  scoreOf,
  unpackRows,
  type WeightRow,
} from "./weight-row.ts";

/** A row of weights for each label, by language. */
type LabelWeights<Label extends string> = Readonly<
  Record<TextLanguage, { readonly rows: PackedRows<Label> }>
>;

/** The label that a text most likely has, and how sure that is, 0-1. */
type JudgedLabel<Label extends string> = { readonly label: Label; readonly chance: number };

/** A judge of the one label that a text has, with its weights, which are unpacked at the first text of their language. */
export function createLabelJudge<Label extends string>(
  weights: LabelWeights<Label>,
  buckets: number,
): (features: Features, language: TextLanguage) => JudgedLabel<Label> {
  const unpacked = new Map<TextLanguage, readonly (readonly [Label, WeightRow])[]>();
  return (features, language) => {
    const rows = unpacked.get(language) ?? unpackRows(weights[language].rows, buckets);
    unpacked.set(language, rows);
    return likeliest(rows.map(([label, row]) => [label, scoreOf(row, features)] as const));
  };
}

/** The features of words, and of what has a name beside them, in so many buckets. */
export function labelFeatures(
  tokens: readonly Token[],
  names: readonly string[],
  language: TextLanguage,
  buckets: number,
): Features {
  const text = new Set<number>();
  const add = (hash: number): void => void text.add(folded(hash, buckets));
  if (language === "zh") addChinese(tokens, add);
  else addEnglish(tokens, add);
  return featuresIn(
    text,
    names.map((name) => folded(withText(start(KIND.name), name), NAMED_BUCKETS)),
  );
}

function likeliest<Label extends string>(
  scores: readonly (readonly [Label, number])[],
): JudgedLabel<Label> {
  const [first, ...others] = scores.toSorted((left, right) => right[1] - left[1]);
  if (first === undefined) throw new Error("The trained weights have no row.");
  const [label, best] = first;
  const rest = others.reduce((sum, [, score]) => sum + Math.exp(score - best), 0);
  return { label, chance: 1 / (1 + rest) };
}

import type { TextLanguage } from "../../language/text-language.ts";
import type { RiskLevel } from "../risk-level.ts";
import { SAFETY_FLAGS, type SafetyFlag } from "../safety-flag.ts";
import { CONCEPT_FEATURES, type Features, TEXT_BUCKETS } from "./learned-features.ts";

/** What a trained finding can be about. */
export const LEARNED_FLAGS: readonly SafetyFlag[] = SAFETY_FLAGS.filter(
  (flag) => flag !== "diagnosis_request",
);
/** The levels that are told from those below. */
export const LEARNED_LEVELS = [
  "medium",
  "high",
  "critical",
] as const satisfies readonly RiskLevel[];
export type LearnedLevel = (typeof LEARNED_LEVELS)[number];

/** The text buckets of the rows that tell what an unsafe text is about: fewer, since they weigh less. */
const KIND_BUCKETS = 1 << 12;

/** The rows of a model: each level against what is below it; among the unsafe, each flag against the others. */
export type RowName = LearnedLevel | SafetyFlag;
export const ROW_NAMES: readonly RowName[] = [...LEARNED_LEVELS, ...LEARNED_FLAGS];

/** Whether a row tells a level. */
export function isLearnedLevel(name: RowName): name is LearnedLevel {
  return LEARNED_LEVELS.some((level) => level === name);
}

/** Trained weights of one row: text buckets, then concepts, then the bias, each times `scale`. */
export type WeightRow = {
  readonly buckets: number;
  readonly weights: Int8Array | Float64Array;
  readonly scale: number;
};

/** The weights of one language as they are stored. */
export type LearnedModelData = {
  /** What it was trained on, as a SHA-256 (`fingerprintOf` of the training). */
  readonly trainedOn: string;
  /** The score from which a text is of each level. */
  readonly thresholds: Readonly<Record<LearnedLevel, number>>;
  /** The rows of `ROW_NAMES`: what one step of a weight is worth, and the packed weights, in lines (`unpackWeights`). */
  readonly rows: Readonly<
    Record<string, { readonly scale: number; readonly packed: readonly string[] }>
  >;
};

/** The trained weights of the content check. */
export type ContentCheckWeights = Readonly<Record<TextLanguage, LearnedModelData>>;

/** How many text buckets a row has. */
export function bucketsOf(row: RowName): number {
  return isLearnedLevel(row) ? TEXT_BUCKETS : KIND_BUCKETS;
}

/** How many weights a row has. */
export function lengthOf(row: RowName): number {
  return bucketsOf(row) + CONCEPT_FEATURES + 1;
}

/** The score of a text by one row: above 0, more likely than not. */
export function scoreOf({ buckets, weights, scale }: WeightRow, features: Features): number {
  const mask = buckets - 1;
  let text = 0;
  for (const bucket of features.text) text += weights[bucket & mask] ?? 0;
  let concepts = 0;
  for (const concept of features.concepts) concepts += weights[buckets + concept] ?? 0;
  const bias = weights[buckets + CONCEPT_FEATURES] ?? 0;
  return scale * (text * features.textValue + concepts * features.conceptValue + bias);
}

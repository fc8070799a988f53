import type { TextLanguage } from "../../language/text-language.ts";
import { type PackedRows, TEXT_BUCKETS } from "../learned/weight-row.ts";
import type { RiskLevel } from "../risk-level.ts";
import { SAFETY_FLAGS, type SafetyFlag } from "../safety-flag.ts";

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

/** The weights of one language as they are stored. */
export type LearnedModelData = {
  /** What it was trained on, as a SHA-256 (`fingerprintOf` of the training). */
  readonly trainedOn: string;
  /** The score from which a text is dangerous (`medium`), and from which what is dangerous is of each graver level. */
  readonly thresholds: Readonly<Record<LearnedLevel, number>>;
  /** The rows of `ROW_NAMES`: those of the levels together, which have most of their weights at the same places. */
  readonly rows: readonly PackedRows<RowName>[];
};

/** The trained weights of the content check. */
export type ContentCheckWeights = Readonly<Record<TextLanguage, LearnedModelData>>;

/** How many text buckets a row has. */
export function bucketsOfRow(row: RowName): number {
  return isLearnedLevel(row) ? TEXT_BUCKETS : KIND_BUCKETS;
}

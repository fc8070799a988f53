import type { TextLanguage } from "../../language/text-language.ts";
import type { PackedNetwork } from "../learned/network.ts";
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

/** What the weights tell of a text: whether it is of each level or a graver one, and what it is about. */
export type LearnedOutput = LearnedLevel | SafetyFlag;
export const LEARNED_OUTPUTS: readonly LearnedOutput[] = [...LEARNED_LEVELS, ...LEARNED_FLAGS];

/** Whether an output tells a level. */
export function isLearnedLevel(output: LearnedOutput): output is LearnedLevel {
  return LEARNED_LEVELS.some((level) => level === output);
}

/** The weights of one language as they are stored. */
export type LearnedModelData = {
  /** What it was trained on, as a SHA-256 (`fingerprintOf` of the training). */
  readonly trainedOn: string;
  /** The score from which a text is dangerous (`medium`), and from which what is dangerous is of each graver level. */
  readonly thresholds: Readonly<Record<LearnedLevel, number>>;
  readonly network: PackedNetwork<LearnedOutput>;
};

/** The trained weights of the content check. */
export type ContentCheckWeights = Readonly<Record<TextLanguage, LearnedModelData>>;

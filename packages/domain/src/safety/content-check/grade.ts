import type { Evidence } from "./evidence-of-concept.ts";
import { LEARNED_LEVELS, type LearnedLevel, type LearnedModelData } from "./learned-model.ts";

/** How much the score of danger counts in what is taken for an emergency: one that is barely dangerous is none (design value). */
const DANGER_IN_EMERGENCY = 0.5;

/** Where the rules recognise nothing, shorter texts say too little to be weighed (design value). */
const LEAST_WORDS = 6;

/** Whether a text of so many words can be weighed: one in which something was found that is not spoken of every day, or one that is long enough. */
export function saysEnough(evidence: Evidence, words: number): boolean {
  return evidence === "passing" || evidence === "sign" || words >= LEAST_WORDS;
}

/** The score by which a text is judged to be of a level, from the scores of all. */
export function scoreAtLevel(
  level: LearnedLevel,
  scoreOf: (level: LearnedLevel) => number,
): number {
  const score = scoreOf(level);
  return level === "critical" ? score + DANGER_IN_EMERGENCY * scoreOf("medium") : score;
}

/**
 * How grave the scores say that a text is; undefined where it is harmless. First whether it is dangerous at all:
 * the rows of the graver levels tell apart what is dangerous, and know less of what is harmless. Without evidence, which is a
 * concept that was found, words alone never say more than `medium`.
 */
export function gradeOf(
  scoreOf: (level: LearnedLevel) => number,
  thresholds: LearnedModelData["thresholds"],
  evidence: Evidence,
): LearnedLevel | undefined {
  const isReached = (level: LearnedLevel): boolean =>
    scoreAtLevel(level, scoreOf) >= thresholds[level];
  if (!isReached("medium")) return undefined;
  if (evidence === "none") return "medium";
  return LEARNED_LEVELS.toReversed().find(isReached);
}

import type { ComputedHealthScore } from "../../src/health/computed-health-score.ts";
import { healthOverview } from "../../src/health/health-overview.ts";
import type { HealthRecommendation } from "../../src/health/health-recommendation.ts";
import type { CheckContent } from "../../src/safety/content-check.ts";
import { exerciseAllowance } from "../../src/safety/exercise-allowance.ts";
import { stepsAbove } from "../../src/safety/policy/exercise-intensity.ts";
import { trainingKindsOf } from "../../src/sport/met/training-kinds.ts";
import { NOW, type PersonKind, type SyntheticPerson, TODAY, ZONE } from "./synthetic-people.ts";

/** What the overview says of somebody. */
export type ScoredPerson = {
  readonly kind: PersonKind;
  readonly score: ComputedHealthScore | null;
  readonly recommendations: readonly HealthRecommendation[];
  /** Codes of what they may do today within their limits. */
  readonly today: readonly string[];
};

/** They ask for something to be done first, or later, and are nothing to do today. */
const NOT_FOR_TODAY: readonly string[] = [
  "seek_care",
  "ask_before_exercise",
  "ask_before_vigorous",
  "return_after_illness",
  "return_after_injury",
  "complete_profile",
];

/** The score of somebody, and what the overview has for them to do today. */
export function scored(
  { kind, profile, logs }: SyntheticPerson,
  checkContent: CheckContent,
): ScoredPerson {
  const allowance = exerciseAllowance(profile, TODAY, checkContent);
  const person = { profile, logs, now: NOW, timeZone: ZONE, allowance };
  const overview = healthOverview({ ...person, concerns: [], trainingKindsOf });
  const isAllowed = ({ intensity }: HealthRecommendation) =>
    stepsAbove(intensity ?? "none", allowance.limits.maxIntensity) <= 0;
  return {
    kind,
    score: overview.computedScore,
    recommendations: overview.recommendations,
    today: overview.recommendations
      .filter((each) => isAllowed(each) && !NOT_FOR_TODAY.includes(each.code))
      .map(({ code }) => code),
  };
}

/** The scores of people in order, those that are null left out. */
export function scoresOf(people: readonly ScoredPerson[]): readonly number[] {
  return people
    .flatMap(({ score }) => (score === null ? [] : [score.score]))
    .sort((left, right) => left - right);
}

/** The score that such a share of the people do not exceed. */
export function quantile(scores: readonly number[], share: number): number {
  return scores[Math.min(scores.length - 1, Math.floor(share * scores.length))] ?? Number.NaN;
}

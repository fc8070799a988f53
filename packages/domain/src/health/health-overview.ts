import { messageLocaleOf } from "../messages/message-locale.ts";
import type { SessionConcern } from "../safety/concern/session-concern.ts";
import type { ExerciseAllowance } from "../safety/exercise-allowance.ts";
import type { ComputedHealthScore } from "./computed-health-score.ts";
import type { TrainingKindsOf } from "./days-of-kinds.ts";
import { type ExerciseTrend, exerciseTrend } from "./exercise-trend.ts";
import { type HealthMetrics, healthMetrics } from "./health-metrics.ts";
import type { HealthRecommendation } from "./health-recommendation.ts";
import { healthRecommendations } from "./health-recommendations.ts";
import { type HealthSubject, healthRecordsOf } from "./health-records.ts";
import { computeHealthScore } from "./health-score.ts";
import { type RecentExercise, recentExercise } from "./recent-exercise.ts";
import { restsWithCare } from "./recommendation-stage.ts";
import { toldConcerns } from "./told-concerns.ts";

/** Everything that is computed of a person's health and exercise; what cannot be computed is null. */
export type HealthOverview = {
  readonly metrics: HealthMetrics;
  readonly computedScore: ComputedHealthScore | null;
  readonly recentExercise: RecentExercise;
  readonly trend: ExerciseTrend;
  /** At most five, most important first. */
  readonly recommendations: readonly HealthRecommendation[];
};

/**
 * The overview of a person from their profile, if any, and all logs of the last `OVERVIEW_DAYS` days, in any order.
 * Bounded by the same assessment of risk as every other advice of the service, which the caller makes with
 * `exerciseAllowance` for the local day of `now`; `trainingKindsOf` is that of sport. So nobody who only wants the figures
 * loads the readers of texts. `concerns` are what the words about the sessions of the last seven days tell (`toldConcern` of
 * safety): after pain or danger nothing is praised and nobody is told to do more.
 *
 * @example
 * ```ts
 * import { healthOverview } from "@health-exercise/domain/health";
 * import { exerciseAllowance } from "@health-exercise/domain/safety";
 * import { checkContent } from "@health-exercise/domain/safety/content-check";
 * import { trainingKindsOf } from "@health-exercise/domain/sport";
 * import { changeProfile, emptyProfile, localDateOf, type UserId, UTC } from "@health-exercise/domain/user";
 * const now = new Date("2026-03-02T08:00:00Z");
 * const told = { weightKg: 70, heightCm: 175 };
 * const profile = changeProfile(emptyProfile("somebody" as UserId, now), told, now);
 * const allowance = exerciseAllowance(profile, localDateOf(now, UTC), checkContent);
 * const person = { profile, allowance, concerns: [], trainingKindsOf };
 * const { metrics } = healthOverview({ ...person, logs: [], now, timeZone: UTC });
 * console.log(metrics.bmi, metrics.bmiCategory); // 22.9 null
 * ```
 */
export function healthOverview(
  input: HealthSubject & {
    readonly allowance: ExerciseAllowance;
    readonly concerns: readonly SessionConcern[];
    readonly trainingKindsOf: TrainingKindsOf;
  },
): HealthOverview {
  const { profile, allowance, trainingKindsOf } = input;
  const { person, limits } = allowance;
  const records = healthRecordsOf(input);
  const locale = messageLocaleOf(profile?.locale ?? null);
  const told = toldConcerns(input.concerns, records.today, input.timeZone);
  const rests = told.isDanger || restsWithCare(profile?.pauses ?? [], records.today);
  return {
    metrics: healthMetrics(person, limits, rests),
    computedScore: computeHealthScore(records),
    recentExercise: recentExercise(records),
    trend: exerciseTrend(records),
    recommendations: healthRecommendations({
      profile,
      records,
      allowance,
      trainingKindsOf,
      told,
      locale,
    }),
  };
}

import type { ExerciseLimits } from "../safety/policy/exercise-limits.ts";
import { addDays, type LocalDate } from "../shared/local-date.ts";
import type { Pause, PauseReason } from "../user/pause.ts";
import { RECOMMENDATION_RULES, type RecommendationStage } from "./health-recommendations.data.ts";

const WITH_CARE: readonly PauseReason[] = ["illness", "injury"];

/** Where a person stands on `today`; what the safety limits say goes before every pause. */
export function recommendationStage(
  limits: ExerciseLimits,
  pauses: readonly Pause[],
  today: LocalDate,
): RecommendationStage {
  if (limits.maxIntensity === "none" || limits.clearance === "stop_and_seek_care") {
    return "no_exercise";
  }
  const current = currentReasons(pauses, today);
  if (current.some((reason) => WITH_CARE.includes(reason))) return "illness_or_injury_pause";
  if (current.length > 0) return "other_pause";
  if (limits.clearance === "before_any") return "uncleared";
  return endedLately(pauses, today) ? "returning" : "free";
}

/** Why exercise is paused on `today`. */
export function currentReasons(pauses: readonly Pause[], today: LocalDate): readonly PauseReason[] {
  return pauses
    .filter(({ startDate, endDate }) => startDate <= today && (endDate ?? today) >= today)
    .map(({ reason }) => reason);
}

/** Whether a pause by illness or injury ended in the days before `today`. */
export function endedLately(pauses: readonly Pause[], today: LocalDate): boolean {
  const earliest = addDays(today, -RECOMMENDATION_RULES.easyDaysAfterPause);
  return pauses.some(
    ({ endDate, reason }) =>
      WITH_CARE.includes(reason) && endDate !== null && endDate >= earliest && endDate < today,
  );
}

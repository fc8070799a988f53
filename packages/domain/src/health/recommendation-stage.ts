import type { ExerciseLimits } from "../safety/policy/exercise-limits.ts";
import { addDays, type LocalDate } from "../shared/local-date.ts";
import { type Pause, type PauseReason, pauseReasonsOn } from "../user/pause.ts";
import { RECOMMENDATION_RULES, type RecommendationStage } from "./health-recommendations.data.ts";

const WITH_CARE: readonly PauseReason[] = ["illness", "injury"];

/** Where a person stands on `today`; what the safety limits say, and then danger that they told of, goes before every pause. */
export function recommendationStage(
  limits: ExerciseLimits,
  pauses: readonly Pause[],
  today: LocalDate,
  isDangerTold: boolean,
): RecommendationStage {
  if (limits.maxIntensity === "none" || limits.clearance === "stop_and_seek_care") {
    return "no_exercise";
  }
  if (isDangerTold) return "danger_told";
  if (restsWithCare(pauses, today)) return "illness_or_injury_pause";
  if (pauseReasonsOn(pauses, today).length > 0) return "other_pause";
  if (limits.clearance === "before_any") return "uncleared";
  return endedLately(pauses, today) ? "returning" : "free";
}

/** Whether somebody pauses because of illness or injury on `today`. */
export function restsWithCare(pauses: readonly Pause[], today: LocalDate): boolean {
  return pauseReasonsOn(pauses, today).some((reason) => WITH_CARE.includes(reason));
}

/** Whether a pause by illness or injury ended in the days before `today`. */
export function endedLately(pauses: readonly Pause[], today: LocalDate): boolean {
  const earliest = addDays(today, -RECOMMENDATION_RULES.easyDaysAfterPause);
  return pauses.some(
    ({ endDate, reason }) =>
      WITH_CARE.includes(reason) && endDate !== null && endDate >= earliest && endDate < today,
  );
}

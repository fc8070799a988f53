import {
  type BodyMeasures,
  durationMilliseconds,
  estimatedCalories,
  metOf,
  minutesOf,
  type SportLog,
} from "@health-exercise/domain/sport";
import { isMeasured, presentMeasures } from "./session-measures.presenter.ts";

/** A log as clients see it. */
export function presentSportLog(log: SportLog, measures: BodyMeasures) {
  const duration = durationMilliseconds(log);
  const presented = {
    id: log.id,
    log_id: log.id,
    user_id: log.userId,
    sport_name: log.sportName,
    sport_start: log.sportStart.toISOString(),
    sport_end: log.sportEnd?.toISOString() ?? null,
    cal: log.calories,
    iffinish: log.finished,
    sport_feedback: log.feedback,
    notes: log.notes,
    exercise_type: log.exerciseType,
    is_custom: log.isCustom,
    duration_minutes: duration === null ? null : minutesOf(duration),
    met: metOf(log, measures),
    estimated_cal: estimatedCalories(log, measures),
    cal_source: log.caloriesSource,
    created_at: log.createdAt.toISOString(),
    updated_at: log.updatedAt.toISOString(),
  };
  return isMeasured(log) ? { ...presented, ...presentMeasures(log) } : presented;
}

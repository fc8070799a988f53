import {
  type BodyMeasures,
  baselineOf,
  durationMilliseconds,
  estimatedCalories,
  intensityOfSession,
  minutesOf,
  type SportLog,
} from "@health-exercise/domain/sport";
import { instantText } from "../framework/instant-text.ts";
import { isMeasured, presentMeasures } from "./session-measures.presenter.ts";

/** A log as clients see it. */
export function presentSportLog(log: SportLog, measures: BodyMeasures) {
  const intensity = intensityOfSession(log, measures);
  const duration = durationMilliseconds(log);
  const presented = {
    id: log.id,
    log_id: log.id,
    user_id: log.userId,
    sport_name: log.sportName,
    sport_start: instantText(log.sportStart),
    sport_end: log.sportEnd && instantText(log.sportEnd),
    cal: log.calories,
    iffinish: log.finished,
    sport_feedback: log.feedback,
    notes: log.notes,
    exercise_type: log.exerciseType,
    is_custom: log.isCustom,
    duration_minutes: duration === null ? null : minutesOf(duration),
    met: intensity?.met ?? null,
    met_edition: intensity?.edition ?? null,
    baseline_kcal_per_kg_h: intensity && baselineOf(intensity.edition),
    estimated_cal: estimatedCalories(log, measures),
    cal_source: log.caloriesSource,
    created_at: instantText(log.createdAt),
    updated_at: instantText(log.updatedAt),
  };
  return isMeasured(log) ? { ...presented, ...presentMeasures(log) } : presented;
}

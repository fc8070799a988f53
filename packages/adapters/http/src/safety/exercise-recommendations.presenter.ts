import type { ExerciseRecommendation, Range } from "@health-exercise/domain/safety";
import { baselineOf } from "@health-exercise/domain/sport";
import { presentSafetySource } from "./safety-source.presenter.ts";

/** An exercise recommendation as it is sent. */
export function presentExerciseRecommendation(recommendation: ExerciseRecommendation) {
  const { activity, intensity } = recommendation;
  return {
    exercise_type: recommendation.exerciseType,
    category: recommendation.categoryId,
    met: activity?.met ?? null,
    met_edition: activity?.edition ?? null,
    baseline_kcal_per_kg_h: activity && baselineOf(activity.edition),
    suitability: recommendation.suitability,
    intensity: {
      level: intensity.level,
      heart_rate_bpm: intensity.heartRate === null ? null : presentRange(intensity.heartRate),
      heart_rate_formula: intensity.heartRate?.formula ?? null,
      rpe: presentRange(intensity.perceivedExertion),
    },
    duration_minutes: presentRange(recommendation.durationMinutes),
    sessions_per_week: presentRange(recommendation.sessionsPerWeek),
    warm_up: [...recommendation.warmUp],
    cool_down: [...recommendation.coolDown],
    precautions: [...recommendation.precautions],
    contraindications: [...recommendation.contraindications],
    stop_signs: [...recommendation.stopSigns],
    alternatives: recommendation.alternatives.map(({ name, activity: other }) => ({
      name,
      code: other.code,
      category: other.categoryId,
      met: other.met,
      met_edition: other.edition,
    })),
    sources: recommendation.sources.map(presentSafetySource),
    safety_disclaimer: recommendation.disclaimer,
  };
}

function presentRange({ min, max }: Range) {
  return { min, max };
}

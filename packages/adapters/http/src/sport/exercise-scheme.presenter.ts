import type { ExerciseScheme } from "@health-exercise/domain/sport";

/** A scheme as clients see it. */
export function presentExerciseScheme(scheme: ExerciseScheme) {
  return {
    id: scheme.id,
    user_id: scheme.userId,
    name: scheme.name,
    goal: scheme.goal,
    description: scheme.description,
    sessions_per_week: scheme.sessionsPerWeek,
    items: scheme.items.map((item) => ({
      exercise_type: item.exerciseType,
      sport_name: item.sportName,
      minutes: item.minutes,
      target_met: item.targetMet,
      weekday: item.weekday,
    })),
    is_active: scheme.isActive,
    created_at: scheme.createdAt.toISOString(),
    updated_at: scheme.updatedAt.toISOString(),
  };
}

import type { ExerciseGoal } from "@health-exercise/domain/sport";
import { anExerciseGoalId, aUserId } from "./an-id.ts";

/** Three sessions of any kind a week. */
export function anExerciseGoal(facts: Partial<ExerciseGoal> = {}): ExerciseGoal {
  const createdAt = new Date("2026-01-05T08:00:00.000Z");
  return {
    id: anExerciseGoalId(),
    userId: aUserId(),
    metric: "sessions",
    period: "week",
    target: 3,
    activity: null,
    createdAt,
    updatedAt: createdAt,
    revision: 1,
    ...facts,
  };
}

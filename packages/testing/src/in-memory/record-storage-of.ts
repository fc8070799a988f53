import type { ExerciseGoal } from "@health-exercise/domain/sport";
import type { StorageUnderTest } from "../contracts/storage-under-test.ts";

/** Where the answers to questions about records come from, for a person with these goals: no port in memory keeps goals. */
export function recordStorageOf(
  {
    records,
    exerciseSchemes,
    exerciseStatistics,
  }: Pick<StorageUnderTest, "records" | "exerciseSchemes" | "exerciseStatistics">,
  goals: readonly ExerciseGoal[] = [],
) {
  return {
    records,
    schemes: exerciseSchemes,
    goals: { listExerciseGoals: async () => goals },
    statistics: exerciseStatistics,
  };
}

import type { StorageUnderTest } from "../contracts/storage-under-test.ts";

/** Where the answers to questions about records come from. */
export function recordStorageOf({
  records,
  exerciseSchemes: schemes,
  exerciseGoals: goals,
  exerciseStatistics: statistics,
}: Pick<StorageUnderTest, "records" | "exerciseSchemes" | "exerciseGoals" | "exerciseStatistics">) {
  return { records, schemes, goals, statistics };
}

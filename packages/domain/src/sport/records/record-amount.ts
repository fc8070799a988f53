import type { ExerciseTotals } from "../statistics/exercise-totals.ts";
import type { Movement } from "../statistics/movement.ts";

/** What was done of some kind of exercise in a period: sums over finished sessions. */
export type RecordAmount = {
  readonly totals: ExerciseTotals;
  readonly activeDays: number;
  /** The sessions whose duration is known: what the mean duration is taken over. */
  readonly timedSessions: number;
  /** The sessions whose distance is known. */
  readonly measuredSessions: number;
  /** The sessions whose energy is known: one of 0 kcal tells none. */
  readonly energySessions: number;
  /** The sessions whose MET and time are known. */
  readonly effortSessions: number;
  /** Of the sessions whose distance and time are known. */
  readonly moved: Movement;
};

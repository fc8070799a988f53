import { metMinutesOf, minutesOf } from "../sport/statistics/exercise-totals.ts";
import { daysWithin, type HealthRecords, lastDays, totalsOf } from "./health-records.ts";

/** The finished sessions of some days; minutes and MET-minutes with one decimal. */
export type ExerciseFigures = {
  readonly sessions: number;
  readonly minutes: number;
  readonly calories: number;
  readonly metMinutes: number;
  readonly activeDays: number;
};

/** What was done lately; today counts as one of the days. */
export type RecentExercise = {
  readonly last7Days: ExerciseFigures;
  readonly last30Days: ExerciseFigures;
};

/** The exercise of the last week and the last thirty days, paused days included: what was done was done. */
export function recentExercise(records: HealthRecords): RecentExercise {
  return { last7Days: figuresOf(records, 7), last30Days: figuresOf(records, 30) };
}

function figuresOf(records: HealthRecords, length: number): ExerciseFigures {
  const within = daysWithin(lastDays(records.today, length), records);
  const totals = totalsOf(within);
  return {
    sessions: totals.sessions,
    minutes: minutesOf(totals.durationMilliseconds),
    calories: totals.calories,
    metMinutes: metMinutesOf(totals),
    activeDays: within.length,
  };
}

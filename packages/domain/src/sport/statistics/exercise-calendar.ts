import {
  type DateRange,
  datesOf,
  daysIn,
  isWithinRange,
  type LocalDate,
} from "../../shared/local-date.ts";
import { type DailyTotals, longestDayOf } from "./daily-totals.ts";
import { type ExerciseTotals, NO_EXERCISE, sumTotals } from "./exercise-totals.ts";

/** The longest calendar, in days. */
export const CALENDAR_MAX_DAYS = 366;

/** Every day of a range with its sessions, and their sums. */
export type ExerciseCalendar = {
  readonly range: DateRange;
  readonly days: readonly DailyTotals[];
  readonly totalDays: number;
  readonly activeDays: number;
  readonly totals: ExerciseTotals;
  /** The day with most minutes, the earliest of equals; null when no day has any. */
  readonly bestDay: LocalDate | null;
};

/** The calendar of `range` from the days with a session, in order; days outside it are left out. */
export function exerciseCalendar(range: DateRange, days: readonly DailyTotals[]): ExerciseCalendar {
  const activeDays = days.filter((day) => isWithinRange(day.date, range));
  const timedDays = activeDays.filter((day) => day.totals.durationMilliseconds > 0);
  return {
    range,
    days: everyDay(range, activeDays),
    totalDays: daysIn(range),
    activeDays: activeDays.length,
    totals: sumTotals(activeDays.map((day) => day.totals)),
    bestDay: longestDayOf(timedDays)?.date ?? null,
  };
}

/** All days of `range`, the ones without a session with empty totals. */
export function everyDay(range: DateRange, activeDays: readonly DailyTotals[]): DailyTotals[] {
  const byDate = new Map(activeDays.map((day) => [day.date, day]));
  return datesOf(range).map(
    (date) => byDate.get(date) ?? { date, totals: NO_EXERCISE, sportNames: [] },
  );
}

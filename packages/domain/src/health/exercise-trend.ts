import {
  addDays,
  type DateRange,
  isWithinRange,
  type LocalDate,
  weekOf,
} from "../shared/local-date.ts";
import { type ExerciseTotals, sumTotals } from "../sport/statistics/exercise-totals.ts";
import { pausedDaysUntil } from "../user/pause.ts";
import { EXERCISE_TREND_RULES } from "./exercise-trend.data.ts";
import type { HealthRecords } from "./health-records.ts";

const DAYS_PER_WEEK = 7;

/** Where the weekly minutes go. */
export const TREND_DIRECTIONS = ["up", "steady", "down"] as const;
export type TrendDirection = (typeof TREND_DIRECTIONS)[number];

/** One week, Monday to Sunday. */
export type TrendWeek = {
  readonly weekStart: LocalDate;
  readonly weekEnd: LocalDate;
  readonly totals: ExerciseTotals;
  readonly activeDays: number;
  readonly pausedDays: number;
  readonly isCurrent: boolean;
};

/** The last eight weeks, the current one last, and where they lead. */
export type ExerciseTrend = {
  /** By the whole weeks alone; null where they are too few or empty, or paused for the most part. */
  readonly direction: TrendDirection | null;
  readonly weeks: readonly TrendWeek[];
};

/** The trend of the weekly minutes; the week that is not over does not count against anybody. */
export function exerciseTrend(records: HealthRecords): ExerciseTrend {
  const current = weekOf(records.today);
  const weeks = Array.from({ length: EXERCISE_TREND_RULES.weeks }, (_, index) => {
    const weeksAgo = EXERCISE_TREND_RULES.weeks - 1 - index;
    const start = addDays(current.start, -weeksAgo * DAYS_PER_WEEK);
    return weekFrom(weekOf(start), weeksAgo === 0, records);
  });
  return { direction: directionOf(weeks.filter((week) => !week.isCurrent)), weeks };
}

function weekFrom(range: DateRange, isCurrent: boolean, records: HealthRecords): TrendWeek {
  const days = records.days.filter(({ date }) => isWithinRange(date, range));
  return {
    weekStart: range.start,
    weekEnd: range.end,
    totals: sumTotals(days.map((day) => day.totals)),
    activeDays: days.length,
    pausedDays:
      pausedDaysUntil(records.paused, range.end) -
      pausedDaysUntil(records.paused, addDays(range.start, -1)),
    isCurrent,
  };
}

function directionOf(wholeWeeks: readonly TrendWeek[]): TrendDirection | null {
  const { recentWeeks, minWeeksPerSide, steadyWithinPercent } = EXERCISE_TREND_RULES;
  const before = wholeWeeks.slice(0, -recentWeeks).filter(countsInTrend);
  const recent = wholeWeeks.slice(-recentWeeks).filter(countsInTrend);
  if (before.length < minWeeksPerSide || recent.length < minWeeksPerSide) return null;
  // Both means times both counts: whole numbers, so that exactly ten percent is ten percent.
  const timeBefore = timeOf(before) * recent.length;
  const timeRecent = timeOf(recent) * before.length;
  if (timeBefore === 0 && timeRecent === 0) return null;
  if (timeRecent * 100 > timeBefore * (100 + steadyWithinPercent)) return "up";
  return timeRecent * 100 < timeBefore * (100 - steadyWithinPercent) ? "down" : "steady";
}

function countsInTrend({ pausedDays }: TrendWeek): boolean {
  return pausedDays < EXERCISE_TREND_RULES.leftOutFromPausedDays;
}

function timeOf(weeks: readonly TrendWeek[]): number {
  return sumTotals(weeks.map((week) => week.totals)).durationMilliseconds;
}

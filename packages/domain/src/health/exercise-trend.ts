import { DAYS_PER_WEEK } from "../shared/durations.ts";
import { addDays, type DateRange, type LocalDate, weekOf } from "../shared/local-date.ts";
import type { ExerciseTotals } from "../sport/statistics/exercise-totals.ts";
import { pausedDaysUntil } from "../user/pause.ts";
import { EXERCISE_TREND_RULES } from "./exercise-trend.data.ts";
import { countedDaysIn, daysWithin, type HealthRecords, totalsOf } from "./health-records.ts";

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
  /** By the whole weeks alone, per day that counts; null where they are too few or empty, or paused for the most part. */
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
  const first = records.days[0]?.date;
  const measured = weeks
    .filter((week) => !week.isCurrent)
    .map((week) => measuredWeek(week, first, records));
  return { direction: directionOf(measured), weeks };
}

function weekFrom(range: DateRange, isCurrent: boolean, records: HealthRecords): TrendWeek {
  const days = daysWithin(range, records);
  return {
    weekStart: range.start,
    weekEnd: range.end,
    totals: totalsOf(days),
    activeDays: days.length,
    pausedDays:
      pausedDaysUntil(records.paused, range.end) -
      pausedDaysUntil(records.paused, addDays(range.start, -1)),
    isCurrent,
  };
}

/** How much was done in a week, and on how many days it is measured; null where it says nothing. */
type MeasuredWeek = { readonly time: number; readonly days: number } | null;

/** Weeks before the first record say nothing, and neither do those that were paused for the most part. */
function measuredWeek(
  { weekStart, weekEnd, totals }: TrendWeek,
  first: LocalDate | undefined,
  records: HealthRecords,
): MeasuredWeek {
  if (first === undefined || weekEnd < first) return null;
  const days = countedDaysIn({ start: weekStart, end: weekEnd }, records).length;
  if (DAYS_PER_WEEK - days >= EXERCISE_TREND_RULES.leftOutFromPausedDays) return null;
  return { time: totals.durationMilliseconds, days };
}

function directionOf(wholeWeeks: readonly MeasuredWeek[]): TrendDirection | null {
  const { recentWeeks, minWeeksPerSide, steadyWithinPercent } = EXERCISE_TREND_RULES;
  const before = wholeWeeks.slice(0, -recentWeeks).filter((week) => week !== null);
  const recent = wholeWeeks.slice(-recentWeeks).filter((week) => week !== null);
  if (before.length < minWeeksPerSide || recent.length < minWeeksPerSide) return null;
  // The means of a day, times both numbers of days: whole numbers, so that exactly ten percent is ten percent.
  const timeBefore = sumOf(before, "time") * sumOf(recent, "days");
  const timeRecent = sumOf(recent, "time") * sumOf(before, "days");
  if (timeBefore === 0 && timeRecent === 0) return null;
  if (timeRecent * 100 > timeBefore * (100 + steadyWithinPercent)) return "up";
  return timeRecent * 100 < timeBefore * (100 - steadyWithinPercent) ? "down" : "steady";
}

function sumOf(weeks: readonly NonNullable<MeasuredWeek>[], name: "time" | "days"): number {
  return weeks.reduce((sum, week) => sum + week[name], 0);
}

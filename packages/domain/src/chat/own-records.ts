import { DAYS_PER_WEEK } from "../shared/durations.ts";
import {
  addDays,
  type DateRange,
  isWithinRange,
  type LocalDate,
  localDateOf,
} from "../shared/local-date.ts";
import type { TimeZone } from "../shared/time-zone.ts";
import type { FinishedSportLog, OpenSportLog } from "../sport/sport-log.ts";
import type { DailyTotals } from "../sport/statistics/daily-totals.ts";
import type {
  ExerciseStatistics,
  StatisticsContext,
} from "../sport/statistics/exercise-statistics.ts";
import { sumTotals } from "../sport/statistics/exercise-totals.ts";
import type { SchemeProgress } from "../sport/statistics/weekly-report.ts";
import type { PeriodTotals } from "../sport/statistics/weekly-report-data.ts";
import { ageOn, type Profile } from "../user/profile.ts";

/** A week's exercise, Monday to Sunday. */
export type WeekTotals = PeriodTotals & { readonly week: DateRange };

/** What all of a person's exercise adds up to. */
export type OwnTotals = {
  readonly statistics: ExerciseStatistics;
  readonly day: PeriodTotals;
  readonly yesterday: PeriodTotals;
  /** Seven days up to today, and thirty. */
  readonly last7Days: PeriodTotals;
  readonly last30Days: PeriodTotals;
  /** Eight weeks up to the current one, the earliest first. */
  readonly weeks: readonly WeekTotals[];
  /** The active schemes, with what was done of each this week. */
  readonly schemes: readonly SchemeProgress[];
};

/** Everything the service has on record about a person's exercise that a reply may speak of. */
export type OwnRecords = {
  readonly today: LocalDate;
  readonly timeZone: TimeZone;
  /** Null where nothing of the reply could speak of them. */
  readonly totals: OwnTotals | null;
  /** The finished session that began last, and the day it began. */
  readonly lastSession: { readonly log: FinishedSportLog; readonly date: LocalDate } | null;
  readonly openSession: OpenSportLog | null;
  readonly body: {
    readonly ageYears: number | null;
    readonly heightCm: number | null;
    readonly weightKg: number | null;
    readonly restingHeartRateBpm: number | null;
  };
};

/** How many weeks `OwnTotals.weeks` has. */
const RECORDED_WEEKS = 8;

/** What was read of a person's exercise. */
export type OwnRecordsData = {
  readonly profile: Profile | null;
  readonly totals: OwnTotals | null;
  readonly lastSession: FinishedSportLog | null;
  readonly openSession: OpenSportLog | null;
};

/** What was read to add up a person's exercise. */
export type OwnTotalsData = {
  readonly statistics: ExerciseStatistics;
  /** The days of `recordedDays` with a finished session, in order. */
  readonly days: readonly DailyTotals[];
  readonly schemes: readonly SchemeProgress[];
};

/** The days that are read for `ownTotals`: eight weeks up to the end of the current one. */
export function recordedDays({ thisWeek }: StatisticsContext): DateRange {
  const days = DAYS_PER_WEEK * (RECORDED_WEEKS - 1);
  return { start: addDays(thisWeek.start, -days), end: thisWeek.end };
}

/** What a person's exercise adds up to at `context`. */
export function ownTotals(
  { statistics, days: recorded, schemes }: OwnTotalsData,
  { today, thisWeek }: StatisticsContext,
): OwnTotals {
  const within = (range: DateRange): PeriodTotals => {
    const days = recorded.filter(({ date }) => isWithinRange(date, range));
    return { totals: sumTotals(days.map(({ totals }) => totals)), activeDays: days.length };
  };
  const weeks = Array.from({ length: RECORDED_WEEKS }, (_, index) => {
    const back = DAYS_PER_WEEK * (RECORDED_WEEKS - 1 - index);
    const week = { start: addDays(thisWeek.start, -back), end: addDays(thisWeek.end, -back) };
    return { week, ...within(week) };
  });
  const dayBefore = addDays(today, -1);
  return {
    statistics,
    day: within({ start: today, end: today }),
    yesterday: within({ start: dayBefore, end: dayBefore }),
    last7Days: within({ start: addDays(today, -6), end: today }),
    last30Days: within({ start: addDays(today, -29), end: today }),
    weeks,
    schemes,
  };
}

/** A person's records as they stand at `context`. */
export function ownRecords(
  { profile, totals, lastSession, openSession }: OwnRecordsData,
  { today, timeZone }: StatisticsContext,
): OwnRecords {
  return {
    today,
    timeZone,
    totals,
    lastSession: lastSession && {
      log: lastSession,
      date: localDateOf(lastSession.sportStart, timeZone),
    },
    openSession,
    body: {
      ageYears: ageOn(profile?.birth ?? null, today),
      heightCm: profile?.heightCm ?? null,
      weightKg: profile?.weightKg ?? null,
      restingHeartRateBpm: profile?.restingHeartRateBpm ?? null,
    },
  };
}

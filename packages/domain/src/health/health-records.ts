import {
  addDays,
  type DateRange,
  datesOf,
  isWithinRange,
  type LocalDate,
  localDateOf,
} from "../shared/local-date.ts";
import type { TimeZone } from "../shared/time-zone.ts";
import type { SportLog } from "../sport/sport-log.ts";
import {
  type DailyTotals,
  dailyTotals,
  finishedByStart,
} from "../sport/statistics/daily-totals.ts";
import { type ExerciseTotals, sumTotals } from "../sport/statistics/exercise-totals.ts";
import { isPaused, pausedRanges } from "../user/pause.ts";
import { ageOn, olderAdultFrom, type Profile } from "../user/profile.ts";

/** How many local days of logs, today included, a health overview is made from. */
export const OVERVIEW_DAYS = 60;

/** A person's logs of the last `OVERVIEW_DAYS` days and what tells their days apart. */
export type HealthSubject = {
  readonly profile: Profile | null;
  readonly logs: readonly SportLog[];
  readonly now: Date;
  readonly timeZone: TimeZone;
};

/** A finished session with the local day on which it starts. */
export type DatedSession = { readonly date: LocalDate; readonly log: SportLog };

/** The finished sessions that an overview rests on, and when they were. */
export type HealthRecords = {
  readonly today: LocalDate;
  /** Null when it was not told. */
  readonly ageYears: number | null;
  /** Paused days, in order, neither overlapping nor touching. */
  readonly paused: readonly DateRange[];
  /** Earliest first. */
  readonly sessions: readonly DatedSession[];
  /** The days with a session, in order. */
  readonly days: readonly DailyTotals[];
};

/** The records of the last `OVERVIEW_DAYS` days; older sessions, later ones and the open one are left out. */
export function healthRecordsOf({ profile, logs, now, timeZone }: HealthSubject): HealthRecords {
  const today = localDateOf(now, timeZone);
  const range = lastDays(today, OVERVIEW_DAYS);
  const sessions = finishedByStart(logs)
    .map((log) => ({ date: localDateOf(log.sportStart, timeZone), log }))
    .filter(({ date }) => isWithinRange(date, range));
  return {
    today,
    ageYears: ageOn(profile?.birth ?? null, today),
    paused: pausedRanges(profile?.pauses ?? []),
    sessions,
    days: dailyTotals(
      sessions.map(({ log }) => log),
      { timeZone, olderAdultFrom: olderAdultFrom(profile) },
    ),
  };
}

/**
 * The days of `range` that are measured by: all but the paused ones on which nothing was done. What was done counts, so
 * that saying afterwards that one paused takes nothing away.
 */
export function countedDaysIn(range: DateRange, { days, paused }: HealthRecords): LocalDate[] {
  const active = new Set(days.map(({ date }) => date));
  return datesOf(range).filter((date) => active.has(date) || !isPaused(paused, date));
}

/** The last `days` local days up to today. */
export function lastDays(today: LocalDate, days: number): DateRange {
  return { start: addDays(today, 1 - days), end: today };
}

/** The days of a range with a session, in order. */
export function daysWithin(
  range: DateRange,
  { days }: Pick<HealthRecords, "days">,
): readonly DailyTotals[] {
  return days.filter(({ date }) => isWithinRange(date, range));
}

/** The sum over days. */
export function totalsOf(days: readonly DailyTotals[]): ExerciseTotals {
  return sumTotals(days.map((day) => day.totals));
}

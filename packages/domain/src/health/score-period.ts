import { type DateRange, datesOf, isWithinRange, type LocalDate } from "../shared/local-date.ts";
import type { DailyTotals } from "../sport/statistics/daily-totals.ts";
import { isPaused } from "../user/pause.ts";
import { type DatedSession, type HealthRecords, lastDays } from "./health-records.ts";
import { HEALTH_SCORE_RULES } from "./health-score.data.ts";

/** What a score rests on: paused days are left out of it, with all that was done on them. */
export type ScorePeriod = {
  readonly range: DateRange;
  readonly unpausedDays: number;
  readonly ageYears: number | null;
  /** The unpaused days with a session, in order. */
  readonly days: readonly DailyTotals[];
  readonly sessions: readonly DatedSession[];
};

/**
 * The days that a score looks back on: the whole window, or from the first recorded day on for those whose records
 * begin within it. Null where nothing was recorded on an unpaused day.
 */
export function scorePeriodOf(records: HealthRecords): ScorePeriod | null {
  const first = records.days.find(({ date }) => !isPaused(records.paused, date))?.date;
  if (first === undefined) return null;
  const window = lastDays(records.today, HEALTH_SCORE_RULES.windowDays);
  const range = { start: first > window.start ? first : window.start, end: window.end };
  const unpaused: ReadonlySet<LocalDate> = new Set(
    datesOf(range).filter((date) => !isPaused(records.paused, date)),
  );
  return {
    range,
    unpausedDays: unpaused.size,
    ageYears: records.ageYears,
    days: records.days.filter(({ date }) => unpaused.has(date)),
    sessions: records.sessions.filter(({ date }) => unpaused.has(date)),
  };
}

/** The part of a period that lies in `range`. */
export function daysWithin(range: DateRange, { days }: ScorePeriod): readonly DailyTotals[] {
  return days.filter(({ date }) => isWithinRange(date, range));
}

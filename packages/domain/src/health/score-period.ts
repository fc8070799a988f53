import { type DateRange, isWithinRange } from "../shared/local-date.ts";
import type { DailyTotals } from "../sport/statistics/daily-totals.ts";
import {
  countedDaysIn,
  type DatedSession,
  daysWithin,
  type HealthRecords,
  lastDays,
} from "./health-records.ts";
import { HEALTH_SCORE_RULES } from "./health-score.data.ts";

/** What a score rests on. */
export type ScorePeriod = {
  readonly range: DateRange;
  /** Days that are not paused, and paused ones with a session. */
  readonly countedDays: number;
  readonly ageYears: number | null;
  /** The days with a session, in order. */
  readonly days: readonly DailyTotals[];
  readonly sessions: readonly DatedSession[];
};

/**
 * The days that a score looks back on: the whole window, or from the first recorded day on for those whose records
 * begin within it. Null where nothing was recorded.
 */
export function scorePeriodOf(records: HealthRecords): ScorePeriod | null {
  const first = records.days[0]?.date;
  if (first === undefined) return null;
  const window = lastDays(records.today, HEALTH_SCORE_RULES.windowDays);
  const range = { start: first > window.start ? first : window.start, end: window.end };
  return {
    range,
    countedDays: countedDaysIn(range, records).length,
    ageYears: records.ageYears,
    days: daysWithin(range, records),
    sessions: records.sessions.filter(({ date }) => isWithinRange(date, range)),
  };
}

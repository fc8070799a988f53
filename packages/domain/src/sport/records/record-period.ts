import { DAYS_PER_WEEK, MINUTES_PER_DAY } from "../../shared/durations.ts";
import {
  addDays,
  type DateRange,
  type LocalDate,
  monthOf,
  weekOf,
} from "../../shared/local-date.ts";
import type { HoursOfDay, RecordPeriod } from "./record-query.ts";

/** When on the days of a period sessions begin that are meant. */
export function timesOfPeriod(period: RecordPeriod): {
  readonly hours: HoursOfDay | undefined;
  readonly after: Date | undefined;
} {
  return { hours: period.hours, after: period.kind === "since" ? period.after : undefined };
}

/** The days of a period for a person whose day is `today`; null for all days. */
export function daysOfPeriod(period: RecordPeriod, today: LocalDate): DateRange | null {
  switch (period.kind) {
    case "ever":
      return null;
    case "day":
      return { start: period.date, end: period.date };
    case "week":
      return weekOf(addDays(today, -DAYS_PER_WEEK * period.weeksAgo));
    case "month":
      return monthOf(dateOf(period.year, period.month, 1));
    case "year":
      return { start: dateOf(period.year, 1, 1), end: dateOf(period.year, 12, 31) };
    case "last_days":
      return { start: addDays(today, 1 - period.days), end: today };
    case "since":
      return { start: period.date, end: today };
    case "range":
      return { start: period.start, end: period.end };
  }
}

/** The days on which sessions of a scope may begin: a night goes on into the day after. */
export function daysSearched({
  range,
  period: { hours },
}: {
  readonly range: DateRange | null;
  readonly period: RecordPeriod;
}): DateRange | null {
  const isBeyond = hours !== undefined && hours.until > MINUTES_PER_DAY;
  return range !== null && isBeyond ? { ...range, end: addDays(range.end, 1) } : range;
}

function dateOf(year: number, month: number, day: number): LocalDate {
  const [years, months, days] = [String(year).padStart(4, "0"), twoDigits(month), twoDigits(day)];
  return `${years}-${months}-${days}` as LocalDate;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

import type { Token } from "../../../language/read-text.ts";
import { DAYS_PER_WEEK } from "../../../shared/durations.ts";
import {
  addDays,
  type LocalDate,
  monthOf,
  parseLocalDate,
  weekOf,
} from "../../../shared/local-date.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";

const EARLIEST_YEAR = 1970;
const LATEST_YEAR = 2100;
const DECEMBER = 12;

/** The day that the calendar has so; undefined for 30 February. */
export function dateOf(year: number, month: number, day: number): LocalDate | undefined {
  const two = (number: number) => String(number).padStart(2, "0");
  return parseLocalDate(`${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`);
}

/** The latest such day up to today; of 29 February that of the latest leap year. */
export function latestDay(month: number, day: number, today: LocalDate): LocalDate | undefined {
  const LEAP_YEARS_APART = 8;
  for (let back = 0; back <= LEAP_YEARS_APART; back += 1) {
    const date = dateOf(yearOf(today) - back, month, day);
    if (date !== undefined && date <= today) return date;
  }
  return undefined;
}

/** The latest such weekday before today; Monday is 1. */
export function latestWeekday(weekday: number, today: LocalDate): LocalDate {
  const ofThisWeek = addDays(weekOf(today).start, weekday - 1);
  return ofThisWeek < today ? ofThisWeek : addDays(ofThisWeek, -DAYS_PER_WEEK);
}

/** The latest year in which the month has begun. */
export function latestYearOf(month: number, today: LocalDate): number {
  return month <= monthOfDay(today) ? yearOf(today) : yearOf(today) - 1;
}

/** The latest day of that number: of this month, or of the last one that has it. */
export function latestDayOfMonth(day: number, today: LocalDate): LocalDate | undefined {
  const MONTHS_BACK = 2;
  let [year, month] = [yearOf(today), monthOfDay(today)];
  for (let back = 0; back <= MONTHS_BACK; back += 1) {
    const date = dateOf(year, month, day);
    if (date !== undefined && date <= today) return date;
    [year, month] = month === 1 ? [year - 1, DECEMBER] : [year, month - 1];
  }
  return undefined;
}

/** The days from the first of a month to the last of another. */
export function monthsFrom(
  year: number,
  month: number,
  count: number,
): { readonly start: LocalDate; readonly end: LocalDate } | undefined {
  const last = month + count - 2;
  const start = dateOf(year, month, 1);
  const end = dateOf(year + Math.floor(last / DECEMBER), (last % DECEMBER) + 1, 1);
  return start && end && { start, end: monthOf(end).end };
}

/** A year in four digits at a place. */
export function yearNumberAt(words: readonly Token[], at: number): number | undefined {
  const { kind, value, text = "" } = words[at] ?? {};
  const isYear =
    kind === "number" && text.length === 4 && isBetween(value, EARLIEST_YEAR, LATEST_YEAR);
  return isYear ? value : undefined;
}

export function isBetween(value: number | undefined, least: number, most: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= least && value <= most;
}

/** The first day of a point in time, of which something is counted on. */
export function firstDayOf(period: RecordPeriod, today: LocalDate): LocalDate | undefined {
  switch (period.kind) {
    case "day":
      return period.date;
    case "week":
      return weekOf(addDays(today, -DAYS_PER_WEEK * period.weeksAgo)).start;
    case "month":
      return dateOf(period.year, period.month, 1);
    case "year":
      return dateOf(period.year, 1, 1);
    case "range":
      return period.start;
    case "last_days":
      return addDays(today, 1 - period.days);
    default:
      return undefined;
  }
}

export function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

/** From 1 to 12. */
export function monthOfDay(date: LocalDate): number {
  return Number(date.slice(5, 7));
}

/** A day as it is written in Chinese. */
export function chineseDate(date: LocalDate): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${year}年${month}月${day}日`;
}

import { MILLISECONDS_PER_DAY, MILLISECONDS_PER_MINUTE } from "./durations.ts";
import type { TimeZone } from "./time-zone.ts";
import { firstInstantFrom, instantOf, wallTimeAt } from "./zone-offset.ts";

declare const brand: unique symbol;

/** A calendar day of the years 1 to 9999, `YYYY-MM-DD`, without a time zone. Compares as text. */
export type LocalDate = string & { readonly [brand]: "LocalDate" };

/** The first day a `LocalDate` can be. */
export const EARLIEST_DATE = "0001-01-01" as LocalDate;
/** The last day a `LocalDate` can be. */
export const LATEST_DATE = "9999-12-31" as LocalDate;

/** Days from `start` to `end`, both included. */
export type DateRange = { readonly start: LocalDate; readonly end: LocalDate };

/** Instants from `from` (included) to `until` (excluded). */
export type InstantRange = { readonly from: Date; readonly until: Date };

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
/** 1970-01-05. */
const A_MONDAY = 4;
const FIRST_YEAR = 1;
const LAST_YEAR = 9999;
const EARLIEST_DAY_NUMBER = dayNumber(EARLIEST_DATE);
const LATEST_DAY_NUMBER = dayNumber(LATEST_DATE);

/** The day that `text` spells as `YYYY-MM-DD`; undefined when the calendar has no such day. */
export function parseLocalDate(text: string): LocalDate | undefined {
  if (!ISO_DAY.test(text) || text < EARLIEST_DATE) return undefined;
  // What the calendar lacks is no date, or another day.
  const date = new Date(text);
  const isDay =
    date.getUTCMonth() + 1 === Number(text.slice(5, 7)) &&
    date.getUTCDate() === Number(text.slice(8));
  return isDay ? (text as LocalDate) : undefined;
}

/**
 * The day that `instant` falls on in `timeZone`.
 *
 * @example
 * ```ts
 * import { localDateOf, UTC } from "@health-exercise/domain/user";
 * console.log(localDateOf(new Date("2026-03-01T23:30:00+01:00"), UTC)); // 2026-03-01
 * ```
 */
export function localDateOf(instant: Date, timeZone: TimeZone): LocalDate {
  return dayOf(wallTimeAt(instant.getTime(), timeZone));
}

/**
 * The first instant of `date` in `timeZone`: midnight, or the end of the gap where clocks skip midnight
 * or the whole day. Where clocks went back over midnight (St. John's until 2011), the day before goes on
 * for a while after this instant.
 */
export function startOfDay(date: LocalDate, timeZone: TimeZone): Date {
  return startOfDayNumber(dayNumber(date), timeZone);
}

/** When the clocks of `timeZone` show so many minutes after 0:00 of `date`: where they change, not so long after midnight. */
export function instantAt(date: LocalDate, minuteOfDay: number, timeZone: TimeZone): Date {
  const wallTime = dayNumber(date) * MILLISECONDS_PER_DAY + minuteOfDay * MILLISECONDS_PER_MINUTE;
  return new Date(instantOf(wallTime, timeZone));
}

/** The instants of all days of `range` in `timeZone`. */
export function instantsOf(range: DateRange, timeZone: TimeZone): InstantRange {
  return {
    from: startOfDay(range.start, timeZone),
    until: startOfDayNumber(dayNumber(range.end) + 1, timeZone),
  };
}

/** `date` moved by a number of days; negative numbers go back. Stops at the first and the last date. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** `date` moved by whole years; 29 February becomes 28 February in common years. Stops at the first and the last date. */
export function addYears(date: LocalDate, years: number): LocalDate {
  const year = Number(date.slice(0, 4)) + years;
  if (year < FIRST_YEAR) return EARLIEST_DATE;
  if (year > LAST_YEAR) return LATEST_DATE;
  const moved = String(year).padStart(4, "0") + date.slice(4);
  return parseLocalDate(moved) ?? (moved.replace(/29$/, "28") as LocalDate);
}

/** Days since 1970-01-01. */
export function dayNumber(date: LocalDate): number {
  return Date.parse(date) / MILLISECONDS_PER_DAY;
}

/** The day that lies `number` days after 1970-01-01; the first or the last date where there is none. */
export function fromDayNumber(number: number): LocalDate {
  if (number <= EARLIEST_DAY_NUMBER) return EARLIEST_DATE;
  if (number >= LATEST_DAY_NUMBER) return LATEST_DATE;
  if (number < 0 || number > LAST_REMEMBERED_DAY) return dayOf(number * MILLISECONDS_PER_DAY);
  const day = rememberedDays[number] ?? dayOf(number * MILLISECONDS_PER_DAY);
  rememberedDays[number] = day;
  return day;
}

/** From 1970 to 2106: a year's calendar asks for the same days as the one before it. */
const LAST_REMEMBERED_DAY = 50_000;
const rememberedDays: (LocalDate | undefined)[] = [];

/** How many days `range` holds, both ends included. */
export function daysIn(range: DateRange): number {
  return dayNumber(range.end) - dayNumber(range.start) + 1;
}

/** Every day of `range`, in order; none when it ends before it starts. */
export function datesOf(range: DateRange): LocalDate[] {
  const first = dayNumber(range.start);
  return Array.from({ length: daysIn(range) }, (_, index) => fromDayNumber(first + index));
}

/** Whether `date` lies in `range`. */
export function isWithinRange(date: LocalDate, range: DateRange): boolean {
  return range.start <= date && date <= range.end;
}

/**
 * Monday to Sunday around `date` (ISO 8601).
 *
 * @example
 * ```ts
 * import { type LocalDate, weekOf } from "@health-exercise/domain/user";
 * console.log(weekOf("2026-03-04" as LocalDate)); // { start: '2026-03-02', end: '2026-03-08' }
 * ```
 */
export function weekOf(date: LocalDate): DateRange {
  const monday = addDays(date, 1 - weekdayOf(date));
  return { start: monday, end: addDays(monday, 6) };
}

/** The day of the week, from 1 (Monday) to 7 (Sunday). */
export function weekdayOf(date: LocalDate): number {
  return ((((dayNumber(date) - A_MONDAY) % 7) + 7) % 7) + 1;
}

/** The first to the last day of the month of `date`. */
export function monthOf(date: LocalDate): DateRange {
  const [year = 0, month = 0] = date.split("-").map(Number);
  const days = new Date(0);
  // Unlike other ways of making a date, this one takes the years 1 to 99 for what they are.
  days.setUTCFullYear(year, month, 0);
  return {
    start: `${date.slice(0, 7)}-01` as LocalDate,
    end: dayOf(days.getTime()),
  };
}

/** Every request of somebody whose age is known asks for the same day: so many are remembered (design value). */
const MOST_STARTS = 10_000;
const rememberedStarts = new Map<string, number>();

function startOfDayNumber(number: number, timeZone: TimeZone): Date {
  const key = `${number} ${timeZone}`;
  const known = rememberedStarts.get(key);
  if (known !== undefined) return new Date(known);
  const start = firstInstantFrom(number * MILLISECONDS_PER_DAY, timeZone);
  if (rememberedStarts.size >= MOST_STARTS) rememberedStarts.clear();
  rememberedStarts.set(key, start);
  return new Date(start);
}

/** Months and days of a month as they are written. */
const TWO_DIGITS = Array.from({ length: 32 }, (_, number) => String(number).padStart(2, "0"));

/** The day of a wall time. */
function dayOf(wallTime: number): LocalDate {
  const at = new Date(wallTime);
  const year = String(at.getUTCFullYear()).padStart(4, "0");
  return `${year}-${TWO_DIGITS[at.getUTCMonth() + 1]}-${TWO_DIGITS[at.getUTCDate()]}` as LocalDate;
}

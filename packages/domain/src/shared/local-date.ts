import { Temporal } from "temporal-polyfill";
import type { TimeZone } from "./time-zone.ts";

declare const brand: unique symbol;

/** A calendar day, `YYYY-MM-DD`, without a time zone. Compares as text. */
export type LocalDate = string & { readonly [brand]: "LocalDate" };

/** Days from `start` to `end`, both included. */
export type DateRange = { readonly start: LocalDate; readonly end: LocalDate };

/** Instants from `from` (included) to `until` (excluded). */
export type InstantRange = { readonly from: Date; readonly until: Date };

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day that `text` spells as `YYYY-MM-DD`; undefined when the calendar has no such day. */
export function parseLocalDate(text: string): LocalDate | undefined {
  if (!ISO_DAY.test(text)) return undefined;
  try {
    return Temporal.PlainDate.from(text).toString() as LocalDate;
  } catch {
    return undefined;
  }
}

/** The day that `instant` falls on in `timeZone`. */
export function localDateOf(instant: Date, timeZone: TimeZone): LocalDate {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString() as LocalDate;
}

/** The first instant of `date` in `timeZone`: midnight, or the end of the gap where clocks skip midnight. */
export function startOfDay(date: LocalDate, timeZone: TimeZone): Date {
  const start = Temporal.PlainDate.from(date).toZonedDateTime(timeZone).startOfDay();
  return new Date(start.epochMilliseconds);
}

/** The instants of all days of `range` in `timeZone`. */
export function instantsOf(range: DateRange, timeZone: TimeZone): InstantRange {
  return {
    from: startOfDay(range.start, timeZone),
    until: startOfDay(addDays(range.end, 1), timeZone),
  };
}

/** `date` moved by a number of days; negative numbers go back. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** `date` moved by whole years; 29 February becomes 28 February in common years. */
export function addYears(date: LocalDate, years: number): LocalDate {
  return Temporal.PlainDate.from(date).add({ years }).toString() as LocalDate;
}

const MILLISECONDS_PER_DAY = 86_400_000;

/** Days since 1970-01-01. */
export function dayNumber(date: LocalDate): number {
  return Date.parse(date) / MILLISECONDS_PER_DAY;
}

/** The day that lies `number` days after 1970-01-01. */
export function fromDayNumber(number: number): LocalDate {
  return new Date(number * MILLISECONDS_PER_DAY).toISOString().slice(0, 10) as LocalDate;
}

/** How many days `range` holds, both ends included. */
export function daysIn(range: DateRange): number {
  return dayNumber(range.end) - dayNumber(range.start) + 1;
}

/** Every day of `range`, in order. */
export function datesOf(range: DateRange): LocalDate[] {
  return Array.from({ length: daysIn(range) }, (_, index) => addDays(range.start, index));
}

/** Monday to Sunday around `date` (ISO 8601). */
export function weekOf(date: LocalDate): DateRange {
  const daysSinceMonday = (dayNumber(date) + 3) % 7;
  const monday = addDays(date, -((daysSinceMonday + 7) % 7));
  return { start: monday, end: addDays(monday, 6) };
}

/** The first to the last day of the month of `date`. */
export function monthOf(date: LocalDate): DateRange {
  const day = Temporal.PlainDate.from(date);
  return {
    start: day.with({ day: 1 }).toString() as LocalDate,
    end: day.with({ day: day.daysInMonth }).toString() as LocalDate,
  };
}

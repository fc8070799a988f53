import type { Token } from "../../../language/read-text.ts";
import { DAYS_PER_WEEK } from "../../../shared/durations.ts";
import { addDays, addYears, type LocalDate } from "../../../shared/local-date.ts";
import { daysOfPeriod } from "../../../sport/records/record-period.ts";
import { textAt } from "../text-at.ts";
import { dateOf, firstDayOf, monthOfDay, yearOf } from "./calendar-days.ts";
import { dayNumberAt } from "./day-number.ts";
import type { FixedAt, FoundPeriod } from "./found-period.ts";
import { longerOf } from "./longer-of.ts";
import { pointAt } from "./read-date.ts";

type Words = readonly Token[];

const LINKS = new Set(["to", "until", "till", "through", "thru", "到", "至"]);

/** "March to May", "Monday to Friday", "1 to 15 October", "10月1日到15日", "between May and July" without its "between". */
export function rangeAt(
  words: Words,
  at: number,
  today: LocalDate,
  fixedAt: FixedAt,
): Omit<FoundPeriod, "start"> | undefined {
  // Of "the 1st to the 15th of May" the first is no day of this month.
  const ofOneMonth = textAt(words, at) === "the" ? daysOfOneMonth(words, at, today) : undefined;
  if (ofOneMonth !== undefined) return ofOneMonth;
  const from = longerOf(pointAt(words, at, today), fixedAt(at));
  if (from === undefined) return daysOfOneMonth(words, at, today);
  if (from.period === "future") return undefined;
  const start = firstDayOf(from.period, today);
  const isBetween = textAt(words, at - 1) === "between";
  const link = textAt(words, from.end);
  if (start === undefined || !(LINKS.has(link) || (isBetween && link === "and"))) return undefined;
  return (
    sameMonthEnd(words, from.end + 1, start) ??
    endAt(words, from.end + 1, start, from, today, fixedAt)
  );
}

function endAt(
  words: Words,
  at: number,
  start: LocalDate,
  from: FoundPeriod,
  today: LocalDate,
  fixedAt: FixedAt,
): Omit<FoundPeriod, "start"> | undefined {
  const until = longerOf(pointAt(words, at, today), fixedAt(at));
  if (until === undefined || until.period === "future") return undefined;
  const end = daysOfPeriod(until.period, today)?.end;
  if (end === undefined) return undefined;
  if (start <= end) return { end: until.end, period: { kind: "range", start, end } };
  // Of "Monday to Friday" and "October to March" the beginning is the one before the end.
  const back = from.isWeekday ? addDays(start, -DAYS_PER_WEEK) : yearBefore(start, from.period);
  if (back === undefined || back > end) return undefined;
  return { end: until.end, period: { kind: "range", start: back, end } };
}

/** Of "June to May", or "2 June to 28 May"; of years and weeks nothing is meant that lies elsewhere. */
function yearBefore(date: LocalDate, period: FoundPeriod["period"]): LocalDate | undefined {
  const isOfMonth = period !== "future" && (period.kind === "day" || period.kind === "month");
  return isOfMonth ? addYears(date, -1) : undefined;
}

/** "10月1日到15日": the second day is of the month of the first. */
function sameMonthEnd(
  words: Words,
  at: number,
  start: LocalDate,
): Omit<FoundPeriod, "start"> | undefined {
  const day = dayNumberAt(words, at);
  const sign = textAt(words, day?.end ?? at);
  if (day === undefined || (sign !== "日" && sign !== "号")) return undefined;
  const end = dateOf(yearOf(start), monthOfDay(start), day.day);
  if (end === undefined || end < start) return undefined;
  return { end: day.end + 1, period: { kind: "range", start, end } };
}

/** "1 to 15 October": the first day is of the month of the second. */
function daysOfOneMonth(
  words: Words,
  at: number,
  today: LocalDate,
): Omit<FoundPeriod, "start"> | undefined {
  const first = dayNumberAt(words, textAt(words, at) === "the" ? at + 1 : at);
  const link = textAt(words, first?.end ?? at);
  if (first === undefined || !(LINKS.has(link) || link === "and")) return undefined;
  const until = pointAt(words, first.end + 1, today);
  if (until === undefined || until.period === "future" || until.period.kind !== "day")
    return undefined;
  const end = until.period.date;
  const start = dateOf(yearOf(end), monthOfDay(end), first.day);
  if (start === undefined || start > end) return undefined;
  return { end: until.end, period: { kind: "range", start, end } };
}

import type { Token } from "../../../language/read-text.ts";
import { toldOnce } from "../../../language/told-once.ts";
import { DAYS_PER_WEEK } from "../../../shared/durations.ts";
import { addDays, type LocalDate, parseLocalDate, weekOf } from "../../../shared/local-date.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import { textAt } from "../text-at.ts";
import {
  dateOf,
  firstDayOf,
  latestDay,
  latestDayOfMonth,
  latestWeekday,
  monthOfDay,
  yearNumberAt,
  yearOf,
} from "./calendar-days.ts";
import { isAmongMonths, MONTH_BY_NAME, WEEKDAY_BY_NAME } from "./calendar-names.ts";
import { dayNumberAt } from "./day-number.ts";
import { feastAt } from "./feast-at.ts";
import type { FoundPeriod } from "./found-period.ts";
import { partOfMonth } from "./part-of-month.ts";
import {
  AMBIGUOUS_NAMES,
  BEHIND_DATES,
  DATE_PREPOSITIONS,
  UNITS_BACK,
} from "./period-words.data.ts";
import { chineseDateAt, chineseWeekdayAt } from "./read-chinese-date.ts";
import { partOfYearAt } from "./read-part-of-year.ts";
import { isOfWeekdays } from "./weekdays.ts";

type Words = readonly Token[];
type Found = Omit<FoundPeriod, "start" | "period"> & { readonly period: RecordPeriod };

const PARTS: ReadonlyMap<string, "early" | "mid" | "late"> = new Map([
  ["early", "early"],
  ["mid", "mid"],
  ["middle", "mid"],
  ["late", "late"],
]);
/** Before "of". */
const EDGES: ReadonlyMap<string, "early" | "mid" | "late"> = new Map([
  ["start", "early"],
  ["beginning", "early"],
  ["middle", "mid"],
  ["end", "late"],
]);
const YEAR_BEFORE_LAST = ["the", "year", "before", "last"];
/** A day, a month or a year that begins at a place: "6 August", "Oct 2025", "on Friday", "8月31日", "去年3月", "上周三". */
export function pointAt(words: Words, start: number, today: LocalDate): FoundPeriod | undefined {
  const known = pointsIn(words, today);
  if (!known.has(start)) known.set(start, newPointAt(words, start, today));
  return known.get(start);
}

/** What begins at the places that were asked about; spans are looked for at each in several ways. */
const pointsIn = toldOnce(
  (_words: Words, _today: LocalDate) => new Map<number, FoundPeriod | undefined>(),
);

function newPointAt(words: Words, start: number, today: LocalDate): FoundPeriod | undefined {
  const found =
    isoDateAt(words, start) ??
    feastAt(words, start, today) ??
    partOfYearAt(words, start, today) ??
    chineseDateAt(words, start, today) ??
    ofWeek(dayOfWeekAt(words, start, today)) ??
    weekOfDayAt(words, start, today) ??
    dayAndMonthAt(words, start, today) ??
    monthAt(words, start, today) ??
    ofWeek(weekdayAt(words, start, today)) ??
    dayOfMonthAt(words, start, today) ??
    yearAt(words, start);
  return found && { ...found, start };
}

function dayOfWeekAt(words: Words, start: number, today: LocalDate): Found | undefined {
  // "每周三次" is how often.
  const isOfEach = textAt(words, start - 1) === "每" || isOfWeekdays(words, start);
  return isOfEach ? undefined : chineseWeekdayAt(words, start, today);
}

function ofWeek(found: Found | undefined): Found | undefined {
  return found && { ...found, isWeekday: true };
}

function isoDateAt(words: Words, at: number): Found | undefined {
  const date = parseLocalDate(textAt(words, at));
  return date && { end: at + 1, period: { kind: "day", date } };
}

/** "The week of 5 October", "the week of Thanksgiving". */
function weekOfDayAt(words: Words, start: number, today: LocalDate): Found | undefined {
  const at = textAt(words, start) === "the" ? start + 1 : start;
  const isLed = textAt(words, at) === "week" && textAt(words, at + 1) === "of";
  // "The week of Tuesday 17 November".
  const from = at + (WEEKDAY_BY_NAME.has(textAt(words, at + 2)) ? 3 : 2);
  const day = isLed
    ? (dayAndMonthAt(words, from, today) ?? feastAt(words, from, today))
    : undefined;
  const first = day && firstDayOf(day.period, today);
  return day && first && { end: day.end, period: { kind: "range", ...weekOf(first) } };
}

/** "6 August 2026", "the 6th of August", "August 6th, 2026". */
function dayAndMonthAt(words: Words, at: number, today: LocalDate): Found | undefined {
  const dayFirst = dayNumberAt(words, textAt(words, at) === "the" ? at + 1 : at);
  if (dayFirst !== undefined) {
    const monthPlace = textAt(words, dayFirst.end) === "of" ? dayFirst.end + 1 : dayFirst.end;
    const month = MONTH_BY_NAME.get(textAt(words, monthPlace));
    if (month === undefined) return undefined;
    return dated(words, { month, day: dayFirst.day, end: monthPlace + 1 }, today);
  }
  const month = MONTH_BY_NAME.get(textAt(words, at));
  const place = textAt(words, at + 1) === "the" ? at + 2 : at + 1;
  const day = dayNumberAt(words, place);
  if (month === undefined || day === undefined) return undefined;
  return dated(words, { month, day: day.day, end: day.end }, today);
}

/** "On the 15th", of the latest month that has come to it. */
function dayOfMonthAt(words: Words, start: number, today: LocalDate): Found | undefined {
  const isLed = textAt(words, start) === "the" && DATE_PREPOSITIONS.has(textAt(words, start - 1));
  const day = isLed ? dayNumberAt(words, start + 1) : undefined;
  if (day === undefined || !day.isOrdinal || words[start + 1]?.kind === "word") return undefined;
  const date = latestDayOfMonth(day.day, today);
  return date && { end: day.end, period: { kind: "day", date } };
}

function dated(
  words: Words,
  { month, day, end }: { month: number; day: number; end: number },
  today: LocalDate,
): Found | undefined {
  const year = yearNumberAt(words, end);
  if (year !== undefined) {
    const date = dateOf(year, month, day);
    return date && { end: end + 1, period: { kind: "day", date } };
  }
  const relative = relativeYearAt(words, end, today);
  const date =
    relative === undefined ? latestDay(month, day, today) : dateOf(relative.year, month, day);
  return date && { end: relative?.end ?? end, period: { kind: "day", date } };
}

/** "October", "Oct 2025", "last October", "early October", "first half of October". */
function monthAt(words: Words, start: number, today: LocalDate): Found | undefined {
  const half = halfAt(words, start);
  const edge = textAt(words, start + 1) === "of" ? EDGES.get(textAt(words, start)) : undefined;
  const part = PARTS.get(textAt(words, start)) ?? edge ?? half;
  if (part !== undefined) {
    const length = edge !== undefined ? 2 : half === undefined ? 1 : 3;
    const month = plainMonthAt(words, start + length, today, true);
    return month && { end: month.end, period: partOfMonth(part, month.year, month.month) };
  }
  const month = plainMonthAt(words, start, today);
  return (
    month && { end: month.end, period: { kind: "month", year: month.year, month: month.month } }
  );
}

function halfAt(words: Words, at: number): "first" | "second" | undefined {
  if (textAt(words, at + 1) !== "half" || textAt(words, at + 2) !== "of") return undefined;
  const which = textAt(words, at);
  return which === "first" || which === "second" ? which : undefined;
}

/** `isPart`: behind "early" or "the end of", where "may" is no verb. */
function plainMonthAt(words: Words, start: number, today: LocalDate, isPart = false) {
  const lead = textAt(words, start);
  const isLast = lead === "last";
  const isLed = isLast || lead === "this" || lead === "past";
  const isOfMonth = lead === "month" && textAt(words, start + 1) === "of";
  const at = isOfMonth ? start + 2 : isLed ? start + 1 : start;
  const name = textAt(words, at);
  const month = MONTH_BY_NAME.get(name);
  if (month === undefined) return undefined;
  const ofYear = textAt(words, at + 1) === "of" ? at + 2 : at + 1;
  const year = yearNumberAt(words, ofYear);
  if (year !== undefined) return { end: ofYear + 1, year, month };
  const relative = relativeYearAt(words, at + 1, today);
  if (relative !== undefined) return { end: relative.end, year: relative.year, month };
  const isPlain =
    !AMBIGUOUS_NAMES.has(name) ||
    isLed ||
    isPart ||
    isOfMonth ||
    DATE_PREPOSITIONS.has(textAt(words, start - 1)) ||
    BEHIND_DATES.has(textAt(words, at + 1)) ||
    isAmongMonths(words, start, at + 1);
  if (!isPlain && at + 1 < words.length) return undefined;
  const isBegun = isLast ? month < monthOfDay(today) : month <= monthOfDay(today);
  return { end: at + 1, year: isBegun ? yearOf(today) : yearOf(today) - 1, month };
}

/** "October last year", "October the year before last". */
function relativeYearAt(words: Words, at: number, today: LocalDate) {
  const place = textAt(words, at) === "of" || textAt(words, at) === "in" ? at + 1 : at;
  if (YEAR_BEFORE_LAST.every((word, index) => textAt(words, place + index) === word))
    return { year: yearOf(today) - 2, end: place + YEAR_BEFORE_LAST.length };
  const back = UNITS_BACK.get(textAt(words, place));
  if (back === undefined || textAt(words, place + 1) !== "year") return undefined;
  return { year: yearOf(today) - back, end: place + 2 };
}

/** "Friday", "last Friday", "this Friday". */
function weekdayAt(words: Words, start: number, today: LocalDate): Found | undefined {
  const lead = textAt(words, start);
  const isLed = lead === "last" || lead === "this" || lead === "past";
  const at = isLed ? start + 1 : start;
  const name = textAt(words, at);
  const weekday = WEEKDAY_BY_NAME.get(name);
  if (weekday === undefined) return undefined;
  const isPlain = !AMBIGUOUS_NAMES.has(name) || isLed;
  if (!isPlain && !DATE_PREPOSITIONS.has(textAt(words, start - 1))) return undefined;
  if (isOfWeekdays(words, at)) return undefined;
  const ofWeek = textAt(words, at + 1) === "of" ? at + 2 : at + 1;
  const weeksBack =
    textAt(words, ofWeek + 1) === "week" ? UNITS_BACK.get(textAt(words, ofWeek)) : undefined;
  const week = weekOf(today).start;
  if (weeksBack !== undefined)
    return {
      end: ofWeek + 2,
      period: { kind: "day", date: addDays(week, weekday - 1 - DAYS_PER_WEEK * weeksBack) },
    };
  const date = lead === "this" ? addDays(week, weekday - 1) : latestWeekday(weekday, today);
  return { end: at + 1, period: { kind: "day", date } };
}

function yearAt(words: Words, start: number): Found | undefined {
  const year = yearNumberAt(words, start);
  return year === undefined ? undefined : { end: start + 1, period: { kind: "year", year } };
}

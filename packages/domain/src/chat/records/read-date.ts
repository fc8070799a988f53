import { readNumber } from "../../language/read-number.ts";
import type { Token } from "../../language/read-text.ts";
import { addDays, type LocalDate, parseLocalDate, weekOf } from "../../shared/local-date.ts";
import type { RecordPeriod } from "../../sport/records/record-query.ts";
import { monthOfDay, yearOf } from "./named-period.ts";
import {
  AMBIGUOUS_NAMES,
  DATE_PREPOSITIONS,
  MONTH_NAMES,
  WEEKDAY_NAMES,
} from "./period-words.data.ts";
import type { FoundPeriod } from "./read-span.ts";

type Words = readonly Token[];

const EARLIEST_YEAR = 1970;
const LATEST_YEAR = 2100;
const DAYS_OF_MONTH = 31;
const MONTHS = 12;
const ORDINAL_ENDINGS = new Set(["st", "nd", "rd", "th"]);
const DAY_SIGNS = new Set(["日", "号"]);
const WEEK_SIGNS: readonly (readonly string[])[] = [["周"], ["星", "期"], ["礼", "拜"]];
const SUNDAY_SIGNS = new Set(["日", "天"]);
const AFTER_ONE = new Set(["共", "次", "起", "直", "般", "定"]);
const YEAR_WORDS: Readonly<Record<string, number>> = { 今: 0, 去: -1, 前: -2 };
const WEEK = 7;

const MONTH_BY_NAME = numbered(MONTH_NAMES);
const WEEKDAY_BY_NAME = numbered(WEEKDAY_NAMES);

/** A day, a month or a year that begins at a place: "6 August", "Oct 2025", "on Friday", "8月31日", "去年3月", "上周三". */
export function pointAt(words: Words, start: number, today: LocalDate): FoundPeriod | undefined {
  const found =
    isoDateAt(words, start) ??
    chineseDateAt(words, start, today) ??
    chineseWeekdayAt(words, start, today) ??
    dayAndMonthAt(words, start, today) ??
    monthAt(words, start, today) ??
    weekdayAt(words, start, today) ??
    yearAt(words, start);
  return found && { ...found, start };
}

type Found = Omit<FoundPeriod, "start">;

function isoDateAt(words: Words, at: number): Found | undefined {
  const date = parseLocalDate(words[at]?.text ?? "");
  return date && { end: at + 1, period: { kind: "day", date } };
}

/** "6 August 2026", "the 6th of August", "August 6th, 2026". */
function dayAndMonthAt(words: Words, at: number, today: LocalDate): Found | undefined {
  const dayFirst = dayNumberAt(words, words[at]?.text === "the" ? at + 1 : at);
  if (dayFirst !== undefined) {
    const monthPlace = words[dayFirst.end]?.text === "of" ? dayFirst.end + 1 : dayFirst.end;
    const month = MONTH_BY_NAME.get(words[monthPlace]?.text ?? "");
    if (month === undefined) return undefined;
    return dated(words, { month, day: dayFirst.day, end: monthPlace + 1 }, today);
  }
  const month = MONTH_BY_NAME.get(words[at]?.text ?? "");
  const place = words[at + 1]?.text === "the" ? at + 2 : at + 1;
  const day = dayNumberAt(words, place);
  if (month === undefined || day === undefined) return undefined;
  return dated(words, { month, day: day.day, end: day.end }, today);
}

function dayNumberAt(words: Words, at: number): { day: number; end: number } | undefined {
  const day = words[at]?.kind === "number" ? words[at]?.value : undefined;
  if (!isBetween(day, 1, DAYS_OF_MONTH)) return undefined;
  return { day, end: ORDINAL_ENDINGS.has(words[at + 1]?.text ?? "") ? at + 2 : at + 1 };
}

function dated(
  words: Words,
  { month, day, end }: { month: number; day: number; end: number },
  today: LocalDate,
): Found | undefined {
  const year = yearNumberAt(words, end);
  const date = year === undefined ? latestDay(month, day, today) : dateOf(year, month, day);
  return date && { end: year === undefined ? end : end + 1, period: { kind: "day", date } };
}

/** "October", "Oct 2025", "last October". */
function monthAt(words: Words, start: number, today: LocalDate): Found | undefined {
  const isLast = words[start]?.text === "last";
  const at = isLast ? start + 1 : start;
  const name = words[at]?.text ?? "";
  const month = MONTH_BY_NAME.get(name);
  if (month === undefined) return undefined;
  const year = yearNumberAt(words, at + 1) ?? yearNumberAt(words, skipped(words, at + 1, "of"));
  if (year !== undefined) {
    const end = words[at + 1]?.text === "of" ? at + 3 : at + 2;
    return { end, period: { kind: "month", year, month } };
  }
  const before = words[start - 1]?.text ?? "";
  const isPlain = !AMBIGUOUS_NAMES.has(name) || isLast || DATE_PREPOSITIONS.has(before);
  if (!isPlain && at + 1 < words.length) return undefined;
  const relative = relativeYearAt(words, at + 1, today);
  if (relative !== undefined)
    return { end: relative.end, period: { kind: "month", year: relative.year, month } };
  const current = monthOfDay(today);
  const isBegun = isLast ? month < current : month <= current;
  const latest = isBegun ? yearOf(today) : yearOf(today) - 1;
  return { end: at + 1, period: { kind: "month", year: latest, month } };
}

/** "October last year". */
function relativeYearAt(words: Words, at: number, today: LocalDate) {
  const place = words[at]?.text === "of" ? at + 1 : at;
  const back = { last: 1, this: 0 }[words[place]?.text ?? ""];
  if (back === undefined || words[place + 1]?.text !== "year") return undefined;
  return { year: yearOf(today) - back, end: place + 2 };
}

/** "Friday", "last Friday", "this Friday". */
function weekdayAt(words: Words, start: number, today: LocalDate): Found | undefined {
  const lead = words[start]?.text ?? "";
  const isLed = lead === "last" || lead === "this" || lead === "past";
  const at = isLed ? start + 1 : start;
  const name = words[at]?.text ?? "";
  const weekday = WEEKDAY_BY_NAME.get(name);
  if (weekday === undefined) return undefined;
  const isPlain = !AMBIGUOUS_NAMES.has(name) || isLed;
  if (!isPlain && !DATE_PREPOSITIONS.has(words[start - 1]?.text ?? "")) return undefined;
  const isLastWeek = words[at + 1]?.text === "last" && words[at + 2]?.text === "week";
  const week = weekOf(today).start;
  const date = isLastWeek
    ? addDays(week, weekday - 1 - WEEK)
    : lead === "this"
      ? addDays(week, weekday - 1)
      : latestWeekday(weekday, today);
  return { end: isLastWeek ? at + 3 : at + 1, period: { kind: "day", date } };
}

function yearAt(words: Words, start: number): Found | undefined {
  const year = yearNumberAt(words, start);
  return year === undefined ? undefined : { end: start + 1, period: { kind: "year", year } };
}

/** "2025年10月1日", "去年3月", "8月31号", "10月份", "31号", "2025年". */
function chineseDateAt(words: Words, start: number, today: LocalDate): Found | undefined {
  const year = chineseYearAt(words, start, today);
  const at = year?.end ?? start;
  const month = numberBefore(words, at, "月");
  if (month === undefined || !isBetween(month.value, 1, MONTHS)) {
    if (year?.isNumber === true)
      return { end: year.end, period: { kind: "year", year: year.year } };
    return year === undefined ? dayOfMonthAt(words, start, today) : undefined;
  }
  const end = words[month.end]?.text === "份" ? month.end + 1 : month.end;
  const day = words[end] && dayNumberAt(words, end);
  if (day !== undefined && DAY_SIGNS.has(words[day.end]?.text ?? "")) {
    const date =
      year === undefined
        ? latestDay(month.value, day.day, today)
        : dateOf(year.year, month.value, day.day);
    return date && { end: day.end + 1, period: { kind: "day", date } };
  }
  const latest = month.value <= monthOfDay(today) ? yearOf(today) : yearOf(today) - 1;
  return { end, period: { kind: "month", year: year?.year ?? latest, month: month.value } };
}

function chineseYearAt(words: Words, at: number, today: LocalDate) {
  const back = YEAR_WORDS[words[at]?.text ?? ""];
  if (back !== undefined && words[at + 1]?.text === "年") {
    const end = words[at + 2]?.text === "的" ? at + 3 : at + 2;
    return { year: yearOf(today) + back, end, isNumber: false };
  }
  const year = yearNumberAt(words, at);
  if (year === undefined || words[at + 1]?.text !== "年") return undefined;
  return { year, end: at + 2, isNumber: true };
}

/** "31号": of this month, or of the one before where that day has not come. */
function dayOfMonthAt(words: Words, at: number, today: LocalDate): Found | undefined {
  const day = numberBefore(words, at, "号");
  if (day === undefined || !isBetween(day.value, 1, DAYS_OF_MONTH)) return undefined;
  const month = monthOfDay(today);
  const ofThisMonth = dateOf(yearOf(today), month, day.value);
  const date =
    ofThisMonth !== undefined && ofThisMonth <= today
      ? ofThisMonth
      : dateOf(
          month === 1 ? yearOf(today) - 1 : yearOf(today),
          month === 1 ? 12 : month - 1,
          day.value,
        );
  return date && { end: day.end, period: { kind: "day", date } };
}

/** "周三", "星期天", "上周三", "上个星期三", "这周一". */
function chineseWeekdayAt(words: Words, start: number, today: LocalDate): Found | undefined {
  const text = (at: number) => words[at]?.text ?? "";
  let at = start;
  let weeksAgo: number | undefined;
  while (text(at) === "上") {
    weeksAgo = (weeksAgo ?? 0) + 1;
    at += 1;
  }
  if (weeksAgo === undefined && (text(at) === "这" || text(at) === "本")) {
    weeksAgo = 0;
    at += 1;
  }
  if (weeksAgo !== undefined && text(at) === "个") at += 1;
  const sign = WEEK_SIGNS.find((signs) => signs.every((each, index) => text(at + index) === each));
  if (sign === undefined) return undefined;
  at += sign.length;
  const weekday = SUNDAY_SIGNS.has(text(at)) ? WEEK : words[at]?.value;
  // "本周一共", "上周一起": all in all, together.
  if (!isBetween(weekday, 1, WEEK) || AFTER_ONE.has(text(at + 1))) return undefined;
  const date =
    weeksAgo === undefined
      ? latestWeekday(weekday, today)
      : addDays(weekOf(today).start, weekday - 1 - WEEK * weeksAgo);
  return { end: at + 1, period: { kind: "day", date } };
}

/** The latest such weekday before today. */
function latestWeekday(weekday: number, today: LocalDate): LocalDate {
  const ofThisWeek = addDays(weekOf(today).start, weekday - 1);
  return ofThisWeek < today ? ofThisWeek : addDays(ofThisWeek, -WEEK);
}

/** The latest such day up to today. */
function latestDay(month: number, day: number, today: LocalDate): LocalDate | undefined {
  const ofThisYear = dateOf(yearOf(today), month, day);
  if (ofThisYear !== undefined && ofThisYear <= today) return ofThisYear;
  return dateOf(yearOf(today) - 1, month, day);
}

function dateOf(year: number, month: number, day: number): LocalDate | undefined {
  const two = (number: number) => String(number).padStart(2, "0");
  return parseLocalDate(`${year}-${two(month)}-${two(day)}`);
}

function yearNumberAt(words: Words, at: number): number | undefined {
  const { kind, value, text = "" } = words[at] ?? {};
  const isYear =
    kind === "number" && text.length === 4 && isBetween(value, EARLIEST_YEAR, LATEST_YEAR);
  return isYear ? value : undefined;
}

function numberBefore(words: Words, at: number, sign: string) {
  if (words[at]?.kind !== "number") return undefined;
  const number = readNumber(words, at);
  return number !== undefined && words[number.end]?.text === sign
    ? { value: number.value, end: number.end + 1 }
    : undefined;
}

function skipped(words: Words, at: number, word: string): number {
  return words[at]?.text === word ? at + 1 : at;
}

function isBetween(value: number | undefined, least: number, most: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= least && value <= most;
}

function numbered(names: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(names.flatMap((each, index) => each.map((name) => [name, index + 1] as const)));
}

/** The first day of a point in time, of which something is counted on. */
export function firstDayOf(period: RecordPeriod, today: LocalDate): LocalDate | undefined {
  switch (period.kind) {
    case "day":
      return period.date;
    case "week":
      return weekOf(addDays(today, -WEEK * period.weeksAgo)).start;
    case "month":
      return dateOf(period.year, period.month, 1);
    case "year":
      return dateOf(period.year, 1, 1);
    case "range":
      return period.start;
    default:
      return undefined;
  }
}

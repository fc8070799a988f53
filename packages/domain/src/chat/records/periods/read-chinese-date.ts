import { readNumber } from "../../../language/read-number.ts";
import type { Token } from "../../../language/read-text.ts";
import { DAYS_PER_WEEK } from "../../../shared/durations.ts";
import { addDays, type LocalDate, weekOf } from "../../../shared/local-date.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import { isLink } from "../links.ts";
import { textAt } from "../text-at.ts";
import {
  dateOf,
  isBetween,
  latestDay,
  latestDayOfMonth,
  latestWeekday,
  latestYearOf,
  monthsFrom,
  yearNumberAt,
  yearOf,
} from "./calendar-days.ts";
import { chinesePartOfMonthAt, partOfMonth } from "./part-of-month.ts";
import { DATE_SIGNS, DAY_SIGNS, WEEK_SIGNS } from "./period-words.data.ts";

type Words = readonly Token[];
type Found = { readonly end: number; readonly period: RecordPeriod };

const DAYS_OF_MONTH = 31;
const MONTHS = 12;
const CENTURY = 2000;
const EARLIEST_SHORT_YEAR = 15;
const WEEKDAY_NUMERALS = "一二三四五六";
const RUN_OF_NUMERALS = /^([一二三四五六])一$/;
const NUMERALS = "一二三四五六七八九";
const UNTIL = new Set(["到", "至"]);
const AFTER_ONE = new Set(["共", "次", "起", "直", "般", "定", "周", "星", "礼", "个", "遍"]);
const YEAR_WORDS: ReadonlyMap<string, number> = new Map([
  ["今", 0],
  ["本", 0],
  ["去", -1],
  ["旧", -1],
  ["前", -2],
]);
const THIS_WEEK = new Set(["这", "本", "今", "呢"]);

/** "2025年10月1日", "去年3月", "8月31号", "10月份", "10月下旬", "11月上半月", "31号", "2025年". */
export function chineseDateAt(words: Words, start: number, today: LocalDate): Found | undefined {
  const year = chineseYearAt(words, start, today);
  const at = year?.end ?? start;
  const month = numberBefore(words, at, "月");
  const several = severalMonthsAt(words, at, year?.year, today);
  if (several !== undefined) return several;
  if (month === undefined || !isBetween(month.value, 1, MONTHS)) {
    if (year?.isNumber === true)
      return { end: year.end, period: { kind: "year", year: year.year } };
    return year === undefined ? dayOfMonthAt(words, start, today) : undefined;
  }
  const end = textAt(words, month.end) === "份" ? month.end + 1 : month.end;
  const day = words[end]?.kind === "number" ? words[end]?.value : undefined;
  if (isBetween(day, 1, DAYS_OF_MONTH) && DATE_SIGNS.has(textAt(words, end + 1))) {
    const date =
      year === undefined ? latestDay(month.value, day, today) : dateOf(year.year, month.value, day);
    return date && { end: end + 2, period: { kind: "day", date } };
  }
  const ofYear = year?.year ?? latestYearOf(month.value, today);
  const part = chinesePartOfMonthAt(words, end);
  if (part !== undefined)
    return { end: part.end, period: partOfMonth(part.part, ofYear, month.value) };
  return { end, period: { kind: "month", year: ofYear, month: month.value } };
}

/** "二三四月", "2到4月", "2-4月"; of "2、3、4月" the first. */
function severalMonthsAt(
  words: Words,
  at: number,
  named: number | undefined,
  today: LocalDate,
): Found | undefined {
  const text = textAt(words, at);
  const run = [...text].map((sign) => NUMERALS.indexOf(sign) + 1);
  const inOne = run.length > 1 && !run.includes(0) && textAt(words, at + 1) === "月";
  if (inOne && run.every((month, index) => month === (run[0] ?? 0) + index))
    return monthsUpTo(run[0] ?? 0, run.at(-1) ?? 0, at + 2, named, today);
  const first = monthNumberAt(words, at);
  if (first === undefined || textAt(words, at + 1) === "月") return undefined;
  const sign = textAt(words, at + 1);
  const isSpan = UNTIL.has(sign) || isHyphenated(words, at);
  const next = UNTIL.has(sign) || isLink(sign) ? at + 2 : at + 1;
  const last = monthNumberAt(words, next);
  if (last === undefined) return undefined;
  if (isSpan)
    return textAt(words, next + 1) === "月" && first < last
      ? monthsUpTo(first, last, next + 2, named, today)
      : undefined;
  if (!isListed(words, at)) return undefined;
  const year = named ?? latestYearOf(first, today);
  return { end: at + 1, period: { kind: "month", year, month: first } };
}

/** Whether numbers of months follow upon each other up to the sign of the last. */
function isListed(words: Words, at: number): boolean {
  let place = at;
  while (monthNumberAt(words, place) !== undefined) {
    const next = isLink(textAt(words, place + 1)) ? place + 2 : place + 1;
    if (textAt(words, place + 1) === "月") return place > at;
    const isParted = next > place + 1 || words[place]?.clause !== words[next]?.clause;
    if (!isParted) return false;
    place = next;
  }
  return false;
}

function monthNumberAt(words: Words, at: number): number | undefined {
  const { kind, value } = words[at] ?? {};
  return kind === "number" && isBetween(value, 1, MONTHS) ? value : undefined;
}

/** One sign stands between two numbers. */
function isHyphenated(words: Words, at: number): boolean {
  const [left, right] = [words[at], words[at + 1]];
  return right !== undefined && right.clause === left?.clause && right.start === left.end + 1;
}

function monthsUpTo(
  first: number,
  last: number,
  end: number,
  named: number | undefined,
  today: LocalDate,
): Found | undefined {
  const range = monthsFrom(named ?? latestYearOf(first, today), first, last - first + 1);
  return range && { end, period: { kind: "range", ...range } };
}

/** "去年", "前年的", "2025年", "25年" before what it is the year of. */
export function chineseYearAt(words: Words, at: number, today: LocalDate) {
  const back = YEAR_WORDS.get(textAt(words, at));
  if (back !== undefined && textAt(words, at + 1) === "年") {
    const end = textAt(words, at + 2) === "的" ? at + 3 : at + 2;
    return { year: yearOf(today) + back, end, isNumber: false };
  }
  const year = yearNumberAt(words, at) ?? shortYearAt(words, at, today);
  if (year === undefined || textAt(words, at + 1) !== "年") return undefined;
  const end = textAt(words, at + 2) === "的" ? at + 3 : at + 2;
  return { year, end, isNumber: true };
}

function shortYearAt(words: Words, at: number, today: LocalDate): number | undefined {
  const { kind, value, text = "" } = words[at] ?? {};
  const isShort = kind === "number" && /^\d\d$/.test(text);
  return isShort && isBetween(value, EARLIEST_SHORT_YEAR, yearOf(today) - CENTURY)
    ? CENTURY + value
    : undefined;
}

/** "31号". */
function dayOfMonthAt(words: Words, at: number, today: LocalDate): Found | undefined {
  const day = numberBefore(words, at, "号");
  if (day === undefined || !isBetween(day.value, 1, DAYS_OF_MONTH)) return undefined;
  const date = latestDayOfMonth(day.value, today);
  return date && { end: day.end, period: { kind: "day", date } };
}

/** "周三", "星期天", "上周三", "上个星期三", "这周一". */
export function chineseWeekdayAt(words: Words, start: number, today: LocalDate): Found | undefined {
  const text = (at: number) => textAt(words, at);
  let at = start;
  let weeksAgo: number | undefined;
  while (text(at) === "上") {
    weeksAgo = (weeksAgo ?? 0) + 1;
    at += 1;
  }
  if (weeksAgo === undefined && THIS_WEEK.has(text(at))) {
    weeksAgo = 0;
    at += 1;
  }
  if (weeksAgo !== undefined && text(at) === "个") at += 1;
  const sign = WEEK_SIGNS.find((signs) => signs.every((each, index) => text(at + index) === each));
  if (sign === undefined) return undefined;
  at += sign.length;
  // Of "周一一共" the numerals are read as one number.
  const run = RUN_OF_NUMERALS.exec(text(at))?.[1];
  const weekday = isSunday(words, at)
    ? DAYS_PER_WEEK
    : run === undefined
      ? words[at]?.value
      : WEEKDAY_NUMERALS.indexOf(run) + 1;
  // "本周一共", "上周一起", "一周一周": all in all, together, week by week.
  if (!isBetween(weekday, 1, DAYS_PER_WEEK)) return undefined;
  const isNextDay = text(at + 1) === "周" && words[at + 2]?.kind === "number";
  if (weekday === 1 && run === undefined && AFTER_ONE.has(text(at + 1)) && !isNextDay)
    return undefined;
  if (weeksAgo === undefined && words[start - 1]?.kind === "number") return undefined;
  const date =
    weeksAgo === undefined
      ? latestWeekday(weekday, today)
      : addDays(weekOf(today).start, weekday - 1 - DAYS_PER_WEEK * weeksAgo);
  return { end: at + 1, period: { kind: "day", date } };
}

/** Of "上周天天" it is every day. */
function isSunday(words: Words, at: number): boolean {
  const sign = textAt(words, at);
  return DAY_SIGNS.has(sign) && !(sign === "天" && textAt(words, at + 1) === "天");
}

function numberBefore(words: Words, at: number, sign: string) {
  if (words[at]?.kind !== "number") return undefined;
  const number = readNumber(words, at);
  return number !== undefined && textAt(words, number.end) === sign
    ? { value: number.value, end: number.end + 1 }
    : undefined;
}

import { readNumber } from "../../language/read-number.ts";
import type { Token } from "../../language/read-text.ts";
import { addDays, type LocalDate, weekOf } from "../../shared/local-date.ts";
import type { RecordPeriod } from "../../sport/records/record-query.ts";
import {
  DAYS_OF_WEEK,
  dateOf,
  isBetween,
  latestDay,
  latestDayOfMonth,
  latestWeekday,
  latestYearOf,
  yearNumberAt,
  yearOf,
} from "./calendar-days.ts";
import { partOfMonth } from "./part-of-month.ts";
import { textAt } from "./text-at.ts";

type Words = readonly Token[];
type Found = { readonly end: number; readonly period: RecordPeriod };

const DAYS_OF_MONTH = 31;
const MONTHS = 12;
const CENTURY = 2000;
const EARLIEST_SHORT_YEAR = 15;
const DAY_SIGNS = new Set(["日", "号"]);
const WEEK_SIGNS: readonly (readonly string[])[] = [["周"], ["星", "期"], ["礼", "拜"]];
const SUNDAY_SIGNS = new Set(["日", "天"]);
const WEEKDAY_NUMERALS = "一二三四五六";
const RUN_OF_NUMERALS = /^([一二三四五六])一$/;
const AFTER_ONE = new Set(["共", "次", "起", "直", "般", "定", "周", "星", "礼", "个", "遍"]);
const YEAR_WORDS: ReadonlyMap<string, number> = new Map([
  ["今", 0],
  ["本", 0],
  ["去", -1],
  ["旧", -1],
  ["前", -2],
]);
const THIS_WEEK = new Set(["这", "本", "今", "呢"]);
const PARTS: ReadonlyMap<string, "early" | "mid" | "late"> = new Map([
  ["上旬", "early"],
  ["初", "early"],
  ["中旬", "mid"],
  ["下旬", "late"],
  ["底", "late"],
  ["末", "late"],
]);

/** "2025年10月1日", "去年3月", "8月31号", "10月份", "10月下旬", "31号", "2025年". */
export function chineseDateAt(words: Words, start: number, today: LocalDate): Found | undefined {
  const year = chineseYearAt(words, start, today);
  const at = year?.end ?? start;
  const month = numberBefore(words, at, "月");
  if (month === undefined || !isBetween(month.value, 1, MONTHS)) {
    if (year?.isNumber === true)
      return { end: year.end, period: { kind: "year", year: year.year } };
    return year === undefined ? dayOfMonthAt(words, start, today) : undefined;
  }
  const end = textAt(words, month.end) === "份" ? month.end + 1 : month.end;
  const day = words[end]?.kind === "number" ? words[end]?.value : undefined;
  if (isBetween(day, 1, DAYS_OF_MONTH) && DAY_SIGNS.has(textAt(words, end + 1))) {
    const date =
      year === undefined ? latestDay(month.value, day, today) : dateOf(year.year, month.value, day);
    return date && { end: end + 2, period: { kind: "day", date } };
  }
  const ofYear = year?.year ?? latestYearOf(month.value, today);
  const one = textAt(words, end);
  const next = textAt(words, end + 1);
  const ofTwo = next === "" ? undefined : PARTS.get(one + next);
  const part = ofTwo ?? PARTS.get(one);
  if (part !== undefined)
    return {
      end: ofTwo === undefined ? end + 1 : end + 2,
      period: partOfMonth(part, ofYear, month.value),
    };
  return { end, period: { kind: "month", year: ofYear, month: month.value } };
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
  const weekday = SUNDAY_SIGNS.has(text(at))
    ? DAYS_OF_WEEK
    : run === undefined
      ? words[at]?.value
      : WEEKDAY_NUMERALS.indexOf(run) + 1;
  // "本周一共", "上周一起", "一周一周": all in all, together, week by week.
  if (!isBetween(weekday, 1, DAYS_OF_WEEK)) return undefined;
  const isNextDay = text(at + 1) === "周" && words[at + 2]?.kind === "number";
  if (weekday === 1 && run === undefined && AFTER_ONE.has(text(at + 1)) && !isNextDay)
    return undefined;
  if (weeksAgo === undefined && words[start - 1]?.kind === "number") return undefined;
  const date =
    weeksAgo === undefined
      ? latestWeekday(weekday, today)
      : addDays(weekOf(today).start, weekday - 1 - DAYS_OF_WEEK * weeksAgo);
  return { end: at + 1, period: { kind: "day", date } };
}

function numberBefore(words: Words, at: number, sign: string) {
  if (words[at]?.kind !== "number") return undefined;
  const number = readNumber(words, at);
  return number !== undefined && textAt(words, number.end) === sign
    ? { value: number.value, end: number.end + 1 }
    : undefined;
}

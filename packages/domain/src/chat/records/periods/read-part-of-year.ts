import type { Token } from "../../../language/read-text.ts";
import type { LocalDate } from "../../../shared/local-date.ts";
import { textAt } from "../text-at.ts";
import { monthOfDay, yearNumberAt, yearOf } from "./calendar-days.ts";
import { dayNumberAt } from "./day-number.ts";
import {
  CURRENT,
  type FoundPart,
  LAST,
  latestPart,
  type Part,
  partBeside,
  partOf,
  partOfNamedYear,
} from "./latest-part.ts";
import { AMBIGUOUS_NAMES, DATE_PREPOSITIONS, SEASONS, UNITS_BACK } from "./period-words.data.ts";
import { chineseYearAt } from "./read-chinese-date.ts";

type Words = readonly Token[];

const QUARTER = 3;
const HALF = 6;
const QUARTERS = 4;
const HALVES = 2;
const YEAR_LEADS = new Set(["the", "this", "last"]);
/** A 1 behind a letter is read as the letter that it often stands for. */
const NUMBERED_QUARTERS: ReadonlyMap<string, number> = new Map([
  ["qi", 1],
  ["q2", 2],
  ["q3", 3],
  ["q4", 4],
]);
/** So is "h1", which a year has to tell from a greeting. */
const FIRST_HALF = "hi";
const SECOND_HALF = "h2";
const CHINESE_SEASONS: ReadonlyMap<string, number> = new Map([
  ["春", 3],
  ["夏", 6],
  ["秋", 9],
  ["冬", 12],
]);
const CHINESE_HALVES: ReadonlyMap<string, number> = new Map([
  ["上", 1],
  ["前", 1],
  ["下", 2],
  ["后", 2],
]);
const CHINESE_SEASON_SIGNS = new Set(["天", "季", "日"]);

/** "Last summer", "autumn 2025", "Q3", "the first half of this year", "去年夏天", "上季度", "第三季度", "下半年". */
export function partOfYearAt(words: Words, start: number, today: LocalDate): FoundPart | undefined {
  return englishPartAt(words, start, today) ?? chinesePartAt(words, start, today);
}

function englishPartAt(words: Words, start: number, today: LocalDate): FoundPart | undefined {
  const at = textAt(words, start) === "the" ? start + 1 : start;
  const lead = textAt(words, at);
  const isLed = LAST.has(lead) || CURRENT.has(lead);
  const place = isLed ? at + 1 : at;
  const name = textAt(words, place);
  const season = SEASONS.get(name);
  if (season !== undefined) {
    const part = { first: season, months: QUARTER };
    const found = withYear(words, place + 1, part, today, lead);
    const isOfYear = found !== undefined && found.end > place + 1;
    const before = textAt(words, start - 1);
    const isPlain = isLed || !AMBIGUOUS_NAMES.has(name) || DATE_PREPOSITIONS.has(before);
    return found && (isPlain || isOfYear) ? { ...found, isLoose: !isLed && !isOfYear } : undefined;
  }
  if (textAt(words, place) === "quarter" && isLed) {
    const current = Math.ceil(monthOfDay(today) / QUARTER);
    const part = { first: (current - 1) * QUARTER + 1, months: QUARTER };
    return latestPart(part, place + 1, today, LAST.has(lead) ? QUARTER : 0);
  }
  const numbered = numberedPartAt(words, at);
  return numbered && withYear(words, numbered.end, numbered.part, today, "");
}

/** "Q3", "H1 2025", "third quarter", "2nd half of last year". */
function numberedPartAt(words: Words, at: number) {
  const text = textAt(words, at);
  const quarter = NUMBERED_QUARTERS.get(text);
  if (quarter !== undefined) return { part: quarterPart(quarter), end: at + 1 };
  if (text === SECOND_HALF) return { part: halfPart(2), end: at + 1 };
  if (text === FIRST_HALF && isYearAt(words, textAt(words, at + 1) === "of" ? at + 2 : at + 1))
    return { part: halfPart(1), end: at + 1 };
  const numbered = dayNumberAt(words, at);
  if (numbered === undefined || !numbered.isOrdinal || numbered.day > QUARTERS) return undefined;
  const { day: ordinal, end } = numbered;
  const unit = textAt(words, end);
  if (unit === "quarter") return { part: quarterPart(ordinal), end: end + 1 };
  if (unit !== "half" || textAt(words, end + 1) !== "of" || ordinal > HALVES) return undefined;
  const year = YEAR_LEADS.has(textAt(words, end + 2)) ? end + 3 : end + 2;
  const isOfYear = textAt(words, year) === "year" || isYearAt(words, year);
  return isOfYear ? { part: halfPart(ordinal), end: end + 1 } : undefined;
}

function isYearAt(words: Words, at: number): boolean {
  return yearNumberAt(words, at) !== undefined;
}

function quarterPart(number: number): Part {
  return { first: (number - 1) * QUARTER + 1, months: QUARTER };
}

function halfPart(number: number): Part {
  return { first: (number - 1) * HALF + 1, months: HALF };
}

/** The part of the year that is named after it, else the latest that has begun, or that is over. */
function withYear(
  words: Words,
  end: number,
  part: Part,
  today: LocalDate,
  lead: string,
): FoundPart | undefined {
  let at = end;
  if (textAt(words, at) === "of" || textAt(words, at) === "in") at += 1;
  const year = yearNumberAt(words, at);
  if (year !== undefined) return partOf(year, part, at + 1);
  if (textAt(words, at) === "the") at += 1;
  if (at > end && textAt(words, at) === "year") return partOf(yearOf(today), part, at + 1);
  const back = UNITS_BACK.get(textAt(words, at));
  if (back !== undefined && textAt(words, at + 1) === "year")
    return partOf(yearOf(today) - back, part, at + 2);
  return partBeside(lead, { part, end }, today);
}

function chinesePartAt(words: Words, start: number, today: LocalDate): FoundPart | undefined {
  const year = chineseYearAt(words, start, today);
  const text = (at: number) => textAt(words, at);
  let at = year?.end ?? start;
  const lead = text(at);
  const isLed =
    year === undefined && (LAST.has(lead) || CURRENT.has(lead) || lead === "去" || lead === "入");
  // "上半年" is a half, and no half before.
  const plain = chinesePartNamedAt(words, at, false);
  if (isLed && plain === undefined) at += text(at + 1) === "个" ? 2 : 1;
  const part = plain ?? chinesePartNamedAt(words, at, isLed || year !== undefined);
  if (part === undefined) return chineseQuarterAt(words, at, lead, isLed, today);
  if (year !== undefined) return partOfNamedYear(year, part, today);
  if (lead === "去") return partOf(yearOf(today) - 1, part.part, part.end);
  const found = partBeside(plain === undefined && isLed ? lead : "", part, today);
  return found && { ...found, isLoose: !isLed };
}

/** "夏天", "上半年", "第三季度"; a season of one character only behind what says which. */
function chinesePartNamedAt(words: Words, at: number, isLed: boolean) {
  const text = (place: number) => textAt(words, place);
  const season = CHINESE_SEASONS.get(text(at));
  if (season !== undefined) {
    const isSigned = CHINESE_SEASON_SIGNS.has(text(at + 1));
    if (!isSigned && !isLed) return undefined;
    return { part: { first: season, months: QUARTER }, end: isSigned ? at + 2 : at + 1 };
  }
  const half = CHINESE_HALVES.get(text(at));
  if (half !== undefined && text(at + 1) === "半" && text(at + 2) === "年")
    return { part: halfPart(half), end: at + 3 };
  // "两个季度" are two of them.
  const isNumbered = text(at) === "第";
  const place = isNumbered ? at + 1 : at;
  const number = words[place]?.value;
  const sign = isNumbered && text(place + 1) === "个" ? place + 2 : place + 1;
  const isQuarter = text(sign) === "季" && number !== undefined && [1, 2, 3, 4].includes(number);
  if (!isQuarter) return undefined;
  return { part: quarterPart(number), end: text(sign + 1) === "度" ? sign + 2 : sign + 1 };
}

/** "上季度", "这个季度". */
function chineseQuarterAt(
  words: Words,
  at: number,
  lead: string,
  isLed: boolean,
  today: LocalDate,
): FoundPart | undefined {
  if (!isLed || textAt(words, at) !== "季" || textAt(words, at + 1) !== "度") return undefined;
  const part = quarterPart(Math.ceil(monthOfDay(today) / QUARTER));
  return latestPart(part, at + 2, today, LAST.has(lead) ? QUARTER : 0);
}

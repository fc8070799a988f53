import type { Token } from "../../language/read-text.ts";
import { DAYS_PER_WEEK } from "../../shared/durations.ts";
import { addDays, dayNumber, type LocalDate, weekOf } from "../../shared/local-date.ts";
import { dateOf, isBetween, monthOfDay, yearOf } from "../records/periods/calendar-days.ts";
import { dayNumberAt } from "../records/periods/day-number.ts";
import { DATE_SIGNS, MONTH_NAMES } from "../records/periods/period-words.data.ts";
import { pointAt } from "../records/periods/read-date.ts";
import { textAt } from "../records/text-at.ts";

type Words = readonly Token[];

/** A day to come that a text names, and the word behind it. */
export type NamedDay = { readonly date: LocalDate; readonly end: number };
/** Days to come, from the first to the last. */
export type NamedDays = NamedDay & { readonly last: LocalDate };

const MONTHS = 12;
/** Nobody plans so many days ahead (design value). */
const MOST_DAYS_AHEAD = 180;
/** As far apart two days are written that have only a dash between them (design value). */
const MOST_CHARACTERS_OF_DASH = 3;
const LINKS = new Set(["to", "until", "till", "til", "through", "thru", "到", "至"]);
const DAYS_AWAY: ReadonlyMap<string, number> = new Map([
  ["tomorrow", 1],
  ["明天", 1],
  ["明日", 1],
  ["听日", 1],
  ["后天", 2],
  ["后日", 2],
]);
const NEXT_WORDS = new Set(["next", "下"]);
/** Behind a number that counts something else than days of a month. */
const UNITS = new Set([
  ...[
    "day",
    "days",
    "week",
    "weeks",
    "month",
    "months",
    "min",
    "mins",
    "minutes",
    "hours",
    "times",
  ],
  ...["天", "周", "个", "分", "次"],
]);
const MONTH_BY_NAME: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

/** The day that begins at a place, today or the next such one: "Friday", "next Monday", "the 15th", "12月5号", "下周三". */
export function dayToComeAt(words: Words, at: number, from: LocalDate): NamedDay | undefined {
  return (
    tomorrowAt(words, at, from) ??
    nextWeekdayAt(words, at, from) ??
    dateAt(words, at, from) ??
    weekdayAt(words, at, from)
  );
}

/** The days from one to another that begin at a place: "5 to 15 December", "Dec 5-15", "12月5号到15号", "Monday until Friday". */
export function daysToComeAt(words: Words, at: number, today: LocalDate): NamedDays | undefined {
  return daysOfOneMonthAt(words, at, today) ?? fromDayToDayAt(words, at, today);
}

function tomorrowAt(words: Words, at: number, from: LocalDate): NamedDay | undefined {
  const isOfTwo = DAYS_AWAY.has(textAt(words, at) + textAt(words, at + 1));
  const away = DAYS_AWAY.get(textAt(words, at) + (isOfTwo ? textAt(words, at + 1) : ""));
  return away === undefined
    ? undefined
    : { date: addDays(from, away), end: at + (isOfTwo ? 2 : 1) };
}

function fromDayToDayAt(words: Words, at: number, today: LocalDate): NamedDays | undefined {
  const first = dayToComeAt(words, at, today);
  const next = first && behindLink(words, first.end);
  if (first === undefined || next === undefined) return undefined;
  const last = dayToComeAt(words, next, first.date) ?? sameMonthAt(words, next, first.date);
  return last && { date: first.date, last: last.date, end: last.end };
}

/** "5 to 15 December", "the 5th-15th of December": the first is of the month of the last. */
function daysOfOneMonthAt(words: Words, at: number, today: LocalDate): NamedDays | undefined {
  const first = dayNumberAt(words, textAt(words, at) === "the" ? at + 1 : at);
  const next = first && behindLink(words, first.end);
  const last = next === undefined ? undefined : monthAndDayAt(words, next);
  if (first === undefined || last === undefined) return undefined;
  const end = nextDay(last.month, last.day, today);
  const start = end && dateOf(yearOf(end), monthOfDay(end), first.day);
  return start && end && start <= end ? { date: start, last: end, end: last.end } : undefined;
}

/** Behind "to" or a dash between two days. */
function behindLink(words: Words, at: number): number | undefined {
  if (LINKS.has(textAt(words, at))) return at + 1;
  const [before, next] = [words[at - 1], words[at]];
  const isClose =
    before !== undefined &&
    next !== undefined &&
    next.start > before.end &&
    next.start - before.end <= MOST_CHARACTERS_OF_DASH;
  return isClose && next.kind !== "word" ? at : undefined;
}

/** "December 5 to 15", "12月5日到15日". */
function sameMonthAt(words: Words, at: number, first: LocalDate): NamedDay | undefined {
  const number = dayNumberAt(words, at);
  if (number === undefined || UNITS.has(textAt(words, number.end))) return undefined;
  const date = dateOf(yearOf(first), monthOfDay(first), number.day);
  if (date === undefined || date < first) return undefined;
  return { date, end: DATE_SIGNS.has(textAt(words, number.end)) ? number.end + 1 : number.end };
}

/** A day of a month, with the month or without it. */
function dateAt(words: Words, at: number, from: LocalDate): NamedDay | undefined {
  const iso = pointAt(words, at, from)?.period;
  if (words[at]?.text.includes("-") && iso !== undefined && iso !== "future" && iso.kind === "day")
    return { date: iso.date, end: at + 1 };
  const named = monthAndDayAt(words, at);
  if (named !== undefined) {
    const date = nextDay(named.month, named.day, from);
    return date && { date, end: named.end };
  }
  const place = textAt(words, at) === "the" ? at + 1 : at;
  const number = dayNumberAt(words, place);
  if (number === undefined) return undefined;
  const isSigned = DATE_SIGNS.has(textAt(words, number.end));
  if (!isSigned && !number.isOrdinal) return undefined;
  // "The first week" names no day.
  if (words[place]?.kind === "word" && place === at) return undefined;
  const date = nextDayOfMonth(number.day, from);
  return date && { date, end: isSigned ? number.end + 1 : number.end };
}

/** "5 December", "the 5th of December", "Dec 5", "12月5号". */
function monthAndDayAt(words: Words, at: number) {
  const month = MONTH_BY_NAME.get(textAt(words, at));
  const monthNumber = textAt(words, at + 1) === "月" ? words[at]?.value : undefined;
  if (month !== undefined || isBetween(monthNumber, 1, MONTHS)) {
    const place = month === undefined ? at + 2 : textAt(words, at + 1) === "the" ? at + 2 : at + 1;
    const number = dayNumberAt(words, place);
    if (number === undefined || UNITS.has(textAt(words, number.end))) return undefined;
    const isSigned = DATE_SIGNS.has(textAt(words, number.end));
    const end = isSigned ? number.end + 1 : number.end;
    return { month: month ?? monthNumber ?? 0, day: number.day, end };
  }
  const number = dayNumberAt(words, textAt(words, at) === "the" ? at + 1 : at);
  if (number === undefined) return undefined;
  const place = textAt(words, number.end) === "of" ? number.end + 1 : number.end;
  const named = MONTH_BY_NAME.get(textAt(words, place));
  return named === undefined ? undefined : { month: named, day: number.day, end: place + 1 };
}

function nextDay(month: number, day: number, from: LocalDate): LocalDate | undefined {
  const date = [yearOf(from), yearOf(from) + 1]
    .map((year) => dateOf(year, month, day))
    .find((each) => each !== undefined && each >= from);
  return date && dayNumber(date) - dayNumber(from) <= MOST_DAYS_AHEAD ? date : undefined;
}

/** Of this month or the next that has it. */
function nextDayOfMonth(day: number, from: LocalDate): LocalDate | undefined {
  const MOST_MONTHS = 2;
  for (let later = 0; later <= MOST_MONTHS; later += 1) {
    const month = monthOfDay(from) - 1 + later;
    const date = dateOf(yearOf(from) + Math.floor(month / MONTHS), (month % MONTHS) + 1, day);
    if (date !== undefined && date >= from) return date;
  }
  return undefined;
}

function weekdayAt(words: Words, at: number, from: LocalDate): NamedDay | undefined {
  const found = pointAt(words, at, from);
  if (found?.isWeekday !== true || found.period === "future" || found.period.kind !== "day")
    return undefined;
  const { date } = found.period;
  return { date: date < from ? addDays(date, DAYS_PER_WEEK) : date, end: found.end };
}

/** "Next Monday", "下周三", "下个星期日": of the week to come. */
function nextWeekdayAt(words: Words, at: number, from: LocalDate): NamedDay | undefined {
  if (!NEXT_WORDS.has(textAt(words, at))) return undefined;
  const place = textAt(words, at + 1) === "个" ? at + 2 : at + 1;
  const found = pointAt(words, place, from);
  if (found?.isWeekday !== true || found.period === "future" || found.period.kind !== "day")
    return undefined;
  const { date } = found.period;
  const weekday = dayNumber(date) - dayNumber(weekOf(date).start);
  return { date: addDays(weekOf(from).end, 1 + weekday), end: found.end };
}

import type { Token } from "../../../language/read-text.ts";
import { addDays, type LocalDate } from "../../../shared/local-date.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import { textAt } from "../text-at.ts";
import { yearNumberAt, yearOf } from "./calendar-days.ts";
import { feastDateIn } from "./feast-date.ts";
import {
  FEAST_DAY_WORDS,
  FEASTS,
  type Feast,
  HOLIDAY_WORDS,
  OPEN_HOLIDAY_WORDS,
} from "./feasts.data.ts";
import { DAY_SIGNS, UNITS_BACK } from "./period-words.data.ts";
import { chineseYearAt } from "./read-chinese-date.ts";

type Words = readonly Token[];
type Named = { readonly end: number };
type Found = Named & { readonly period: RecordPeriod; readonly isUnclear?: true };

/** Nobody is off for longer. */
const MOST_DAYS = 15;

type Name = { readonly words: readonly string[]; readonly feast: Feast };

const namesByFirst: ReadonlyMap<string, readonly Name[]> = longestFirst(
  FEASTS.flatMap((feast) => feast.names.map((name) => ({ words: name.split(" "), feast }))),
);
const holidays = HOLIDAY_WORDS.map((words) => words.split(" ")).toSorted(byLength);
const openHolidays = OPEN_HOLIDAY_WORDS.map((words) => words.split(" "));
const feastDays = FEAST_DAY_WORDS.map((words) => words.split(" "));

/** "Thanksgiving", "Easter 2025", "last Labor Day", "国庆期间", "去年中秋", "国庆七天": the latest that has come where no year is named. */
export function feastAt(words: Words, start: number, today: LocalDate): Found | undefined {
  const yearBefore = chineseYearAt(words, start, today);
  const at = yearBefore?.end ?? (textAt(words, start) === "last" ? start + 1 : start);
  const named = nameAt(words, at);
  if (named === undefined) return undefined;
  const days = daysAt(words, named.end, named.feast);
  const yearBehind = yearAt(words, days.end, today);
  const date = dateOfFeast(named.feast, yearBefore?.year ?? yearBehind?.year, today);
  if (date === undefined) return undefined;
  const end = yearBehind?.end ?? days.end;
  // How long others go on is told nowhere.
  if (days.count === undefined) return { end, period: { kind: "day", date }, isUnclear: true };
  if (days.count === 1) return { end, period: { kind: "day", date } };
  const first = addDays(date, days.from);
  return { end, period: { kind: "range", start: first, end: addDays(first, days.count - 1) } };
}

/** How many days are meant, from how many after the feast on; no number where that is open. */
function daysAt(words: Words, at: number, { holiday }: Feast) {
  const counted = words[at]?.value;
  if (counted !== undefined && DAY_SIGNS.has(textAt(words, at + 1)) && counted <= MOST_DAYS)
    return { end: at + 2, from: holiday?.from ?? 0, count: counted };
  const day = lengthOfOne(feastDays, words, at);
  const kept = lengthOfOne(holidays, words, at);
  const open = lengthOfOne(openHolidays, words, at);
  if (kept === 0 && open === 0) return { end: at + day, from: 0, count: 1 };
  // "The Labor Day holiday" is that day.
  const isOneDay = textAt(words, at) === "holiday" && textAt(words, at - 1) === "day";
  if (isOneDay) return { end: at + kept, from: 0, count: 1 };
  if (open > 0 || holiday === undefined)
    return { end: at + Math.max(kept, open), from: 0, count: undefined };
  return { end: at + kept, from: holiday.from, count: holiday.days };
}

function nameAt(words: Words, at: number): (Named & { readonly feast: Feast }) | undefined {
  const name = namesByFirst
    .get(textAt(words, at))
    ?.find((each) => each.words.every((word, index) => textAt(words, at + index) === word));
  return name && { end: at + name.words.length, feast: name.feast };
}

/** "2025", "of 2025", "last year". */
function yearAt(words: Words, at: number, today: LocalDate) {
  const place = textAt(words, at) === "of" || textAt(words, at) === "in" ? at + 1 : at;
  const year = yearNumberAt(words, place);
  if (year !== undefined) return { year, end: place + 1 };
  const back = UNITS_BACK.get(textAt(words, place));
  if (back === undefined || textAt(words, place + 1) !== "year") return undefined;
  return { year: yearOf(today) - back, end: place + 2 };
}

function dateOfFeast({ day }: Feast, year: number | undefined, today: LocalDate) {
  if (year !== undefined) return feastDateIn(year, day);
  const dates = [yearOf(today), yearOf(today) - 1].map((each) => feastDateIn(each, day));
  return dates.find((date) => date !== undefined && date <= today);
}

function longestFirst(names: readonly Name[]): ReadonlyMap<string, readonly Name[]> {
  const found = new Map<string, Name[]>();
  for (const name of names.toSorted((left, right) => byLength(left.words, right.words))) {
    const first = name.words[0] ?? "";
    found.set(first, [...(found.get(first) ?? []), name]);
  }
  return found;
}

function byLength(left: readonly string[], right: readonly string[]): number {
  return right.length - left.length;
}

/** How many words at a place are one of the phrases; 0 where they are none. */
function lengthOfOne(phrases: readonly (readonly string[])[], words: Words, at: number): number {
  const found = phrases.find((phrase) =>
    phrase.every((each, index) => textAt(words, at + index) === each),
  );
  return found?.length ?? 0;
}

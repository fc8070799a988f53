import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { Token } from "../../language/read-text.ts";
import { addDays, addYears, dayNumber, type LocalDate, weekOf } from "../../shared/local-date.ts";
import { pointAt } from "../records/read-date.ts";
import { PAUSE_DAY_WORDS, PAUSE_LENGTH_WORDS } from "./action-cues.data.ts";
import type { SessionAmount } from "./session-amounts.ts";

/** From when until when nobody expects exercise; `end` null means until further notice. */
export type PauseDays = { readonly start: LocalDate; readonly end: LocalDate | null };

type LengthWord = keyof typeof PAUSE_LENGTH_WORDS;
type DayWord = keyof typeof PAUSE_DAY_WORDS;

/** How many days the words mean that are no number; "a few" are three (design value). */
const DAYS: Readonly<Record<Exclude<LengthWord, "thisWeek" | "endless">, number>> = {
  day: 1,
  fewDays: 3,
  week: 7,
  fortnight: 14,
  month: 30,
};
const WEEK = 7;
/** Nobody pauses for longer, or plans so far ahead (design values). */
const MOST_DAYS = 366;
const MOST_DAYS_AHEAD = 180;
/** So many words after "until" a day is named. */
const REACH = 2;

let lengths: PhraseFinder<LengthWord> | undefined;
let dayWords: PhraseFinder<DayWord> | undefined;

/** The days that the words of a sentence name for a pause; undefined where they name none. */
export function pauseDaysIn(
  words: readonly Token[],
  amounts: readonly SessionAmount[],
  today: LocalDate,
): PauseDays | undefined {
  lengths ??= createPhraseFinder(phrasesByMeaning<LengthWord>(PAUSE_LENGTH_WORDS), {
    within: "sentence",
  });
  dayWords ??= createPhraseFinder(phrasesByMeaning<DayWord>(PAUSE_DAY_WORDS), {
    within: "sentence",
  });
  const found = dayWords.find(words).map(({ end, values: [word] }) => ({ end, word }));
  const begins = found
    .filter(({ word }) => word === "from")
    .map(({ end }) => dayAfter(words, end, today));
  const isTomorrow = found.some(({ word }) => word === "tomorrow");
  const start = begins.find((day) => day !== undefined) ?? (isTomorrow ? addDays(today, 1) : today);
  const ends = found
    .filter(({ word }) => word === "until")
    .map(({ end }) => dayAfter(words, end, start));
  const until = ends.find((day) => day !== undefined);
  if (until !== undefined) return { start, end: until };
  const counted = amounts.find(({ measure }) => measure === "days" || measure === "period");
  if (counted !== undefined) return ofLength(start, Math.round(counted.value));
  const [named] = lengths.find(words).flatMap(({ values }) => values);
  if (named === undefined) return undefined;
  if (named === "endless") return { start, end: null };
  if (named === "thisWeek") return { start, end: weekOf(start).end };
  return ofLength(start, DAYS[named]);
}

function ofLength(start: LocalDate, days: number): PauseDays | undefined {
  return days >= 1 && days <= MOST_DAYS ? { start, end: addDays(start, days - 1) } : undefined;
}

/** The next such day: "Friday", "12 March", "周五", "3月12日". */
function dayAfter(words: readonly Token[], place: number, from: LocalDate): LocalDate | undefined {
  for (let at = place; at < place + REACH; at += 1) {
    const period = pointAt(words, at, from)?.period;
    if (period === undefined || period === "future" || period.kind !== "day") continue;
    const { date } = period;
    const passed = dayNumber(from) - dayNumber(date);
    if (passed <= 0) return date;
    if (passed <= WEEK) return addDays(date, WEEK);
    const next = addYears(date, 1);
    return dayNumber(next) - dayNumber(from) <= MOST_DAYS_AHEAD ? next : undefined;
  }
  return undefined;
}

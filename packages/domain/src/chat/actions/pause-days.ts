import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { Token } from "../../language/read-text.ts";
import { addDays, type LocalDate, monthOf, weekOf } from "../../shared/local-date.ts";
import { PAUSE_DAY_WORDS, PAUSE_LENGTH_WORDS } from "./action-cues.data.ts";
import { daysToComeAt, dayToComeAt } from "./pause-dates.ts";
import type { SessionAmount } from "./session-amount.ts";

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
/** Nobody pauses for longer (design value). */
const MOST_DAYS = 366;
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
  const span = spanIn(words, today);
  if (span !== undefined) return span;
  const found = dayWordsIn(words, today);
  const coming = comingIn(found, today);
  const begins = found
    .filter(({ word }) => word === "from")
    .map(({ end }) => dayAfter(words, end, today));
  const begin = begins.find((day) => day !== undefined) ?? startedAt(words, today);
  const start = begin ?? coming?.start ?? today;
  const ends = found
    .filter(({ word }) => word === "until")
    .map(({ end }) => dayAfter(words, end, start));
  const until = ends.find((day) => day !== undefined);
  if (until !== undefined) return { start, end: until };
  const counted = amounts.find(({ measure }) => measure === "days" || measure === "period");
  if (counted !== undefined) return ofLength(start, Math.round(counted.value));
  const [named] = lengths.find(words).flatMap(({ values }) => values);
  if (named === "endless") return { start, end: null };
  if (named === "thisWeek") return { start, end: weekOf(start).end };
  if (named !== undefined) return ofLength(start, DAYS[named]);
  if (begin !== undefined) return { start, end: null };
  return coming;
}

/** The days that are named as such, by no length: "5 to 15 December", "next week". */
export function daysNamedIn(words: readonly Token[], today: LocalDate): PauseDays | undefined {
  return spanIn(words, today) ?? comingIn(dayWordsIn(words, today), today);
}

type FoundDayWord = { readonly end: number; readonly word: DayWord | undefined };

function dayWordsIn(words: readonly Token[], today: LocalDate): readonly FoundDayWord[] {
  dayWords ??= createPhraseFinder(phrasesByMeaning<DayWord>(PAUSE_DAY_WORDS), {
    within: "sentence",
  });
  // "下周一" is a day.
  return dayWords
    .find(words)
    .filter(({ start, end }) => (dayToComeAt(words, start, today)?.end ?? end) <= end)
    .map(({ end, values: [word] }) => ({ end, word }));
}

/** The first stretch of days that is named from its first to its last. */
function spanIn(words: readonly Token[], today: LocalDate): PauseDays | undefined {
  for (const at of words.keys()) {
    const found = daysToComeAt(words, at, today);
    if (found !== undefined) return { start: found.date, end: found.last };
  }
  return undefined;
}

/** Next week, next month and the like. */
function comingIn(
  found: readonly FoundDayWord[],
  today: LocalDate,
): { readonly start: LocalDate; readonly end: LocalDate } | undefined {
  const isNamed = (word: DayWord) => found.some((each) => each.word === word);
  const nextWeek = addDays(weekOf(today).end, 1);
  const nextMonth = addDays(monthOf(today).end, 1);
  const WEEKEND_DAYS = 2;
  const weekend = ({ end }: { readonly end: LocalDate }) => ({
    start: addDays(end, 1 - WEEKEND_DAYS),
    end,
  });
  if (isNamed("tomorrow")) return { start: addDays(today, 1), end: addDays(today, 1) };
  if (isNamed("dayAfterTomorrow")) return { start: addDays(today, 2), end: addDays(today, 2) };
  if (isNamed("nextWeekend")) return weekend(weekOf(nextWeek));
  if (isNamed("weekend")) return weekend(weekOf(today));
  if (isNamed("nextWeek")) return weekOf(nextWeek);
  return isNamed("nextMonth") ? monthOf(nextMonth) : undefined;
}

const BEGINNING = new Set(["开始", "起"]);

/** "5号开始", "周一起". */
function startedAt(words: readonly Token[], today: LocalDate): LocalDate | undefined {
  for (const at of words.keys()) {
    const day = dayToComeAt(words, at, today);
    const [one, two] = [words[day?.end ?? at]?.text ?? "", words[(day?.end ?? at) + 1]?.text ?? ""];
    if (day !== undefined && (BEGINNING.has(one) || BEGINNING.has(one + two))) return day.date;
  }
  return undefined;
}

function ofLength(start: LocalDate, days: number): PauseDays | undefined {
  return days >= 1 && days <= MOST_DAYS ? { start, end: addDays(start, days - 1) } : undefined;
}

/** The next such day: "Friday", "12 March", "周五", "3月12日". */
function dayAfter(words: readonly Token[], place: number, from: LocalDate): LocalDate | undefined {
  for (let at = place; at < place + REACH; at += 1) {
    const day = dayToComeAt(words, at, from);
    if (day !== undefined) return day.date;
  }
  return undefined;
}

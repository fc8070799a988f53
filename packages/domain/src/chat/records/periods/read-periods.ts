import {
  createPhraseFinder,
  type PhraseFinder,
  type PhraseHit,
} from "../../../language/phrase-finder.ts";
import { phrasesByMeaning, phrasesWith } from "../../../language/phrases-with.ts";
import type { ReadText } from "../../../language/read-text.ts";
import { toldOnce } from "../../../language/told-once.ts";
import { type LocalDate, weekdayOf } from "../../../shared/local-date.ts";
import { textAt } from "../text-at.ts";
import { besidePeriodAt } from "./beside-period.ts";
import { earlierBy } from "./earlier-period.ts";
import { edgeOfPeriodAt } from "./edge-of-period.ts";
import type { EarlierUnit, FoundPeriod } from "./found-period.ts";
import { longerOf } from "./longer-of.ts";
import { type NamedPeriod, namedPeriod } from "./named-period.ts";
import { DAY_PARTS, EARLIER_UNITS, FUTURE_PERIODS, NAMED_PERIODS } from "./period-words.data.ts";
import { pointAt } from "./read-date.ts";
import { recentAt, sinceAt } from "./read-span.ts";
import { sameDayThen } from "./same-day-then.ts";
import { isOfWeekdays } from "./weekdays.ts";
import { writtenDateAt } from "./written-date.ts";

let names: PhraseFinder<NamedPeriod | "future"> | undefined;
let dayParts: PhraseFinder<true> | undefined;
let earlier: PhraseFinder<EarlierUnit> | undefined;

/** The periods that a text names, in order, none inside another; `future` where it has not come yet. */
export const readPeriods = toldOnce((text: ReadText, today: LocalDate): readonly FoundPeriod[] => {
  const { words } = text;
  names ??= createPhraseFinder<NamedPeriod | "future">(
    phrasesByMeaning<NamedPeriod | "future">({ ...NAMED_PERIODS, future: FUTURE_PERIODS }),
    { within: "sentence" },
  );
  earlier ??= createPhraseFinder<EarlierUnit>(phrasesByMeaning<EarlierUnit>(EARLIER_UNITS), {
    within: "sentence",
  });
  dayParts ??= createPhraseFinder(phrasesWith(DAY_PARTS, true as const), { within: "sentence" });
  const parts = byPlace(dayParts.findAll(words).hits);
  const named = byPlace(names.findAll(words).hits);
  const units = byPlace(earlier.findAll(words).hits);
  const namedAt = (place: number): FoundPeriod | undefined => {
    const found = named.get(place);
    // "每个周末" are all of them.
    if (found === undefined || (found.meaning === "theWeekend" && isOfWeekdays(words, place)))
      return undefined;
    const { end, meaning } = found;
    const period = meaning === "future" ? "future" : namedPeriod(meaning, today);
    return { start: place, end, period, ...(meaning === "theWeekend" && { isLoose: true }) };
  };
  const fixedAt = (place: number) =>
    longerOf(namedAt(place), besidePeriodAt(words, place, today, namedAt));
  const periods: FoundPeriod[] = [];
  const earlierAt = (place: number): FoundPeriod | undefined => {
    const found = units.get(place);
    if (found === undefined) return undefined;
    const last = periods.findLast(({ period }) => period !== "future")?.period;
    const from = last === undefined || last === "future" ? null : last;
    // "The one before" needs one to be before.
    if (from === null && found.meaning === "same" && !isWhole(found)) return undefined;
    const period = earlierBy(found.meaning, from, today);
    return { start: place, end: found.end, period, before: found.meaning };
  };
  const isWhole = ({ end }: { readonly end: number }) => end === words.length;
  const withDayPart = ({ period, end }: FoundPeriod) =>
    period !== "future" && period.kind === "day" ? (parts.get(end)?.end ?? end) : end;
  const add = (found: FoundPeriod) => {
    const last = periods.at(-1);
    const then =
      last !== undefined && standsBeside(words, last, found)
        ? thenOf(last, found, today)
        : undefined;
    const named =
      then === undefined && last !== undefined ? sameDay(words, last, found) : undefined;
    if (last !== undefined && isOfNoMonth(words, last, found))
      periods[periods.length - 1] = { ...last, end: found.end, isUnclear: true };
    else if (named !== undefined) periods[periods.length - 1] = named;
    else if (last === undefined || then === undefined) periods.push(found);
    else periods[periods.length - 1] = { start: last.start, end: found.end, period: then };
  };
  for (let place = 0; place < words.length; ) {
    const found = [
      earlierAt(place),
      sinceAt(words, place, today, fixedAt),
      fixedAt(place),
      recentAt(words, place, today),
      pointAt(words, place, today),
      edgeOfPeriodAt(words, place, today, fixedAt),
      writtenDateAt(text, place, today),
    ].reduce(longerOf);
    const end = found && withDayPart(found);
    if (found !== undefined) add({ ...found, start: place, end: end ?? found.end });
    place = end ?? place + 1;
  }
  return periods;
});

/** "去年周日" is no day of last year, though yesterday was a Sunday. */
function thenOf(left: FoundPeriod, right: FoundPeriod, today: LocalDate) {
  const isOfWeek = left.isWeekday === true || right.isWeekday === true;
  return isOfWeek ? undefined : sameDayThen(left.period, right.period, today);
}

/** 今年月底 is the end of nobody knows which month. */
function isOfNoMonth(words: ReadText["words"], year: FoundPeriod, part: FoundPeriod): boolean {
  if (year.period === "future" || year.period.kind !== "year") return false;
  return textAt(words, part.start) === "月" && standsBeside(words, year, part);
}

/** "Friday 6 November" is one day, and nobody can tell which where that was no Friday. */
function sameDay(words: ReadText["words"], left: FoundPeriod, right: FoundPeriod) {
  if (left.isWeekday === right.isWeekday || !standsBeside(words, left, right)) return undefined;
  const [weekday, date] = left.isWeekday === true ? [left, right] : [right, left];
  if (weekday.period === "future" || date.period === "future") return undefined;
  if (weekday.period.kind !== "day" || date.period.kind !== "day") return undefined;
  const isOne = weekdayOf(weekday.period.date) === weekdayOf(date.period.date);
  const { period } = date;
  return { start: left.start, end: right.end, period, ...(!isOne && { isUnclear: true as const }) };
}

/** Whether nothing stands between two periods of one clause. */
function standsBeside(words: ReadText["words"], left: FoundPeriod, right: FoundPeriod): boolean {
  const between = words.slice(left.end, right.start);
  const isBeside = between.length === 0 || (between.length === 1 && between[0]?.text === "的");
  return isBeside && words[left.end - 1]?.clause === words[right.start]?.clause;
}

/** The longest phrase from each place on. */
function byPlace<Meaning>(
  hits: readonly PhraseHit<Meaning>[],
): ReadonlyMap<number, PhraseHit<Meaning>> {
  const longest = new Map<number, PhraseHit<Meaning>>();
  for (const hit of hits)
    if (hit.end > (longest.get(hit.start)?.end ?? 0)) longest.set(hit.start, hit);
  return longest;
}

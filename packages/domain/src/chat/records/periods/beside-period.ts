import type { Token } from "../../../language/read-text.ts";
import { addDays, type LocalDate } from "../../../shared/local-date.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import { textAt } from "../text-at.ts";
import { dateOf, isBetween, monthOfDay, yearOf } from "./calendar-days.ts";
import { dayNumberAt } from "./day-number.ts";
import type { FixedAt, FoundPeriod } from "./found-period.ts";
import { longerOf } from "./longer-of.ts";
import { chinesePartOfMonthAt, isHalfOfMonth, partOfMonth } from "./part-of-month.ts";
import { DATE_SIGNS } from "./period-words.data.ts";
import { pointAt } from "./read-date.ts";

type Words = readonly Token[];
type Month = Extract<RecordPeriod, { readonly kind: "month" }>;

const DAYS_OF_MONTH = 31;
/** What names a month before its sign. */
const MONTH_SIGNS = /^(?:个|上|下|每|本|这|今|当|[\d一二三四五六七八九十正腊]+)$/u;
const BEFORE_DAYS: ReadonlyMap<string, number> = new Map([
  ["before", -1],
  ["after", 1],
]);
const NAMES_OF_DAYS = new Set(["day", "night", "evening", "morning"]);
/** Behind a day, the one beside it. */
const BEHIND_DAYS: readonly (readonly [signs: string, days: number])[] = [
  ["前 一 天", -1],
  ["前 一 日", -1],
  ["前 一 晚", -1],
  ["前 夕", -1],
  ["前 夜", -1],
  ["后 一 天", 1],
  ["后 一 日", 1],
  ["第 二 天", 1],
  ["翌 日", 1],
];

/**
 * The period that is named at a place, with what goes on from it: "上个月3号", "上个月底", "the 3rd of last month", "the day before
 * Thanksgiving", "中秋前一天"; "上半月" by itself is of this month.
 */
export function besidePeriodAt(
  words: Words,
  start: number,
  today: LocalDate,
  namedAt: FixedAt,
): FoundPeriod | undefined {
  return (
    dayBesideAt(words, start, today, namedAt) ??
    ofNamedMonthAt(words, start, namedAt) ??
    partOfThisMonthAt(words, start, today)
  );
}

function dayBesideAt(words: Words, start: number, today: LocalDate, namedAt: FixedAt) {
  const dayAt = (at: number) => {
    const found = longerOf(pointAt(words, at, today), namedAt(at));
    return found !== undefined && found.period !== "future" && found.period.kind === "day"
      ? { ...found, date: found.period.date }
      : undefined;
  };
  const lead = textAt(words, start) === "the" ? start + 1 : start;
  const ahead = NAMES_OF_DAYS.has(textAt(words, lead))
    ? BEFORE_DAYS.get(textAt(words, lead + 1))
    : undefined;
  if (ahead !== undefined) {
    const day = dayAt(lead + 2);
    return day && dayFrom(start, day.end, addDays(day.date, ahead));
  }
  const day = dayAt(start);
  if (day === undefined) return undefined;
  const at = textAt(words, day.end) === "的" ? day.end + 1 : day.end;
  for (const [signs, days] of BEHIND_DAYS) {
    const each = signs.split(" ");
    if (each.every((sign, index) => textAt(words, at + index) === sign))
      return dayFrom(start, at + each.length, addDays(day.date, days));
  }
  return undefined;
}

function dayFrom(start: number, end: number, date: LocalDate): FoundPeriod {
  return { start, end, period: { kind: "day", date } };
}

function ofNamedMonthAt(words: Words, start: number, namedAt: FixedAt) {
  return behindMonthAt(words, start, namedAt) ?? beforeMonthAt(words, start, namedAt);
}

/** "上个月3号", "上个月的下旬", "last month on the 3rd". */
function behindMonthAt(words: Words, start: number, namedAt: FixedAt): FoundPeriod | undefined {
  const month = monthFound(namedAt(start));
  if (month === undefined) return undefined;
  const { year, month: number } = month.period;
  const at = textAt(words, month.end) === "的" ? month.end + 1 : month.end;
  const day = words[at]?.kind === "number" ? words[at]?.value : undefined;
  if (isBetween(day, 1, DAYS_OF_MONTH) && DATE_SIGNS.has(textAt(words, at + 1)))
    return dayOfMonth(month.period, day, start, at + 2);
  const part = chinesePartOfMonthAt(words, at);
  if (part !== undefined)
    return { start, end: part.end, period: partOfMonth(part.part, year, number) };
  const on = textAt(words, at) === "on" ? at + 1 : at;
  const ordinal = textAt(words, on) === "the" ? dayNumberAt(words, on + 1) : undefined;
  return ordinal?.isOrdinal === true
    ? dayOfMonth(month.period, ordinal.day, start, ordinal.end)
    : undefined;
}

/** "The 3rd of last month". */
function beforeMonthAt(words: Words, start: number, namedAt: FixedAt): FoundPeriod | undefined {
  const ordinal = dayNumberAt(words, textAt(words, start) === "the" ? start + 1 : start);
  if (ordinal?.isOrdinal !== true) return undefined;
  const at = textAt(words, ordinal.end) === "of" ? ordinal.end + 1 : ordinal.end;
  const month = monthFound(namedAt(at));
  return month && dayOfMonth(month.period, ordinal.day, start, month.end);
}

function monthFound(found: FoundPeriod | undefined) {
  return found !== undefined && found.period !== "future" && found.period.kind === "month"
    ? { end: found.end, period: found.period }
    : undefined;
}

function dayOfMonth({ year, month }: Month, day: number, start: number, end: number) {
  const date = dateOf(year, month, day);
  if (date !== undefined) return dayFrom(start, end, date);
  // "31 February" is no day that anybody could have meant.
  return { start, end, period: { kind: "month", year, month }, isUnclear: true } as const;
}

/** "上半月", "月底": of the current month. */
function partOfThisMonthAt(words: Words, start: number, today: LocalDate): FoundPeriod | undefined {
  const half = chinesePartOfMonthAt(words, start);
  const namesMonth = textAt(words, start) === "月" && !MONTH_SIGNS.test(textAt(words, start - 1));
  if (half === undefined || !(isHalfOfMonth(half.part) || namesMonth)) return undefined;
  const period = partOfMonth(half.part, yearOf(today), monthOfDay(today));
  return { start, end: half.end, period };
}

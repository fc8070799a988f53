import type { ReadText, Token } from "../../../language/read-text.ts";
import type { LocalDate } from "../../../shared/local-date.ts";
import { textAt } from "../text-at.ts";
import { dateOf, isBetween, latestDay } from "./calendar-days.ts";
import type { FoundPeriod } from "./found-period.ts";
import { DATE_PREPOSITIONS } from "./period-words.data.ts";

type Source = Pick<ReadText, "words" | "source">;

const MONTHS = 12;
const DAYS = 31;
const CENTURY = 2_000;
const SHORT_YEARS = 100;
const SHORT_LENGTH = 2;
const DIGITS = /^\d{1,4}$/;
const HAN = /\p{Script=Han}/u;
/** What is rated out of so many. */
const SCALES = new Set(["5", "10"]);
const BEHIND_DAY = new Set(["那", "号", "日"]);
/** From a day on, or up to it: which one is meant has to be clear. */
const SPANS = new Set(
  "since from until till before after between to through 从 自 到 至".split(" "),
);

/** "14/11", "23/10/2026", "10/27", "2026/10/5", "11.12那天"; in English not clear where day and month could both be meant. */
export function writtenDateAt(
  { words, source }: Source,
  start: number,
  today: LocalDate,
): FoundPeriod | undefined {
  const isChinese = HAN.test(source);
  const parts = partsAt({ words, source }, start);
  const end = start + parts.length;
  const pointed = isChinese ? pointedAt(words, start) : undefined;
  if (pointed !== undefined) return found(pointed, { start, end: start + 1 }, today);
  if (parts.length < 2 || (parts.length === 2 && !isAskedOf(words, start, end, isChinese)))
    return undefined;
  const [first = 0, second = 0, third] = parts;
  const isYearFirst = first > DAYS;
  if (isYearFirst && third === undefined) return undefined;
  const [left, right] = isYearFirst ? [second, third ?? 0] : [first, second];
  const year = third === undefined ? undefined : isYearFirst ? first : yearOf(third);
  const isMonthFirst = isChinese || isYearFirst;
  if (SPANS.has(textAt(words, start - 1))) return unclear(start, end, today);
  if (isMonthFirst && left <= MONTHS)
    return found({ month: left, day: right, year }, { start, end }, today);
  const isEither = left <= MONTHS && right <= MONTHS && left !== right;
  if (isEither) return unclear(start, end, today);
  const [day, month] = right <= MONTHS ? [left, right] : [right, left];
  return found({ month, day, year }, { start, end }, today);
}

/** Numbers with nothing but a stroke between them. */
function partsAt({ words, source }: Source, start: number): readonly number[] {
  const joins = (left: Token | undefined, right: Token | undefined) =>
    left !== undefined && right !== undefined && source.slice(left.end, right.start) === "/";
  const parts: number[] = [];
  if (joins(words[start - 1], words[start])) return parts;
  for (let at = start; parts.length < 3; at += 1) {
    const { kind, text = "", value } = words[at] ?? {};
    if (kind !== "number" || value === undefined || !DIGITS.test(text)) break;
    if (at > start && !joins(words[at - 1], words[at])) break;
    parts.push(value);
  }
  return parts;
}

/** "3/4 of my runs" is a share, "8/10" at the end a rating: a day without a year stands behind a preposition or at the end. */
function isAskedOf(
  words: readonly Token[],
  start: number,
  end: number,
  isChinese: boolean,
): boolean {
  const isShort = words.slice(start, end).every(({ text }) => text.length <= SHORT_LENGTH);
  if (!isShort) return false;
  if (DATE_PREPOSITIONS.has(textAt(words, start - 1))) return true;
  const isLast = end === words.length || words[end]?.clause !== words[end - 1]?.clause;
  if (isLast && SCALES.has(textAt(words, end - 1))) return false;
  return isChinese || end === words.length;
}

/** "11.12那天". */
function pointedAt(words: readonly Token[], at: number) {
  const [month = "", day = "", ...others] = textAt(words, at).split(".");
  const isShort = [month, day].every((each) => DIGITS.test(each) && each.length <= SHORT_LENGTH);
  if (!isShort || others.length > 0 || !BEHIND_DAY.has(textAt(words, at + 1))) return undefined;
  return { month: Number(month), day: Number(day), year: undefined };
}

function yearOf(written: number): number {
  return written < SHORT_YEARS ? CENTURY + written : written;
}

function unclear(start: number, end: number, today: LocalDate): FoundPeriod {
  return { start, end, period: { kind: "day", date: today }, isUnclear: true };
}

function found(
  { month, day, year }: { month: number; day: number; year: number | undefined },
  { start, end }: { start: number; end: number },
  today: LocalDate,
): FoundPeriod | undefined {
  if (!isBetween(month, 1, MONTHS) || !isBetween(day, 1, DAYS)) return undefined;
  const date = year === undefined ? latestDay(month, day, today) : dateOf(year, month, day);
  return date && { start, end, period: { kind: "day", date } };
}

import type { LocalDate } from "../../../shared/local-date.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import { monthOfDay, monthsFrom, yearOf } from "./calendar-days.ts";

/** Some months of a year, the first from 1 to 12. */
export type Part = { readonly first: number; readonly months: number };
/** The period that words name up to `end`. */
export type FoundPart = {
  readonly end: number;
  readonly period: RecordPeriod;
  readonly isLoose?: boolean;
};

const MONTHS = 12;
/** Words for what was before, and for what is now. */
export const LAST = new Set(["last", "previous", "past", "上"]);
export const CURRENT = new Set(["this", "current", "这", "本", "今"]);

/** A part with where the words for it end. */
export type PartNamed = { readonly part: Part; readonly end: number };

/** "今年冬天" in January is the one that began last year. */
export function partOfNamedYear(
  year: { readonly year: number; readonly isNumber: boolean },
  { part, end }: PartNamed,
  today: LocalDate,
): FoundPart | undefined {
  const isOfNow = !year.isNumber && year.year === yearOf(today);
  const isOverNewYear = part.first + part.months > MONTHS + 1;
  return isOfNow && isOverNewYear && isRunning(part, today)
    ? latestPart(part, end, today, 0)
    : partOf(year.year, part, end);
}

/** The part that "this" or "last" means, or that is named alone. */
export function partBeside(
  lead: string,
  { part, end }: PartNamed,
  today: LocalDate,
): FoundPart | undefined {
  if (CURRENT.has(lead)) return nearestPart(part, end, today);
  return latestPart(part, end, today, LAST.has(lead) && isRunning(part, today) ? MONTHS : 0);
}

function isRunning({ first, months }: Part, today: LocalDate): boolean {
  const since = (monthOfDay(today) - first + MONTHS) % MONTHS;
  return since < months;
}

/** The latest such part that has begun, or one so many months before it. */
export function latestPart(
  part: Part,
  end: number,
  today: LocalDate,
  monthsBack: number,
): FoundPart | undefined {
  const year = part.first <= monthOfDay(today) ? yearOf(today) : yearOf(today) - 1;
  const first = year * MONTHS + part.first - 1 - monthsBack;
  const from = { first: (first % MONTHS) + 1, months: part.months };
  return partOf(Math.floor(first / MONTHS), from, end);
}

/** Of "this winter" the one that is running, else the one that is nearer, whether it is over or to come. */
function nearestPart(part: Part, end: number, today: LocalDate): FoundPart | undefined {
  const since = (monthOfDay(today) - part.first + MONTHS) % MONTHS;
  const monthsOver = since - part.months;
  const isToCome = monthsOver >= 0 && MONTHS - since < monthsOver + 1;
  return latestPart(part, end, today, isToCome ? -MONTHS : 0);
}

/** Those months of a year. */
export function partOf(year: number, { first, months }: Part, end: number): FoundPart | undefined {
  const range = monthsFrom(year, first, months);
  return range && { end, period: { kind: "range", ...range } };
}

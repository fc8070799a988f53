import { readNumber } from "../../../language/read-number.ts";
import type { Token } from "../../../language/read-text.ts";
import { DAYS_PER_WEEK } from "../../../shared/durations.ts";
import { addDays, type DateRange, type LocalDate, weekdayOf } from "../../../shared/local-date.ts";
import { daysOfPeriod } from "../../../sport/records/record-period.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import { textAt } from "../text-at.ts";
import { isBetween } from "./calendar-days.ts";
import { dayNumberAt } from "./day-number.ts";
import type { FixedAt, FoundPeriod } from "./found-period.ts";
import { longerOf } from "./longer-of.ts";
import { DAY_SIGNS, WEEK_SIGNS, WEEKDAY_NAMES } from "./period-words.data.ts";
import { pointAt } from "./read-date.ts";

type Words = readonly Token[];

/** Weeks, days or weekdays from one end of a period on: the `nth`, or `count` of them from the first or last on. */
type Edge = {
  readonly from: "start" | "end";
  readonly nth: number;
  readonly count: number;
};
type Unit = "week" | "day" | "weekend" | { readonly weekday: number };
type Read<What> = { readonly end: number; readonly value: What };

const SATURDAY = 6;
const WEEKEND_DAYS = 2;
const MOST = 31;
const LAST = new Set(["last", "final", "closing"]);
const LEADS = new Set("in on over during within for across throughout from".split(" "));
const SEVERAL = new Set(["days", "weeks"]);
const OF = new Set(["of", "in"]);
const UNITS: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ["week", "week"],
  ["weeks", "week"],
  ["day", "day"],
  ["days", "day"],
  ["weekend", "weekend"],
  ...WEEKDAY_NAMES.flatMap((names, at) =>
    names.map((name) => [name, { weekday: at + 1 }] as const),
  ),
]);

/** "The last week of October", "first Saturday in May", "the first three days of 2026", "十月最后一周", "上个月第一个周六". */
export function edgeOfPeriodAt(
  words: Words,
  start: number,
  today: LocalDate,
  fixedAt: FixedAt,
): FoundPeriod | undefined {
  return englishEdgeAt(words, start, today, fixedAt) ?? chineseEdgeAt(words, start, today, fixedAt);
}

function englishEdgeAt(words: Words, start: number, today: LocalDate, fixedAt: FixedAt) {
  // "In the last week" by itself is up to today.
  const led = LEADS.has(textAt(words, start)) ? start + 1 : start;
  const edge = englishEdge(words, textAt(words, led) === "the" ? led + 1 : led);
  const name = textAt(words, edge?.end ?? start);
  const unit = edge && UNITS.get(name);
  if (edge === undefined || unit === undefined || !OF.has(textAt(words, edge.end + 1)))
    return undefined;
  // "The last days of May" leaves open how many.
  if (SEVERAL.has(name) && edge.value.count === 1) return undefined;
  const whole = wholeAt(words, edge.end + 2, today, fixedAt);
  if (whole === undefined) return undefined;
  const period = edgeOf(whole.days, edge.value, unit);
  return period && { start, end: whole.end, period };
}

/** "Last", "first", "2nd", "first two", "last 10". */
function englishEdge(words: Words, at: number): Read<Edge> | undefined {
  const isLast = LAST.has(textAt(words, at));
  const ordinal = isLast ? undefined : dayNumberAt(words, at);
  if (!isLast && ordinal?.isOrdinal !== true) return undefined;
  const end = ordinal?.end ?? at + 1;
  const nth = ordinal?.day ?? 1;
  const count = nth === 1 ? countAt(words, end) : undefined;
  const value = { from: isLast ? "end" : "start", nth, count: count?.value ?? 1 } as const;
  return { end: count?.end ?? end, value };
}

function chineseEdgeAt(words: Words, start: number, today: LocalDate, fixedAt: FixedAt) {
  const whole = wholeAt(words, start, today, fixedAt);
  if (whole === undefined) return undefined;
  const at = textAt(words, whole.end) === "的" ? whole.end + 1 : whole.end;
  const edge = chineseEdge(words, at);
  if (edge === undefined) return undefined;
  const isCounted = textAt(words, edge.end) === "个";
  const unit = chineseUnit(words, isCounted ? edge.end + 1 : edge.end, isCounted);
  const period = unit && edgeOf(whole.days, edge.value, unit.value);
  return unit && period && { start, end: unit.end, period };
}

/** "第二", "最后一", "最后", "头两", "前三", "首". */
function chineseEdge(words: Words, at: number): Read<Edge> | undefined {
  const lead = textAt(words, at);
  if (lead === "第") {
    const nth = countAt(words, at + 1);
    return nth && { end: nth.end, value: { from: "start", nth: nth.value, count: 1 } };
  }
  const isLast = (lead === "最" && textAt(words, at + 1) === "后") || lead === "末";
  if (!isLast && lead !== "头" && lead !== "前" && lead !== "首") return undefined;
  const end = lead === "最" ? at + 2 : at + 1;
  const count = countAt(words, end);
  const value = { from: isLast ? "end" : "start", nth: 1, count: count?.value ?? 1 } as const;
  return { end: count?.end ?? end, value };
}

function chineseUnit(words: Words, at: number, isCounted: boolean): Read<Unit> | undefined {
  if (DAY_SIGNS.has(textAt(words, at))) return { end: at + 1, value: "day" };
  const sign = WEEK_SIGNS.find((signs) =>
    signs.every((each, index) => textAt(words, at + index) === each),
  );
  if (sign === undefined) return undefined;
  const end = at + sign.length;
  if (textAt(words, end) === "末") return { end: end + 1, value: "weekend" };
  const weekday = DAY_SIGNS.has(textAt(words, end)) ? DAYS_PER_WEEK : words[end]?.value;
  return isCounted && isBetween(weekday, 1, DAYS_PER_WEEK)
    ? { end: end + 1, value: { weekday } }
    : { end, value: "week" };
}

function countAt(words: Words, at: number): Read<number> | undefined {
  const number = words[at]?.value === undefined ? undefined : readNumber(words, at);
  return number && isBetween(number.value, 1, MOST)
    ? { end: number.end, value: number.value }
    : undefined;
}

/** A month or a year that is named at a place. */
function wholeAt(words: Words, at: number, today: LocalDate, fixedAt: FixedAt) {
  const found = longerOf(pointAt(words, at, today), fixedAt(at));
  if (found === undefined || found.period === "future") return undefined;
  const { kind } = found.period;
  const days = kind === "month" || kind === "year" ? daysOfPeriod(found.period, today) : null;
  return days === null ? undefined : { end: found.end, days };
}

function edgeOf(whole: DateRange, edge: Edge, unit: Unit): RecordPeriod | undefined {
  if (unit === "day" || unit === "week") return firstOrLast(whole, edge, unit);
  const weekday = unit === "weekend" ? SATURDAY : unit.weekday;
  if (edge.count > 1) return undefined;
  const date = weekdayIn(whole, edge, weekday);
  if (date === undefined) return undefined;
  return unit === "weekend"
    ? { kind: "range", start: date, end: addDays(date, WEEKEND_DAYS - 1) }
    : { kind: "day", date };
}

function firstOrLast(whole: DateRange, { from, nth, count }: Edge, unit: "day" | "week") {
  const length = unit === "week" ? DAYS_PER_WEEK : 1;
  const first = addDays(whole.start, (nth - 1) * length);
  const range =
    from === "start"
      ? { start: first, end: addDays(first, length * count - 1) }
      : { start: addDays(whole.end, 1 - length * count), end: whole.end };
  const start = range.start < whole.start ? whole.start : range.start;
  const end = range.end > whole.end ? whole.end : range.end;
  if (start > end) return undefined;
  return start === end
    ? ({ kind: "day", date: start } as const)
    : ({ kind: "range", start, end } as const);
}

/** The weekday so far from one end. */
function weekdayIn(whole: DateRange, { from, nth }: Edge, weekday: number): LocalDate | undefined {
  const ahead = (weekday - weekdayOf(whole.start) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  const back = (weekdayOf(whole.end) - weekday + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  const date =
    from === "start"
      ? addDays(whole.start, ahead + (nth - 1) * DAYS_PER_WEEK)
      : addDays(whole.end, -back);
  return date >= whole.start && date <= whole.end ? date : undefined;
}

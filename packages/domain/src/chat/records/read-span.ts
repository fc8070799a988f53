import { readNumber } from "../../language/read-number.ts";
import type { Token } from "../../language/read-text.ts";
import { addDays, type LocalDate } from "../../shared/local-date.ts";
import { daysOfPeriod } from "../../sport/records/record-period.ts";
import type { RecordPeriod } from "../../sport/records/record-query.ts";
import { monthsAgo } from "./named-period.ts";
import { UNIT_DAYS } from "./period-words.data.ts";
import { firstDayOf, pointAt } from "./read-date.ts";

/** A period that a text names, by the words from `start` up to `end`. */
export type FoundPeriod = {
  readonly start: number;
  readonly end: number;
  readonly period: RecordPeriod | "future";
};

type Words = readonly Token[];
type FixedAt = (place: number) => FoundPeriod | undefined;

const RECENT = new Set(["last", "past", "previous", "recent"]);
const RECENT_CHINESE: readonly (readonly string[])[] = [
  ["最", "近", "的"],
  ["最", "近", "这"],
  ["最", "近"],
  ["过", "去", "的"],
  ["过", "去"],
  ["近"],
  ["这"],
  ["前"],
];
const A_FEW: Readonly<Record<string, number>> = { couple: 2 };
const LEAST_FOR_RECENT = 2;
const MOST_DAYS = 36_600;
const SINCE_LEADS = new Set(["since", "from", "after", "starting", "自", "从", "打", "由", "自从"]);
const RANGE_LEADS = new Set(["from", "between", "从", "自"]);
const RANGE_LINKS = new Set(["to", "until", "till", "through", "and", "到", "至"]);
const NOW: readonly (readonly string[])[] = [
  ["now"],
  ["today"],
  ["to", "now"],
  ["until", "now"],
  ["till", "now"],
  ["to", "today"],
  ["until", "today"],
  ["on"],
  ["onwards"],
  ["onward"],
  ["到", "现", "在", "为", "止"],
  ["到", "现", "在"],
  ["到", "目", "前", "为", "止"],
  ["到", "目", "前"],
  ["到", "今", "天"],
  ["至", "今"],
];
const SINCE_ENDINGS: readonly (readonly string[])[] = [
  ["以", "来"],
  ["以", "后"],
  ["之", "后"],
  ["开", "始"],
  ["起"],
  ...NOW,
];
const AGO_CHINESE: readonly (readonly string[])[] = [["之", "前"], ["以", "前"], ["前"]];

/** "The last 30 days", "past two weeks", "最近三个月", "3 weeks ago", "两周前". */
export function recentAt(words: Words, start: number, today: LocalDate): FoundPeriod | undefined {
  return lastUnitsAt(words, start) ?? agoAt(words, start, today);
}

/** "Since 6 August", "from March to now", "between May and July", "自9月16号起", "从7月1日到现在", "5月以来". */
export function sinceAt(
  words: Words,
  start: number,
  today: LocalDate,
  fixedAt: FixedAt,
): FoundPeriod | undefined {
  const lead = words[start]?.text ?? "";
  const isLed = SINCE_LEADS.has(lead) || RANGE_LEADS.has(lead);
  const from = longerOf(
    pointAt(words, isLed ? start + 1 : start, today),
    fixedAt(isLed ? start + 1 : start),
  );
  if (from === undefined || from.period === "future") return undefined;
  const first = firstDayOf(from.period, today);
  if (first === undefined) return undefined;
  const ending = lengthOfOne(SINCE_ENDINGS, words, from.end);
  const end = from.end + ending + lengthOfOne(NOW, words, from.end + ending);
  if (isLed && RANGE_LEADS.has(lead) && ending === 0) {
    const range = rangeAt(words, from.end, first, today, fixedAt);
    if (range !== undefined) return { ...range, start };
  }
  const isSince = isLed ? lead !== "between" && lead !== "from" : false;
  if (!isSince && ending === 0) return undefined;
  return { start, end, period: { kind: "since", date: first } };
}

function rangeAt(
  words: Words,
  at: number,
  start: LocalDate,
  today: LocalDate,
  fixedAt: FixedAt,
): Omit<FoundPeriod, "start"> | undefined {
  if (!RANGE_LINKS.has(words[at]?.text ?? "")) return undefined;
  const until = longerOf(pointAt(words, at + 1, today), fixedAt(at + 1));
  if (until === undefined || until.period === "future") return undefined;
  const end = daysOfPeriod(until.period, today)?.end;
  if (end === undefined || end < start) return undefined;
  return { end: until.end, period: { kind: "range", start, end } };
}

function lastUnitsAt(words: Words, start: number): FoundPeriod | undefined {
  const lead = RECENT.has(words[start]?.text ?? "") ? 1 : lengthOfOne(RECENT_CHINESE, words, start);
  if (lead === 0) return undefined;
  const count = countAt(words, start + lead);
  const unit = count && unitAt(words, count.end);
  if (unit === undefined || count === undefined) return undefined;
  const days = Math.round(count.value * unit.days);
  if (days < LEAST_FOR_RECENT || days > MOST_DAYS) return undefined;
  const inside = new Set(["里", "内", "来", "中"]);
  const end = inside.has(words[unit.end]?.text ?? "") ? unit.end + 1 : unit.end;
  return { start, end, period: { kind: "last_days", days } };
}

/** "3 weeks ago", "两周前": the day, week or month of then. */
function agoAt(words: Words, start: number, today: LocalDate): FoundPeriod | undefined {
  const count = countAt(words, start);
  const unit = count && unitAt(words, count.end);
  if (unit === undefined || count === undefined) return undefined;
  const ago = words[unit.end]?.text === "ago" ? 1 : lengthOfOne(AGO_CHINESE, words, unit.end);
  if (ago === 0 || count.value * unit.days > MOST_DAYS) return undefined;
  return {
    start,
    end: unit.end + ago,
    period: periodAgo(Math.round(count.value), unit.days, today),
  };
}

function periodAgo(count: number, unitDays: number, today: LocalDate): RecordPeriod {
  if (unitDays === UNIT_DAYS["week"]) return { kind: "week", weeksAgo: count };
  if (unitDays === UNIT_DAYS["month"]) return monthsAgo(count, today);
  if (unitDays === UNIT_DAYS["year"])
    return { kind: "year", year: Number(today.slice(0, 4)) - count };
  return { kind: "day", date: addDays(today, -count * unitDays) };
}

function countAt(words: Words, at: number): { value: number; end: number } | undefined {
  const couple = words[at]?.text === "a" ? at + 1 : at;
  const few = A_FEW[words[couple]?.text ?? ""];
  if (few !== undefined)
    return { value: few, end: words[couple + 1]?.text === "of" ? couple + 2 : couple + 1 };
  if (words[at]?.value === undefined) return undefined;
  const number = readNumber(words, at);
  return number && { value: number.value, end: number.end };
}

function unitAt(words: Words, start: number): { days: number; end: number } | undefined {
  const at = words[start]?.text === "个" ? start + 1 : start;
  const one = words[at]?.text ?? "";
  const two = one + (words[at + 1]?.text ?? "");
  const days = UNIT_DAYS[two] ?? UNIT_DAYS[one];
  if (days === undefined) return undefined;
  return { days, end: UNIT_DAYS[two] === undefined ? at + 1 : at + 2 };
}

/** How many words at a place are one of the phrases; 0 where they are none. */
function lengthOfOne(phrases: readonly (readonly string[])[], words: Words, at: number): number {
  const found = phrases.find((phrase) =>
    phrase.every((each, index) => words[at + index]?.text === each),
  );
  return found?.length ?? 0;
}

function longerOf<Found extends { readonly end: number }>(
  left: Found | undefined,
  right: Found | undefined,
): Found | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return right.end > left.end ? right : left;
}

import { readNumber } from "../../../language/read-number.ts";
import type { Token } from "../../../language/read-text.ts";
import { addDays, type LocalDate } from "../../../shared/local-date.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import { textAt } from "../text-at.ts";
import { firstDayOf, yearOf } from "./calendar-days.ts";
import type { FixedAt, FoundPeriod } from "./found-period.ts";
import { longerOf } from "./longer-of.ts";
import { monthsAgo } from "./named-period.ts";
import { FEW_PERIODS, UNIT_DAYS } from "./period-words.data.ts";
import { pointAt } from "./read-date.ts";
import { rangeAt } from "./read-range.ts";

type Words = readonly Token[];

const RECENT = new Set(["last", "past", "previous", "recent"]);
const RECENT_CHINESE: readonly (readonly string[])[] = [
  ["最", "近", "的"],
  ["最", "近", "这"],
  ["最", "近"],
  ["过", "去", "的"],
  ["过", "去", "这"],
  ["过", "去"],
  ["过", "往"],
  ["近"],
  ["这"],
  ["前"],
];
const LEAST_FOR_RECENT = 2;
/** A hundred years and a little (design value). */
const MOST_DAYS = 36_600;
const SINCE_LEADS = new Set(["since", "from", "after", "starting", "自", "从", "打", "由"]);
/** Before what begins: "我打今年起". */
const BEFORE_SINCE = new Set(["我", "就", "是", "请", "问", "的"]);
const UNTIL_LEADS = new Set(["before", "until", "till"]);
const RANGE_LEADS = new Set(["from", "between", "从", "自", "由"]);
const NOW: readonly (readonly string[])[] = [
  ["now"],
  ["today"],
  ["to", "now"],
  ["until", "now"],
  ["till", "now"],
  ["up", "to", "now"],
  ["to", "today"],
  ["until", "today"],
  ["on"],
  ["onwards"],
  ["onward"],
  ["到", "现", "在", "为", "止"],
  ["到", "现", "在"],
  ["到", "目", "前", "为", "止"],
  ["到", "目", "前"],
  ["到", "如", "今"],
  ["到", "而", "家"],
  ["到", "今", "天"],
  ["至", "今", "天"],
  ["至", "今"],
  ["到", "今"],
];
const SINCE_ENDINGS: readonly (readonly string[])[] = [
  ["以", "来"],
  ["以", "后"],
  ["之", "后"],
  ["开", "始"],
  ["算", "起"],
  ["起", "算"],
  ["后"],
  ["起"],
  ...NOW,
];
const AGO_CHINESE: readonly (readonly string[])[] = [["之", "前"], ["以", "前"], ["前"]];
const INSIDE_CHINESE: readonly (readonly string[])[] = [
  ["以", "内"],
  ["之", "内"],
  ["以", "来"],
  ["内"],
  ["来"],
];
const AHEAD: readonly (readonly string[])[] = [
  ["from", "now"],
  ["from", "today"],
  ["ahead"],
  ["hence"],
  ["之", "后"],
  ["以", "后"],
  ["后"],
];
const INSIDE = new Set(["里", "内", "来", "中"]);
/** So many words before a "几" may say that it asks. */
const REACH = 12;
const ASKED_SINCE = new Set(["距", "离", "次", "回", "是", "那", "隔"]);
const BEGINNINGS = new Set(["start", "beginning"]);
const NAMED_PARTS = new Set(["the", "this"]);
const EARLIEST = "1970-01-01" as LocalDate;

/** "The last 30 days", "past two weeks", "最近三个月", "30天内", "3 weeks ago", "两周前", "six months from now". */
export function recentAt(words: Words, start: number, today: LocalDate): FoundPeriod | undefined {
  return lastUnitsAt(words, start) ?? countedAt(words, start, today);
}

/** Behind "the start of" of "since the start of May". */
function beyondStartOf(words: Words, at: number): number {
  const begin = textAt(words, at) === "the" ? at + 1 : at;
  const isStart = BEGINNINGS.has(textAt(words, begin)) && textAt(words, begin + 1) === "of";
  // That of the week, month or year is named with them.
  return isStart && !NAMED_PARTS.has(textAt(words, begin + 2)) ? begin + 2 : at;
}

/** "Since 6 August", "from March to now", "between May and July", "自9月16号起", "从7月1日到现在", "5月以来". */
export function sinceAt(
  words: Words,
  start: number,
  today: LocalDate,
  fixedAt: FixedAt,
): FoundPeriod | undefined {
  const lead = textAt(words, start);
  if (isPlayed(words, start)) return undefined;
  const isUntil = UNTIL_LEADS.has(lead);
  const isLed = SINCE_LEADS.has(lead) || RANGE_LEADS.has(lead) || isUntil;
  const at = isLed ? beyondStartOf(words, start + 1) : start;
  const range = rangeAt(words, at, today, fixedAt);
  if (range !== undefined && (!isLed || RANGE_LEADS.has(lead))) return { ...range, start };
  const from = longerOf(pointAt(words, at, today), fixedAt(at));
  if (from === undefined || from.period === "future") return undefined;
  const first = firstDayOf(from.period, today);
  if (first === undefined) return undefined;
  return isUntil
    ? { start, end: from.end, period: untilBefore(first) }
    : onwardsFrom(words, { start, end: from.end, period: from.period }, first, today);
}

/** "羽毛球双打今年" plays, and begins nothing. */
function isPlayed(words: Words, start: number): boolean {
  const before = words[start - 1];
  if (textAt(words, start) !== "打" || before?.kind !== "han") return false;
  return before.clause === words[start]?.clause && !BEFORE_SINCE.has(before.text);
}

/** What begins with a day, and has a word for that before or behind it. */
function onwardsFrom(
  words: Words,
  { start, end: at, period }: FoundPeriod & { readonly period: RecordPeriod },
  first: LocalDate,
  today: LocalDate,
): FoundPeriod | undefined {
  const lead = textAt(words, start);
  const ago = lengthOfOne(AGO_CHINESE, words, at);
  if (ago > 0) return { start, end: at + ago, period: untilBefore(first) };
  // "In May on Monday" goes on from nothing.
  const isOn = textAt(words, at) === "on" && !SINCE_LEADS.has(lead);
  const ending = isOn ? 0 : lengthOfOne(SINCE_ENDINGS, words, at);
  const end = at + ending + lengthOfOne(NOW, words, at + ending);
  // "今天到目前" is today.
  if (ending > 0 && period.kind === "day" && first === today) return { start, end, period };
  const isSince = SINCE_LEADS.has(lead) && lead !== "from";
  if (!isSince && ending === 0) return undefined;
  return { start, end, period: { kind: "since", date: first } };
}

function untilBefore(day: LocalDate): RecordPeriod {
  return { kind: "range", start: EARLIEST, end: addDays(day, -1) };
}

function lastUnitsAt(words: Words, start: number): FoundPeriod | undefined {
  const lead = RECENT.has(textAt(words, start)) ? 1 : lengthOfOne(RECENT_CHINESE, words, start);
  if (lead === 0) return undefined;
  const count = countAt(words, start + lead);
  const unit = count && unitAt(words, count.end);
  if (unit === undefined || count === undefined) return undefined;
  // "距离上次过去几天了" asks how many.
  if (asksHowMany(words, start + lead)) return undefined;
  const days = Math.round(count.value * unit.days);
  if (days < LEAST_FOR_RECENT || days > MOST_DAYS) return undefined;
  const end = INSIDE.has(textAt(words, unit.end)) ? unit.end + 1 : unit.end;
  return { start, end, period: { kind: "last_days", days } };
}

/** "3 weeks ago", "两周前": the day, week or month of then; "30天内"; "two years from now". */
function countedAt(words: Words, start: number, today: LocalDate): FoundPeriod | undefined {
  const isWithin = textAt(words, start) === "within";
  const count = countAt(words, isWithin ? start + 1 : start);
  const unit = count && unitAt(words, count.end);
  if (unit === undefined || count === undefined) return undefined;
  const days = Math.round(count.value * unit.days);
  if (days > MOST_DAYS || asksHowMany(words, start)) return undefined;
  const inside = isWithin ? 0 : lengthOfOne(INSIDE_CHINESE, words, unit.end);
  if (isWithin || inside > 0)
    return {
      start,
      end: unit.end + inside,
      period: { kind: "last_days", days: Math.max(1, days) },
    };
  const ahead = lengthOfOne(AHEAD, words, unit.end);
  if (ahead > 0) return { start, end: unit.end + ahead, period: "future" };
  const ago = textAt(words, unit.end) === "ago" ? 1 : lengthOfOne(AGO_CHINESE, words, unit.end);
  if (ago === 0) return undefined;
  return { start, end: unit.end + ago, period: periodAgo(count.value, unit.days, today) };
}

function periodAgo(count: number, unitDays: number, today: LocalDate): RecordPeriod {
  if (Number.isInteger(count)) {
    // "A week ago" is a day, "three weeks ago" the days around it.
    if (unitDays === UNIT_DAYS.get("week") && count > 1) return { kind: "week", weeksAgo: count };
    if (unitDays === UNIT_DAYS.get("month")) return monthsAgo(count, today);
    if (unitDays === UNIT_DAYS.get("year")) return { kind: "year", year: yearOf(today) - count };
  }
  return { kind: "day", date: addDays(today, -Math.round(count * unitDays)) };
}

/** "距离上次过去几天了", "上次是几天前". */
function asksHowMany(words: Words, at: number): boolean {
  const isOpen = textAt(words, at) === "几";
  return (
    isOpen && words.slice(Math.max(0, at - REACH), at).some(({ text }) => ASKED_SINCE.has(text))
  );
}

function countAt(words: Words, at: number): { value: number; end: number } | undefined {
  const text = textAt(words, at);
  if (text === "半") return { value: 1 / 2, end: at + 1 };
  const few = text === "a" ? at + 1 : at;
  const value = FEW_PERIODS.get(textAt(words, few));
  if (value !== undefined)
    return { value, end: textAt(words, few + 1) === "of" ? few + 2 : few + 1 };
  if (text === "a") return { value: 1, end: few };
  if (words[at]?.value === undefined) return undefined;
  const number = readNumber(words, at);
  return number && { value: number.value, end: number.end };
}

function unitAt(words: Words, start: number): { days: number; end: number } | undefined {
  const at = textAt(words, start) === "个" ? start + 1 : start;
  const one = textAt(words, at);
  const next = textAt(words, at + 1);
  const two = next === "" ? undefined : UNIT_DAYS.get(one + next);
  const days = two ?? UNIT_DAYS.get(one);
  return days === undefined ? undefined : { days, end: two === undefined ? at + 1 : at + 2 };
}

/** How many words at a place are one of the phrases; 0 where they are none. */
function lengthOfOne(phrases: readonly (readonly string[])[], words: Words, at: number): number {
  const found = phrases.find((phrase) =>
    phrase.every((each, index) => textAt(words, at + index) === each),
  );
  return found?.length ?? 0;
}

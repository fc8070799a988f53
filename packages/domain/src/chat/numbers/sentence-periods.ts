import { readAmounts } from "../../language/read-amounts.ts";
import type { Token } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import type { RecordPeriod } from "../../sport/records/record-query.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../records/periods/period-words.data.ts";
import { readPeriods } from "../records/periods/read-periods.ts";
import type { NamedPeriod, Span, Unplaced } from "./sentence-parts.ts";
import { isClauseMark } from "./statement-clauses.ts";
import { wordsOf } from "./token-words.ts";

type FoundPeriod = Unplaced<NamedPeriod>;

const WEEKDAYS = new Set([...WEEKDAY_NAMES.flat(), "星", "周", "礼"]);
const MONTHS = new Set(MONTH_NAMES.flat());
const BEFORE_AMOUNTS = new Set(["周", "期", "拜", ...MONTHS]);
/** No year. */
const MOST_SHORT = 1_000;
const AGO = new Set(["ago", "前"]);
/** 已经过去4天 tells how long ago, 过去4天 a period. */
const BEFORE_PASSED = new Set(["经", "又", "都", "了"]);

/** The days that a sentence names; `isOfLast`: where it speaks of a last session, "9 days ago" tells of it and is no day of its own. */
export function sentencePeriods(
  tokens: readonly Token[],
  source: string,
  today: LocalDate,
  isOfLast: boolean,
): readonly FoundPeriod[] {
  // "2025年" is no amount.
  const amounts = new Set(
    readAmounts(tokens)
      .filter(({ measure }) => measure !== "period")
      .map(({ numberStart }) => numberStart),
  );
  const found = partsOf(tokens, amounts).flatMap(({ start, end }) => {
    const { text, inTokens } = wordsOf(tokens.slice(start, end), source);
    return readPeriods(text, today).map((each) => {
      const place = inTokens(each);
      return { ...each, start: start + place.start, end: start + place.end };
    });
  });
  return withDates(found, tokens).filter(
    (each) =>
      !hasPassed(each, tokens) && !isAmount(each, amounts) && !(isOfLast && isAgo(each, tokens)),
  );
}

/** The tokens up to an amount after a mark, and those from there on: "October: 30 minutes" names no day. */
function partsOf(tokens: readonly Token[], amounts: ReadonlySet<number>): readonly Span[] {
  const starts = [...tokens.keys()].filter((place) => {
    const before = tokens[place - 1];
    // 上周3次: in digits it is no Wednesday; "in October 3 times": nor the third.
    const isOfDays = tokens[place]?.kind === "number" && BEFORE_AMOUNTS.has(before?.text ?? "");
    // "In October, 3 of them".
    const isAfterMonth =
      before?.text === "," && isMonth(tokens[place - 2]) && isShort(tokens[place]);
    if (isAfterMonth) return true;
    return before?.text === ":" || (amounts.has(place) && (isClauseMark(before) || isOfDays));
  });
  return [0, ...starts].map((start, index) => ({ start, end: starts[index] ?? tokens.length }));
}

function isMonth(token: Token | undefined): boolean {
  return MONTHS.has(token?.text ?? "");
}

function isShort(token: Token | undefined): boolean {
  return token?.value !== undefined && token.value < MOST_SHORT;
}

/** "Since Wednesday 1 July", 7月1日星期三以来: a weekday beside a date is that date. */
function withDates(
  found: readonly FoundPeriod[],
  tokens: readonly Token[],
): readonly FoundPeriod[] {
  const merged: FoundPeriod[] = [];
  for (const next of found) {
    const last = merged.at(-1);
    const isBeside = last !== undefined && next.start <= last.end + 1;
    const period = isBeside ? dateOf(last, next, tokens) : undefined;
    if (last === undefined || period === undefined) merged.push(next);
    else merged[merged.length - 1] = { ...last, end: next.end, period };
  }
  return merged;
}

/** The days that two names side by side mean: one of them of a single day, the other of that day or since then. */
function dateOf(
  { period: left }: FoundPeriod,
  { period: right, start, end }: FoundPeriod,
  tokens: readonly Token[],
): RecordPeriod | undefined {
  if (left === "future" || right === "future") return undefined;
  const isWeekday = tokens.slice(start, end).some(({ text }) => WEEKDAYS.has(text));
  if (left.kind === "day" && right.kind === "day") return isWeekday ? left : right;
  if (left.kind === "since" && right.kind === "day") return { kind: "since", date: right.date };
  return left.kind === "day" && right.kind === "since"
    ? { kind: "since", date: left.date }
    : undefined;
}

function hasPassed({ start }: Span, tokens: readonly Token[]): boolean {
  return tokens[start]?.text === "过" && BEFORE_PASSED.has(tokens[start - 1]?.text ?? "");
}

function isAgo({ start, end }: Span, tokens: readonly Token[]): boolean {
  return AGO.has(tokens[end - 1]?.text ?? "") && tokens[start]?.value !== undefined;
}

/** "2011 minutes", "Minutes: 2011": no year. */
function isAmount({ start, period }: FoundPeriod, amounts: ReadonlySet<number>): boolean {
  return period !== "future" && period.kind === "year" && amounts.has(start);
}

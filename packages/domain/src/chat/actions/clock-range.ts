import { readNumber } from "../../language/read-number.ts";
import type { Token } from "../../language/read-text.ts";
import type { ActionReading } from "./action-reading.ts";
import { COUNTED_NOUNS, HOW_IT_WAS, MEASURED_NOUNS, SESSION_NOUNS } from "./clock-range.data.ts";
import type { SessionAmount } from "./session-amount.ts";

/** From when to when, in minutes after the midnight before; the end of a session past midnight is after the next. */
export type ClockRange = { readonly startsAt: number; readonly endsAt: number };

type ClockTime = {
  readonly minutes: number;
  /** Up to which word. */
  readonly end: number;
  /** Whether it may be of the other half of the day as well. */
  readonly isOpen: boolean;
  /** Whether it is a time of day by itself, and one between which and another no word is needed: "7:00-7:45". */
  readonly isSaid: boolean;
  readonly isWritten: boolean;
};

const MINUTES_PER_HOUR = 60;
const HALF_DAY = 12 * MINUTES_PER_HOUR;
const DAY = 2 * HALF_DAY;
const LAST_HOUR = 24;
/** Who says so little of it is on the way through midnight from this hour on, and not for longer (design values). */
const EVENING = 18 * MINUTES_PER_HOUR;
const LONGEST_NIGHT = HALF_DAY;
const BEFORE_START = new Set(["from", "between", "从", "自"]);
const BETWEEN = new Set(["to", "till", "til", "until", "and", "到", "至"]);
const HOUR_SIGNS = new Set(["点", "时"]);
const HALF_NAMED = /[ap]\.?m/iu;
/** The ends of words for the half of a day that stand before an hour. */
const HALVES = new Set(["上", "午", "晚", "晨", "早", "朝", "夜"]);

/**
 * "From 7:00 to 7:45", "from 6 to 7 pm", "7点到7点半", in some sentences of a message; undefined where no two times stand so. Two
 * bare hours are times of day where a session is to be recorded, unless something is counted or measured by them: "3 to 5 sets".
 */
export function clockRangeIn(
  { text: { words }, amounts, ...reading }: ActionReading,
  isWithin: (sentence: number) => boolean,
): ClockRange | undefined {
  for (const [place, { sentence }] of words.entries()) {
    const start = isWithin(sentence) ? timeAt(words, place, amounts) : undefined;
    if (start === undefined) continue;
    const isLinked = BETWEEN.has(words[start.end]?.text ?? "");
    const end = timeAt(words, isLinked ? start.end + 1 : start.end, amounts);
    if (end === undefined || words[end.end - 1]?.sentence !== sentence) continue;
    const isSaid = start.isSaid || end.isSaid;
    if (!isSaid && isOfElse(words, place, end.end)) continue;
    const isTold = isSaid || (reading.cues.get("log") ?? []).length > 0;
    if (isTold && (isLinked || (start.isWritten && end.isWritten))) return rangeOf(start, end);
  }
  return undefined;
}

/** "From 3 to 5 sets", "pace from 5 to 6", 配速从5到6: whether two bare numbers are of something that is no time of day. */
function isOfElse(words: readonly Token[], start: number, end: number): boolean {
  const { clause, sentence } = words[start] ?? {};
  const pairAt = (at: number) => `${words[at]?.text ?? ""}${words[at + 1]?.text ?? ""}`;
  const isOneOf = (nouns: ReadonlySet<string>, at: number) =>
    nouns.has(words[at]?.text ?? "") || nouns.has(pairAt(at));
  if (words[end]?.sentence === sentence && isOneOf(COUNTED_NOUNS, end)) return true;
  // "From 7 to 8 at an easy pace" and "with weights" tell how it was between these hours.
  const how = words.findIndex(({ text }, at) => at >= end && HOW_IT_WAS.has(text));
  return words.some(
    (word, at) =>
      word.clause === clause &&
      word.sentence === sentence &&
      (how < 0 || at < how) &&
      isOneOf(MEASURED_NOUNS, at) &&
      !SESSION_NOUNS.has(words[at + 1]?.text ?? ""),
  );
}

function timeAt(
  words: readonly Token[],
  place: number,
  amounts: readonly SessionAmount[],
): ClockTime | undefined {
  const clock = amounts.find(({ measure, start }) => measure === "clock" && start === place);
  if (clock !== undefined) {
    const isOfTwelve = clock.value > 0 && clock.value < HALF_DAY + MINUTES_PER_HOUR;
    const isNamed = HALF_NAMED.test(clock.written) || HALVES.has(words[place - 1]?.text ?? "");
    const isOpen = isOfTwelve && !isNamed && !clock.written.startsWith("0");
    return { minutes: clock.value, end: clock.end, isOpen, isSaid: true, isWritten: true };
  }
  const isCounted = amounts.some(({ start, end }) => start <= place && place < end);
  return isCounted ? undefined : bareHourAt(words, place);
}

/** "From 7", "7点", "7点45": an hour that says of itself that it is one only where it stands so. */
function bareHourAt(words: readonly Token[], place: number): ClockTime | undefined {
  const hour = readNumber(words, place);
  if (hour === undefined || !Number.isInteger(hour.value) || hour.value > LAST_HOUR)
    return undefined;
  const isOfTwelve = hour.value > 0 && hour.value <= LAST_HOUR / 2;
  const before = words[place - 1]?.text ?? "";
  const isOpen = isOfTwelve && !HALVES.has(before);
  const time = { minutes: hour.value * MINUTES_PER_HOUR, isOpen, isWritten: false };
  if (!HOUR_SIGNS.has(words[hour.end]?.text ?? "")) {
    const isPlaced = BEFORE_START.has(before) || BETWEEN.has(before);
    return isPlaced ? { ...time, end: hour.end, isSaid: false } : undefined;
  }
  const past = readNumber(words, hour.end + 1);
  const isApart = words[hour.end + 1]?.clause !== words[place]?.clause;
  if (past === undefined || isApart || past.value >= MINUTES_PER_HOUR)
    return { ...time, end: hour.end + 1, isSaid: true };
  return { ...time, minutes: time.minutes + past.value, end: past.end, isSaid: true };
}

/** Of the half of the day that the other time says: "from 6 to 7 pm", "from 11:30 to 1:15", "from 23:30 to 0:15". */
function rangeOf(start: ClockTime, end: ClockTime): ClockRange | undefined {
  const from = start.minutes % DAY;
  const isLater = start.isOpen && !end.isOpen && from < HALF_DAY && from + HALF_DAY < end.minutes;
  const startsAt = isLater ? from + HALF_DAY : from;
  if (end.minutes > startsAt) return { startsAt, endsAt: end.minutes };
  if (end.isOpen && end.minutes + HALF_DAY > startsAt)
    return { startsAt, endsAt: end.minutes + HALF_DAY };
  const endsAt = end.minutes + DAY;
  const isNight = startsAt >= EVENING && endsAt - startsAt <= LONGEST_NIGHT;
  return isNight ? { startsAt, endsAt } : undefined;
}

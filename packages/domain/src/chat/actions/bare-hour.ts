import { readNumber } from "../../language/read-number.ts";
import type { Token } from "../../language/read-text.ts";
import { type ActionReading, sentenceOf } from "./action-reading.ts";
import { AFTER_HOURS, BEFORE_HOURS, HOUR_NAMES } from "./bare-hour.data.ts";
import type { PartOfDay } from "./part-of-day.ts";

const MINUTES_PER_HOUR = 60;
const HOURS_OF_CLOCK = 12;
const HALF_HOUR = 30;
const NOON = HOURS_OF_CLOCK * MINUTES_PER_HOUR;
/** Hours before this one are those of the afternoon where nothing says so: hardly anybody trains at three at night (design value). */
const FIRST_OF_MORNING = 6;
const BEFORE_ONE = new Set(["从", "自", "天", "日", "午", "晚"]);
const BEHIND_ONE = new Set(["半", "钟", "正"]);
const AT_ALL = new Set(["都", "也", "儿"]);
/** Where a bare number behind "at" is a speed. */
const WITH_SPEED = new Set(["treadmill", "treadmills"]);
const HALVES = new Set(["半"]);

/**
 * When a session began that is told by an hour without its half of the day: "from ten o'clock", "at 7", 十点半; in minutes
 * after midnight, of the part of the day that is told. Null where none is, or where the number may be of something else.
 */
export function bareHourIn(
  reading: ActionReading,
  part: PartOfDay | null,
  isWithin: (sentence: number) => boolean,
): number | null {
  const { words } = reading.text;
  for (const place of words.keys()) {
    if (!isWithin(sentenceOf(reading, place)) || isOfAmount(reading, place)) continue;
    const minutes = hourAt(words, place);
    if (minutes !== undefined) return withHalf(minutes, part);
  }
  return null;
}

function isOfAmount({ amounts }: ActionReading, place: number): boolean {
  return amounts.some(({ start, end }) => start <= place && place < end);
}

/** The minutes past the midnight or the noon before. */
function hourAt(words: readonly Token[], place: number): number | undefined {
  const hour = readNumber(words, place);
  const isHour = hour !== undefined && Number.isInteger(hour.value) && hour.value > 0;
  if (!isHour || hour.value > HOURS_OF_CLOCK) return undefined;
  const minutes = hour.value * MINUTES_PER_HOUR;
  const next = words[hour.end]?.text ?? "";
  if (words[place]?.kind === "han" || HOUR_NAMES.han.has(next)) {
    if (!HOUR_NAMES.han.has(next) || isLittle(words, place, hour.value)) return undefined;
    return HALVES.has(words[hour.end + 1]?.text ?? "") ? minutes + HALF_HOUR : minutes;
  }
  const isNamed = HOUR_NAMES.latin.has(next) || isSpelled(words, hour.end);
  const isLed = BEFORE_HOURS.has(words[place - 1]?.text ?? "") && !isOnTreadmill(words);
  const isEnd = words[hour.end] === undefined || words[hour.end]?.clause !== words[place]?.clause;
  if (isNamed) return minutes;
  return isLed && (isEnd || AFTER_HOURS.has(next)) ? minutes : undefined;
}

/** 好一点 is a little better, 今天一点都不累 not at all tired, and 昨天一点 at one. */
function isLittle(words: readonly Token[], place: number, hour: number): boolean {
  const [before, behind] = [words[place - 1], words[place + 2]];
  if (hour !== 1) return false;
  if (AT_ALL.has(behind?.text ?? "")) return true;
  return !BEFORE_ONE.has(before?.text ?? "") && !BEHIND_ONE.has(behind?.text ?? "");
}

function isOnTreadmill(words: readonly Token[]): boolean {
  return words.some(
    ({ text }, at) =>
      WITH_SPEED.has(text) || [..."跑步机"].every((sign, from) => words[at + from]?.text === sign),
  );
}

/** "O'clock" may be read as two words. */
function isSpelled(words: readonly Token[], place: number): boolean {
  return words[place]?.text === "o" && words[place + 1]?.text === "clock";
}

function withHalf(minutes: number, part: PartOfDay | null): number | null {
  if (part === null) {
    if (minutes >= NOON) return minutes;
    return minutes < FIRST_OF_MORNING * MINUTES_PER_HOUR ? minutes + NOON : minutes;
  }
  const isLater = part.until > NOON && minutes < NOON;
  const told = isLater ? minutes + NOON : minutes;
  return told < part.until ? told : null;
}

import { type BareAmount, wholeAmount } from "./amount.ts";
import { readNumber } from "./read-number.ts";
import type { Token } from "./read-text.ts";
import type { Unit } from "./units.data.ts";

const CLOCK: Unit = { measure: "clock", factor: 1 };
const MINUTES_PER_HOUR = 60;
const NOON = 12;
const HOURS_PER_DAY = 24;
const TIME = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;
const MORNING = new Set(["早上", "上午", "凌晨", "清晨"]);
const AFTERNOON = new Set(["下午", "晚上", "傍晚", "中午"]);
const HALF_HOUR = 30;

type TimeOfDay = { readonly hours: number; readonly minutes: number; readonly end: number };

/** A time of day, in minutes after midnight: "7 a.m.", "7:30 pm", "19:00", "下午3点半", "7点10分". */
export function readClock(tokens: readonly Token[], place: number): BareAmount | undefined {
  const dayTime = `${tokens[place - 2]?.text ?? ""}${tokens[place - 1]?.text ?? ""}`;
  const isNamed = MORNING.has(dayTime) || AFTERNOON.has(dayTime);
  const written = writtenTime(tokens, place) ?? hourAt(tokens, place, isNamed);
  if (written === undefined || written.hours > HOURS_PER_DAY) return undefined;
  const half = tokens[written.end]?.text;
  const isHalfDay = half === "am" || half === "pm";
  const isAfternoon = half === "pm" || AFTERNOON.has(dayTime);
  const isOfTwelve = (isHalfDay || isNamed) && written.hours <= NOON;
  const hours = isOfTwelve ? (written.hours % NOON) + (isAfternoon ? NOON : 0) : written.hours;
  return wholeAmount(
    CLOCK,
    { value: hours * MINUTES_PER_HOUR + written.minutes, step: 1 },
    { numberStart: place, end: written.end + (isHalfDay ? 1 : 0) },
    "clock",
  );
}

/** "7:30". */
function writtenTime(tokens: readonly Token[], place: number): TimeOfDay | undefined {
  const [, hours, minutes] = TIME.exec(tokens[place]?.text ?? "") ?? [];
  if (hours === undefined) return undefined;
  return { hours: Number(hours), minutes: Number(minutes), end: place + 1 };
}

/** An hour before "am", "pm" or 点; by itself 点 also means "points" and, after 一, "a bit". */
function hourAt(tokens: readonly Token[], place: number, isNamed: boolean): TimeOfDay | undefined {
  const number = readNumber(tokens, place);
  if (number === undefined || !Number.isInteger(number.value)) return undefined;
  const { value: hours, end } = number;
  const next = tokens[end]?.text;
  if (next === "am" || next === "pm") return { hours, minutes: 0, end };
  if (next !== "点") return undefined;
  const after = minutesAfter(tokens, end + 1);
  return isNamed || after.end > end + 1 ? { hours, ...after } : undefined;
}

/** What follows 点: 半, 30分, 钟, 整, or nothing. */
function minutesAfter(
  tokens: readonly Token[],
  place: number,
): { readonly minutes: number; readonly end: number } {
  const next = tokens[place]?.text;
  if (next === "半") return { minutes: HALF_HOUR, end: place + 1 };
  if (next === "钟" || next === "整") return { minutes: 0, end: place + 1 };
  const number = readNumber(tokens, place);
  const isMinutes = number !== undefined && number.value < MINUTES_PER_HOUR;
  if (!isMinutes || tokens[number.end]?.text !== "分") return { minutes: 0, end: place };
  return { minutes: number.value, end: number.end + 1 };
}

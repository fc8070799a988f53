import { amountOf, type BareQuantity } from "./quantity.ts";
import { type ReadNumber, readNumber } from "./read-number.ts";
import type { ReplyToken } from "./reply-tokens.ts";
import type { FoundUnit, UnitPlaces } from "./unit-places.ts";
import type { Unit } from "./units.data.ts";

const MINUTES: Unit = { measure: "minutes", factor: 1 };
const HOURS: Unit = { measure: "minutes", factor: 60 };
const SESSIONS: Unit = { measure: "sessions", factor: 1 };
const HOUR_WORDS = new Set(["hour", "hours", "hr", "hrs", "h"]);
const MINUTES_PER_HOUR = 60;
/** A tenth of an hour: as precise as half an hour in words is taken (design value). */
const HALF_HOUR_STEP = 0.1;
/** Between hours and minutes. */
const JOINS = new Set(["and", ",", "零", "又"]);
const SHORT_MINUTES = new Set(["m", "分"]);
const ARTICLES = new Set(["a", "an", "-"]);
/** What follows "once" and "twice" where they count sessions. */
const AFTER_TIMES = new Set(["", ...", . ! and this last today so in on over".split(" ")]);

/** "Once", "twice": sessions. */
export function readTimes(tokens: readonly ReplyToken[], place: number): BareQuantity | undefined {
  const text = tokens[place]?.text;
  const value = text === "once" ? 1 : text === "twice" ? 2 : undefined;
  if (value === undefined || !AFTER_TIMES.has(tokens[place + 1]?.text ?? "")) return undefined;
  const end = place + 1;
  return {
    ...amountOf(SESSIONS, value, value, 1),
    numberStart: place,
    numberEnd: end,
    end,
    form: "times",
    isAttributive: false,
  };
}

/** "Half an hour", "an hour and a half", "半小时", "一个半小时", "an hour". */
export function readHalf(
  tokens: readonly ReplyToken[],
  place: number,
  places: UnitPlaces,
): BareQuantity | undefined {
  const word = (index: number) => tokens[index]?.text ?? "";
  const isHours = (found: FoundUnit | undefined) => found?.unit.factor === MINUTES_PER_HOUR;
  if (word(place) === "half" || word(place) === "半") {
    const unit = places.after(place + (ARTICLES.has(word(place + 1)) ? 2 : 1));
    return unit !== undefined && isHours(unit) ? halfHours(0.5, place, unit.end) : undefined;
  }
  const isArticle = word(place) === "an";
  const whole = isArticle ? { value: 1, end: place + 1 } : readNumber(tokens, place);
  if (whole === undefined) return undefined;
  const half = afterHalf(tokens, whole.end);
  if (half !== undefined) {
    const unit = places.after(half);
    return unit !== undefined && isHours(unit)
      ? halfHours(whole.value + 0.5, place, unit.end)
      : undefined;
  }
  if (!HOUR_WORDS.has(word(whole.end))) return undefined;
  const end = afterHalf(tokens, whole.end + 1);
  if (end !== undefined) return halfHours(whole.value + 0.5, place, end);
  return isArticle ? halfHours(1, place, whole.end + 1) : undefined;
}

/** The place after "and a half" or "(个)半". */
function afterHalf(tokens: readonly ReplyToken[], place: number): number | undefined {
  const word = (index: number) => tokens[index]?.text;
  const at = place + (word(place) === "个" ? 1 : 0);
  if (word(at) === "半") return at + 1;
  const isHalf = word(place) === "and" && word(place + 1) === "a" && word(place + 2) === "half";
  return isHalf ? place + 3 : undefined;
}

function halfHours(hours: number, place: number, end: number): BareQuantity {
  return {
    ...amountOf(HOURS, hours, hours, HALF_HOUR_STEP),
    numberStart: place,
    numberEnd: end,
    end,
    form: "half",
    isAttributive: false,
  };
}

/** "No sessions". */
export function readNone(
  tokens: readonly ReplyToken[],
  place: number,
  places: UnitPlaces,
): BareQuantity | undefined {
  if (tokens[place]?.text !== "no") return undefined;
  const unit = places.after(place + 1);
  if (unit === undefined) return undefined;
  return {
    ...amountOf(unit.unit, 0, 0, 1),
    numberStart: place,
    numberEnd: place + 1,
    end: unit.end,
    form: "plain",
    isAttributive: false,
  };
}

/** "1 h 35 min", "1小时35分钟": `hours` with their unit, and the minutes after it. */
export function readHoursMinutes(
  tokens: readonly ReplyToken[],
  place: number,
  hours: ReadNumber,
  found: FoundUnit,
  places: UnitPlaces,
): BareQuantity | undefined {
  if (found.unit.measure !== "minutes" || found.unit.factor !== MINUTES_PER_HOUR) return undefined;
  const at = found.end + (JOINS.has(tokens[found.end]?.text ?? "") ? 1 : 0);
  const minutes = readNumber(tokens, at);
  if (minutes === undefined || minutes.value >= MINUTES_PER_HOUR) return undefined;
  const unit = places.after(minutes.end)?.unit;
  const isMinutes = unit?.measure === "minutes" && unit.factor === 1;
  if (!isMinutes && !SHORT_MINUTES.has(tokens[minutes.end]?.text ?? "")) return undefined;
  const total = hours.value * MINUTES_PER_HOUR + minutes.value;
  const end = isMinutes ? (places.after(minutes.end)?.end ?? minutes.end) : minutes.end + 1;
  return {
    ...amountOf(MINUTES, total, total, 1),
    numberStart: place,
    numberEnd: end,
    end,
    form: "hours_minutes",
    isAttributive: false,
  };
}

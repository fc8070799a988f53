import { amountOf, type BareAmount, wholeAmount } from "./amount.ts";
import { type ReadNumber, readNumber } from "./read-number.ts";
import type { Token } from "./read-text.ts";
import type { FoundUnit, UnitPlaces } from "./unit-places.ts";
import type { Unit } from "./units.data.ts";

const SESSIONS: Unit = { measure: "sessions", factor: 1 };
const HOUR_WORDS = new Set(["hour", "hours", "hr", "hrs", "h"]);
const SIXTY = 60;
const MINUTES_PER_HOUR = SIXTY;
const SECONDS_PER_MINUTE = SIXTY;
/** As precise as a half in words is taken: a tenth (design value). */
const HALF_STEP = 0.1;
/** Between hours and minutes. */
const JOINS = new Set(["and", ",", "零", "又"]);
/** Units that are one only behind a larger one: "1 h 35 m", "25 min 30 s". */
const SHORT_MINUTES = new Set(["m", "分"]);
const SHORT_SECONDS = new Set(["s"]);
const MINUTE_MARKS = new Set(["'", "\u2032", "\u2019", "分"]);
const SECOND_MARKS = new Set(["'", "\u2032", "\u2019", '"', "\u201d", "秒", "钟"]);
const MOST_SECOND_MARKS = 2;
const MINUTES_AND_SECONDS = /^(\d{1,2}):(\d{2})$/;
const ARTICLES = new Set(["a", "an", "-"]);
/** What follows "once" and "twice" where they count sessions. */
const AFTER_TIMES = new Set(["", ...", . ! and this last today so in on over".split(" ")]);

/** "Once", "twice": sessions. */
export function readTimes(tokens: readonly Token[], place: number): BareAmount | undefined {
  const text = tokens[place]?.text;
  const value = text === "once" ? 1 : text === "twice" ? 2 : undefined;
  if (value === undefined || !AFTER_TIMES.has(tokens[place + 1]?.text ?? "")) return undefined;
  const places = { numberStart: place, end: place + 1 };
  return wholeAmount(SESSIONS, { value, step: 1 }, places, "times");
}

/** "Half an hour", "an hour and a half", "半小时", "一个半小时", "两年半", "an hour". */
export function readHalf(
  tokens: readonly Token[],
  place: number,
  places: UnitPlaces,
): BareAmount | undefined {
  const word = (index: number): string => tokens[index]?.text ?? "";
  const halfOf = (found: FoundUnit | undefined, value: number): BareAmount | undefined =>
    found && halves(found.unit, value, place, found.end);
  if (word(place) === "half" || word(place) === "半") {
    return halfOf(places.after(place + (ARTICLES.has(word(place + 1)) ? 2 : 1)), 0.5);
  }
  const isArticle = word(place) === "an";
  const whole = isArticle ? { value: 1, end: place + 1 } : readNumber(tokens, place);
  if (whole === undefined) return undefined;
  const half = afterHalf(tokens, whole.end);
  if (half !== undefined) return halfOf(places.after(half), whole.value + 0.5);
  if (isArticle && !HOUR_WORDS.has(word(whole.end))) return undefined;
  const unit = places.after(whole.end);
  if (unit === undefined) return undefined;
  const end = afterHalf(tokens, unit.end);
  if (end !== undefined) return halves(unit.unit, whole.value + 0.5, place, end);
  return isArticle ? halves(unit.unit, 1, place, unit.end) : undefined;
}

/** The place after "and a half" or "(个)半". */
function afterHalf(tokens: readonly Token[], place: number): number | undefined {
  const word = (index: number): string | undefined => tokens[index]?.text;
  const at = place + (word(place) === "个" ? 1 : 0);
  if (word(at) === "半") return at + 1;
  const isHalf = word(place) === "and" && word(place + 1) === "a" && word(place + 2) === "half";
  return isHalf ? place + 3 : undefined;
}

function halves(unit: Unit, value: number, numberStart: number, end: number): BareAmount {
  return wholeAmount(unit, { value, step: HALF_STEP }, { numberStart, end }, "half");
}

/** "No sessions". */
export function readNone(
  tokens: readonly Token[],
  place: number,
  places: UnitPlaces,
): BareAmount | undefined {
  if (tokens[place]?.text !== "no") return undefined;
  const found = places.after(place + 1);
  if (found === undefined) return undefined;
  return {
    ...amountOf(found.unit, 0, 0, 1),
    numberStart: place,
    numberEnd: place + 1,
    end: found.end,
    form: "plain",
    isAttributive: false,
  };
}

/** "1 h 35 min", "1小时35分钟": `hours` with their unit, and the minutes after it. */
export function readHoursMinutes(
  tokens: readonly Token[],
  place: number,
  hours: ReadNumber,
  found: FoundUnit,
  places: UnitPlaces,
): BareAmount | undefined {
  if (!isUnit(found, MINUTES_PER_HOUR)) return undefined;
  const minutes = sixtiethsAfter(tokens, found.end, places, 1);
  if (minutes === undefined) return undefined;
  const value = hours.value * MINUTES_PER_HOUR + minutes.value;
  return combined({ value, step: 1 }, place, minutes.end);
}

/** "25 min 30 s", "25分30秒": minutes, and seconds with their unit after them. "25:30" alone may be a time of day. */
export function readMinutesSeconds(
  tokens: readonly Token[],
  place: number,
  places: UnitPlaces,
): BareAmount | undefined {
  const minutes = readNumber(tokens, place);
  if (minutes === undefined) return undefined;
  const found = places.after(minutes.end);
  const isShort = tokens[minutes.end]?.text === "分";
  const end = isUnit(found, 1) ? found.end : isShort ? minutes.end + 1 : undefined;
  if (end === undefined) return undefined;
  const step = 1 / SECONDS_PER_MINUTE;
  const seconds = sixtiethsAfter(tokens, end, places, step);
  if (seconds === undefined) return undefined;
  return combined({ value: minutes.value + seconds.value * step, step }, place, seconds.end);
}

/** Up to 59 of the unit of so many minutes, after the larger one that ends here. */
function sixtiethsAfter(
  tokens: readonly Token[],
  end: number,
  places: UnitPlaces,
  factor: number,
): { readonly value: number; readonly end: number } | undefined {
  const number = readNumber(tokens, end + (JOINS.has(tokens[end]?.text ?? "") ? 1 : 0));
  if (number === undefined || number.value >= SIXTY) return undefined;
  const found = places.after(number.end);
  if (isUnit(found, factor)) return { value: number.value, end: found.end };
  const shortUnits = factor === 1 ? SHORT_MINUTES : SHORT_SECONDS;
  const isShort = shortUnits.has(tokens[number.end]?.text ?? "");
  return isShort ? { value: number.value, end: number.end + 1 } : undefined;
}

/** Whether this is the unit of time of so many minutes. */
function isUnit(found: FoundUnit | undefined, factor: number): found is FoundUnit {
  return found?.unit.measure === "minutes" && found.unit.factor === factor;
}

function combined(
  minutes: { readonly value: number; readonly step: number },
  numberStart: number,
  end: number,
): BareAmount {
  return wholeAmount({ measure: "minutes", factor: 1 }, minutes, { numberStart, end }, "combined");
}

/** Minutes and seconds for a distance: "5:30/km", "5'30\" per km", "5分30秒/公里", "1:45/100 m". */
export function readPace(
  tokens: readonly Token[],
  place: number,
  places: UnitPlaces,
): BareAmount | undefined {
  const read = readMinutesAndSeconds(tokens, place);
  if (read === undefined) return undefined;
  const found = places.after(read.end);
  if (found?.unit.measure !== "pace") return undefined;
  const step = 1 / SECONDS_PER_MINUTE;
  return wholeAmount(
    found.unit,
    { value: read.minutes, step },
    { numberStart: place, end: found.end },
    "combined",
  );
}

/** Minutes with their seconds at a place, "5:30", "5'30\"" or "5分半", and the place after their marks. */
export function readMinutesAndSeconds(
  tokens: readonly Token[],
  place: number,
): { readonly minutes: number; readonly end: number } | undefined {
  const read = minutesAndSecondsAt(tokens, place);
  if (read === undefined) return undefined;
  let end = read.end;
  while (end < read.end + MOST_SECOND_MARKS && SECOND_MARKS.has(tokens[end]?.text ?? "")) end += 1;
  return { minutes: read.minutes, end };
}

function minutesAndSecondsAt(
  tokens: readonly Token[],
  place: number,
): { readonly minutes: number; readonly end: number } | undefined {
  const { text = "", value, kind } = tokens[place] ?? {};
  const [, minutes, seconds] = MINUTES_AND_SECONDS.exec(text) ?? [];
  if (minutes !== undefined)
    return { minutes: Number(minutes) + Number(seconds) / SECONDS_PER_MINUTE, end: place + 1 };
  const next = tokens[place + 2];
  if (kind !== "number" || value === undefined) return undefined;
  if (!MINUTE_MARKS.has(tokens[place + 1]?.text ?? "")) return undefined;
  if (next?.text === "半") return { minutes: value + 0.5, end: place + 3 };
  if (next?.value === undefined || next.value >= SECONDS_PER_MINUTE) return undefined;
  return { minutes: value + next.value / SECONDS_PER_MINUTE, end: place + 3 };
}

import { readNumber } from "../../language/read-number.ts";
import type { Token } from "../../language/read-text.ts";
import { hongKongHoursAt } from "../records/periods/hong-kong-hours.ts";

/** A length of time in minutes, or minutes for a kilometer, up to the token `end`. */
export type RaceTime = {
  readonly measure: "minutes" | "pace";
  readonly value: number;
  readonly end: number;
};

/** How far a session went, up to the token `end`, and the families of what was done. */
export type CoveredWay = {
  readonly meters: number;
  readonly end: number;
  readonly isInMiles: boolean;
  readonly families: readonly string[];
};

const MINUTES_PER_HOUR = 60;
const SECONDS_PER_MINUTE = 60;
const METERS_PER_KILOMETER = 1_000;
const KILOMETERS_PER_MILE = 1.609_344;
/** Nobody covers more than so many metres a minute for long: "21 km in 1:45" are hours (design value). */
const MOST_METERS_PER_MINUTE = 1_000;
const WRITTEN_TIME = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/;
/** "1h32", "1hr05min". */
const HOURS_AND_MINUTES = /^(?:h|hr|hrs|hour)(\d{1,2})(?:m|mn|min|mins)?$/;
/** Before a number of minutes of an hour, and of points. */
const NO_MINUTES_AFTER = new Set(["点", "度", "评", "打"]);
const BEFORE_RACE_TIME = new Set(["in", "of", "time", "了", "时", "绩"]);
/** Before and behind a time of day. */
const BEFORE_CLOCK = new Set([
  ...["at", "from", "since", "until", "till", "til", "by", "around", "about", "before", "after"],
  ...["@", "to", "-", "between", "and", "到", "至", "从", "自", "在", "约"],
]);
const BEHIND_CLOCK = new Set([
  "am",
  "pm",
  "to",
  "until",
  "till",
  "-",
  "到",
  "至",
  "开",
  "起",
  "出",
]);
/** The ends of words for a day or a part of it, behind which a time is one of day. */
const DAY_ENDS = new Set([
  ...["today", "yesterday", "morning", "afternoon", "evening", "night", "noon"],
  ...["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  ...["天", "日", "早", "朝", "上", "午", "晚", "昼"],
]);
/** Nobody trains so early without saying that it was in the morning (design value), and no day is longer. */
const CLOCK_HOURS = { first: 4, last: 23 } as const;
/** Minutes for a kilometer that people take, the fastest and the slowest (design values). */
const PACES: Readonly<Record<string, readonly [fastest: number, slowest: number]>> = {
  running: [2.6, 15],
  walking: [5, 30],
  bicycling: [0.9, 10],
  swimming: [7.5, 60],
};
const ANY_PACE = [0.9, 30] as const;

/**
 * The lengths of time that are written as a stopwatch has them ("31:20", "1:47:20"), as "1h32", "31分20秒" or in hours of
 * Cantonese, by the token that they begin at. What may be a time of day is one, unless it fits how far it went.
 */
export function raceTimes(
  tokens: readonly Token[],
  way: CoveredWay | undefined,
): ReadonlyMap<number, RaceTime> {
  const found = new Map<number, RaceTime>();
  for (let place = 0; place < tokens.length; ) {
    const time =
      writtenTimeAt(tokens, place, way) ??
      hoursAndMinutesAt(tokens, place) ??
      chineseMinutesAt(tokens, place) ??
      lengthOf(hongKongHoursAt(tokens, place));
    if (time !== undefined) found.set(place, time);
    place = time?.end ?? readNumber(tokens, place)?.end ?? place + 1;
  }
  return found;
}

function lengthOf(
  found: { readonly value: number; readonly end: number } | undefined,
): RaceTime | undefined {
  return found && { measure: "minutes", ...found };
}

function writtenTimeAt(
  tokens: readonly Token[],
  place: number,
  way: CoveredWay | undefined,
): RaceTime | undefined {
  const [, first, second, third] = WRITTEN_TIME.exec(tokens[place]?.text ?? "") ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [before, next] = [tokens[place - 1]?.text ?? "", tokens[place + 1]?.text ?? ""];
  if (next === "/" || next === "am" || next === "pm") return undefined;
  const [high, low] = [Number(first), Number(second)];
  if (isPace(tokens, place)) {
    const value = (high + low / SECONDS_PER_MINUTE) / (way?.isInMiles ? KILOMETERS_PER_MILE : 1);
    return { measure: "pace", value, end: place + 1 };
  }
  if (third !== undefined) {
    const value = high * MINUTES_PER_HOUR + low + Number(third) / SECONDS_PER_MINUTE;
    return { measure: "minutes", value, end: place + 1 };
  }
  const value = BEFORE_RACE_TIME.has(before)
    ? minutesOfRace(high, low, way?.meters ?? 0)
    : fittingMinutes(high, low, way);
  if (value === undefined) return undefined;
  const isRaced = BEFORE_RACE_TIME.has(before);
  const isLater = way !== undefined && place >= way.end;
  return isRaced || (isLater && !isClock(high, before, next))
    ? { measure: "minutes", value, end: place + 1 }
    : undefined;
}

/** "5:24 pace", "配速5:24". */
function isPace(tokens: readonly Token[], place: number): boolean {
  const text = (at: number) => tokens[at]?.text ?? "";
  if (text(place + 1) === "pace" || text(place - 1) === "pace") return true;
  return [place - 1, place + 2].some((at) => text(at - 1) === "配" && text(at) === "速");
}

/** "31:20" are minutes and seconds, or hours and minutes where the way is too long for that. */
function minutesOfRace(high: number, low: number, meters: number): number {
  const minutes = high + low / SECONDS_PER_MINUTE;
  return meters / minutes > MOST_METERS_PER_MINUTE ? high * MINUTES_PER_HOUR + low : minutes;
}

/** The minutes that somebody can have taken for the way; undefined where neither reading of a time fits it. */
function fittingMinutes(
  high: number,
  low: number,
  way: CoveredWay | undefined,
): number | undefined {
  if (way === undefined || way.meters <= 0) return undefined;
  const paces = way.families.flatMap((family) => PACES[family] ?? []);
  const [fastest, slowest] = [paces[0] ?? ANY_PACE[0], paces[1] ?? ANY_PACE[1]];
  const readings = [high + low / SECONDS_PER_MINUTE, high * MINUTES_PER_HOUR + low];
  return readings.find((minutes) => {
    const pace = minutes / (way.meters / METERS_PER_KILOMETER);
    return pace >= fastest && pace <= slowest;
  });
}

/** Whether a time that fits the way stands as a time of day does. */
function isClock(hours: number, before: string, next: string): boolean {
  if (hours > CLOCK_HOURS.last) return false;
  if (BEFORE_CLOCK.has(before) || BEHIND_CLOCK.has(next)) return true;
  return DAY_ENDS.has(before) && hours >= CLOCK_HOURS.first;
}

/** "1h32": the minutes stand close behind the hours, as one word with their unit. */
function hoursAndMinutesAt(tokens: readonly Token[], place: number): RaceTime | undefined {
  const [hours, word] = [tokens[place], tokens[place + 1]];
  const [, minutes] = HOURS_AND_MINUTES.exec(word?.text ?? "") ?? [];
  if (hours?.value === undefined || minutes === undefined || word?.start !== hours.end)
    return undefined;
  if (Number(minutes) >= MINUTES_PER_HOUR) return undefined;
  const value = hours.value * MINUTES_PER_HOUR + Number(minutes);
  return { measure: "minutes", value, end: place + 2 };
}

/** "31分20秒", "31分": by itself 分 also means points, and minutes of an hour. */
function chineseMinutesAt(tokens: readonly Token[], place: number): RaceTime | undefined {
  const minutes = numberBefore(tokens, place, "分");
  const before = tokens[place - 1]?.text ?? "";
  const isOfClock = before === "时" && tokens[place - 2]?.value !== undefined;
  const isOther = isOfClock || NO_MINUTES_AFTER.has(before);
  if (minutes === undefined || isOther || tokens[minutes.end]?.text === "钟") return undefined;
  const seconds = numberBefore(tokens, minutes.end, "秒");
  return {
    measure: "minutes",
    value: minutes.value + (seconds?.value ?? 0) / SECONDS_PER_MINUTE,
    end: seconds?.end ?? minutes.end,
  };
}

function numberBefore(tokens: readonly Token[], place: number, sign: string) {
  if (tokens[place]?.kind === "word") return undefined;
  const number = readNumber(tokens, place);
  return number !== undefined && tokens[number.end]?.text === sign
    ? { value: number.value, end: number.end + 1 }
    : undefined;
}

import type { Amount } from "../../language/amount.ts";
import { readAmounts } from "../../language/read-amounts.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { hongKongHoursAt } from "../records/hong-kong-hours.ts";

/** An amount of a message, by the words it stands at. */
export type SessionAmount = {
  readonly measure: Amount["measure"];
  readonly value: number;
  /** As it was written. */
  readonly written: string;
  readonly sentence: number;
  /** The words from `start` up to `end`. */
  readonly start: number;
  readonly end: number;
};

const MINUTES_PER_HOUR = 60;
const SECONDS_PER_MINUTE = 60;
/** Nobody covers more than so many metres a minute for long: "21 km in 1:45" are hours (design value). */
const MOST_METRES_PER_MINUTE = 1_000;
const RACE_TIME = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/;
const STEPS = new Set(["step", "steps", "步"]);
const THOUSANDS = new Set(["k", "thousand", "万", "千"]);
/** Fewer may be those of an exercise (design value). */
const MANY_STEPS = 500;
/** Before a number of minutes of an hour, and of points. */
const NO_MINUTES_AFTER = new Set(["点", "度", "评", "打"]);
const BEFORE_RACE_TIME = new Set(["in", "of", "time", "了", "时", "绩"]);

/** The amounts of a message in the order of its words; times as of a race ("31:20") and "31分20秒" are minutes. */
export function readSessionAmounts(text: ReadText): readonly SessionAmount[] {
  const { tokens } = text;
  const places = wordPlaces(tokens);
  const metres = readAmounts(tokens).find(({ measure }) => measure === "distance")?.low ?? 0;
  const raced = raceTimes(tokens, metres);
  const timed = [...raced].map(([numberStart, { value, end }]) => ({
    measure: "minutes" as const,
    value,
    numberStart,
    end,
  }));
  const read = readAmounts(tokens, (place) => raced.has(place))
    .map(({ measure, low, numberStart, end }) => ({ measure, value: low, numberStart, end }))
    .filter(({ numberStart }) => !timed.some((each) => isWithin(numberStart, each)))
    // "12k steps" are no kilometers.
    .filter(({ measure, end }) => measure !== "distance" || !STEPS.has(tokens[end]?.text ?? ""));
  const amounts = [...read, ...timed]
    .toSorted((left, right) => left.numberStart - right.numberStart)
    .map(({ measure, value, numberStart, end }) => ({
      measure,
      value,
      written: text.source.slice(tokens[numberStart]?.start, tokens[end - 1]?.end),
      sentence: tokens[numberStart]?.sentence ?? 0,
      start: places[numberStart] ?? 0,
      end: places[end] ?? text.words.length,
    }));
  return joined(amounts);
}

function isWithin(place: number, span: { readonly numberStart: number; readonly end: number }) {
  return span.numberStart <= place && place < span.end;
}

/** The place among the words of each token, and of the end. */
function wordPlaces(tokens: readonly Token[]): readonly number[] {
  let words = 0;
  const places = tokens.map(({ kind }) => (kind === "mark" ? words : words++));
  return [...places, words];
}

type RaceTime = { readonly value: number; readonly end: number };

function raceTimes(tokens: readonly Token[], metres: number): ReadonlyMap<number, RaceTime> {
  const found = new Map<number, RaceTime>();
  for (const [place, { text }] of tokens.entries()) {
    const [, first, second, third] = RACE_TIME.exec(text) ?? [];
    const isRaced = BEFORE_RACE_TIME.has(tokens[place - 1]?.text ?? "");
    if (first !== undefined && isRaced && tokens[place + 1]?.text !== "/") {
      const [low = 0, high = 0] = [Number(second), Number(first)];
      const value =
        third === undefined
          ? minutesOfRace(high, low, metres)
          : high * MINUTES_PER_HOUR + low + Number(third) / SECONDS_PER_MINUTE;
      found.set(place, { value, end: place + 1 });
    }
    const minutes = chineseMinutesAt(tokens, place) ?? hongKongHoursAt(tokens, place);
    if (minutes !== undefined) found.set(place, minutes);
  }
  return found;
}

/** "31:20" are minutes and seconds, or hours and minutes where the way is too long for that. */
function minutesOfRace(high: number, low: number, metres: number): number {
  const minutes = high + low / SECONDS_PER_MINUTE;
  return metres / minutes > MOST_METRES_PER_MINUTE ? high * MINUTES_PER_HOUR + low : minutes;
}

/** "31分20秒", "31分": by itself 分 also means points, and minutes of an hour. */
function chineseMinutesAt(tokens: readonly Token[], place: number): RaceTime | undefined {
  const minutes = valueBefore(tokens, place, "分");
  const before = tokens[place - 1]?.text ?? "";
  const isOfClock = before === "时" && tokens[place - 2]?.value !== undefined;
  const isOther = isOfClock || NO_MINUTES_AFTER.has(before);
  if (minutes === undefined || isOther || tokens[place + 2]?.text === "钟") return undefined;
  const seconds = valueBefore(tokens, place + 2, "秒");
  return {
    value: minutes + (seconds ?? 0) / SECONDS_PER_MINUTE,
    end: place + (seconds === undefined ? 2 : 4),
  };
}

function valueBefore(tokens: readonly Token[], place: number, sign: string): number | undefined {
  return tokens[place + 1]?.text === sign ? tokens[place]?.value : undefined;
}

/** "28 minutes and 30 seconds" are one length of time. */
function joined(amounts: readonly SessionAmount[]): readonly SessionAmount[] {
  const all: SessionAmount[] = [];
  for (const amount of amounts) {
    const last = all.at(-1);
    const isMore =
      last?.measure === "minutes" &&
      amount.measure === "minutes" &&
      amount.start <= last.end + 1 &&
      amount.value < 1 &&
      amount.value < last.value;
    if (!isMore) all.push(amount);
    else
      all[all.length - 1] = {
        ...last,
        value: last.value + amount.value,
        written: `${last.written} ${amount.written}`,
        end: amount.end,
      };
  }
  return all;
}

/** Whether so many steps are told of as somebody takes in a day, which are of no one session. */
export function tellsSteps(words: readonly Token[]): boolean {
  return words.some(({ text }, at) => {
    const before = words[at - 1];
    return (
      STEPS.has(text) && ((before?.value ?? 0) >= MANY_STEPS || THOUSANDS.has(before?.text ?? ""))
    );
  });
}

/** The kilocalories that are told first; null where none are. */
export function energyIn(amounts: readonly SessionAmount[]): number | null {
  const energy = amounts.find(({ measure }) => measure === "energy");
  return energy === undefined ? null : Math.round(energy.value);
}

import { readAmounts } from "../../language/read-amounts.ts";
import { readNumber } from "../../language/read-number.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { METERS_PER_YARD } from "../../shared/units.ts";
import { readRecordActivities } from "../records/kinds/read-record-activities.ts";
import { withWholePart } from "./point-in-words.ts";
import { pointRatings } from "./point-ratings.ts";
import { withCourses } from "./pool-lengths.ts";
import { raceDistanceIn } from "./race-distance.ts";
import { type CoveredWay, raceTimes } from "./race-times.ts";
import type { SessionAmount } from "./session-amount.ts";

const STEPS = new Set(["step", "steps", "步"]);
const THOUSANDS = new Set(["k", "thousand", "万", "千"]);
/** Fewer may be those of an exercise (design value). */
const MANY_STEPS = 500;
const YARDS = new Set(["yard", "yards", "yd", "yds", "码"]);
const MILES = new Set(["mi", "mile", "miles", "里"]);

/**
 * The amounts of a message in the order of its words; times as of a race ("31:20") and "31分20秒" are minutes, and lengths of
 * a pool are how far it went.
 */
export function readSessionAmounts(text: ReadText): readonly SessionAmount[] {
  const { tokens } = text;
  const places = wordPlaces(tokens);
  const raced = raceTimes(tokens, coveredWay(text));
  const points = pointRatings(tokens);
  const timed = [...raced]
    .map(([numberStart, time]) => ({ ...time, numberStart }))
    .filter(({ numberStart }) => !points.has(numberStart));
  const read = readAmounts(tokens, (place) => raced.has(place) || points.has(place))
    .map(({ measure, low, numberStart, end }) => ({ measure, value: low, numberStart, end }))
    .filter(({ numberStart }) => !timed.some((each) => isWithin(numberStart, each)))
    // "12k steps" are no kilometers.
    .filter(({ measure, end }) => measure !== "distance" || !STEPS.has(tokens[end]?.text ?? ""))
    .map((amount) => withWholePart(amount, tokens));
  const amounts = [...read, ...timed, ...yardsIn(tokens)]
    .toSorted((left, right) => left.numberStart - right.numberStart)
    .map(({ measure, value, numberStart, end }) => ({
      measure,
      value,
      written: text.source.slice(tokens[numberStart]?.start, tokens[end - 1]?.end),
      sentence: tokens[numberStart]?.sentence ?? 0,
      start: places[numberStart] ?? 0,
      end: places[end] ?? text.words.length,
    }));
  return withCourses(joined(amounts), tokens, text.words);
}

/** How far somebody swam who tells it in yards. */
function yardsIn(tokens: readonly Token[]) {
  return [...tokens.keys()].flatMap((place) => {
    if (tokens[place - 1]?.kind === "number") return [];
    const number = readNumber(tokens, place);
    if (number === undefined || number.value <= 0) return [];
    const unit = tokens[number.end];
    if (!YARDS.has(unit?.text ?? "") || unit?.clause !== tokens[place]?.clause) return [];
    const value = number.value * METERS_PER_YARD;
    return [{ measure: "distance" as const, value, numberStart: place, end: number.end + 1 }];
  });
}

/** The first distance of a message, or the race that it names. */
function coveredWay(text: ReadText): CoveredWay | undefined {
  const { tokens, words } = text;
  const families = readRecordActivities(text).flatMap(({ activity }) => activity?.families ?? []);
  const distance = readAmounts(tokens).find(({ measure }) => measure === "distance");
  if (distance !== undefined) {
    const isInMiles = MILES.has(tokens[distance.end - 1]?.text ?? "");
    return { meters: distance.low, end: distance.end, isInMiles, families };
  }
  const race = raceDistanceIn(text, { start: 0, end: words.length });
  return race && { meters: race.value, end: 0, isInMiles: false, families };
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

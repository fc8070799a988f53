import { finished, type Steps } from "../shared/steps.ts";
import { type Amount, amountOf, type BareAmount } from "./amount.ts";
import { type AmountBounds, boundsOf } from "./amount-bounds.ts";
import { readClock } from "./read-clock.ts";
import { type ReadNumber, readNumber } from "./read-number.ts";
import type { Token } from "./read-text.ts";
import {
  readHalf,
  readHoursMinutes,
  readMinutesSeconds,
  readNone,
  readPace,
  readTimes,
} from "./spelled-amounts.ts";
import { toldOnce } from "./told-once.ts";
import { type FoundUnit, UnitPlaces } from "./unit-places.ts";
import type { Unit } from "./units.data.ts";

const RANGE = new Set(["-", "\u2010", "\u2013", "\u2014", "~", "to", "至", "到"]);
/** "From 75 to 95 minutes" is a change, and no range. */
const FROM = new Set(["from", "从"]);
const HYPHENS = new Set(["-", "\u2010"]);
const SHARES = new Set(["of", "/", "out"]);
/** "2 out of your planned 3 sessions": how many words may stand between the numbers. */
const SHARE_WORDS = 5;
const INNER_BOUNDS = new Set(["多", "余", "+"]);
const LABEL_MARKS = new Set([":", "|", "=", "is"]);
const BEFORE_LABELLED = new Set(["~", "约", "about"]);
/** So many places are looked at in one piece: a few milliseconds of work (design value). */
const PLACES_AT_A_STRETCH = 2_000;
const PERCENT: Unit = { measure: "percent", factor: 1 };
const PULSE: Unit = { measure: "pulse", factor: 1 };

/**
 * The numbers with a unit among the tokens of a text (marks of emphasis left out), those at a place that `isTaken` not:
 * in digits, words or Chinese numerals, ranges, halves, hours with minutes, paces and times of day, with the unit after
 * them, shared with the next number, or named by a label before. In linear time.
 */
export function readAmounts(
  tokens: readonly Token[],
  isTaken?: (place: number) => boolean,
): readonly Amount[] {
  return isTaken === undefined ? allAmounts(tokens) : finished(readAmountsInSteps(tokens, isTaken));
}

const allAmounts = toldOnce((tokens: readonly Token[]) => finished(readAmountsInSteps(tokens)));

/** Reads the same step by step. */
export function* readAmountsInSteps(
  tokens: readonly Token[],
  isTaken: (place: number) => boolean = () => false,
): Steps<readonly Amount[]> {
  const places = yield* UnitPlaces.inSteps(tokens);
  const bounds = boundsOf(tokens);
  const amounts: Amount[] = [];
  let from = 0;
  for (let place = 0; place < tokens.length; ) {
    if (place - from >= PLACES_AT_A_STRETCH) {
      yield (tokens[place]?.start ?? 0) - (tokens[from]?.start ?? 0);
      from = place;
    }
    const isRead = !isTaken(place) && !isOrdinal(tokens, place);
    const bare = isRead ? amountAt(tokens, place, places) : undefined;
    if (bare === undefined) {
      place = readNumber(tokens, place)?.end ?? place + 1;
      continue;
    }
    amounts.push(bounded(bare, bounds, amounts.at(-1)));
    place = bare.form === "plain" ? bare.numberEnd : bare.end;
  }
  return amounts;
}

function bounded(bare: BareAmount, bounds: AmountBounds, last: Amount | undefined): Amount {
  const found = bounds.before(bare.numberStart);
  // "95 minutes over 3 sessions" bounds nothing.
  const lead = found?.start === last?.end ? undefined : found;
  const inner = bounds.after(bare.numberEnd);
  const trail = bounds.after(bare.end);
  return {
    ...bare,
    bound: lead?.bound ?? inner?.bound ?? trail?.bound ?? "exact",
    start: lead?.start ?? bare.numberStart,
    end: trail?.end ?? bare.end,
  };
}

/** "Session 3" and "第三次" count up to a thing; they are no amounts. */
function isOrdinal(tokens: readonly Token[], place: number): boolean {
  return tokens[place - 1]?.text === "第";
}

function amountAt(
  tokens: readonly Token[],
  place: number,
  places: UnitPlaces,
): BareAmount | undefined {
  return (
    readTimes(tokens, place) ??
    readPace(tokens, place, places) ??
    readMinutesSeconds(tokens, place, places) ??
    readClock(tokens, place) ??
    readHalf(tokens, place, places) ??
    readNone(tokens, place, places) ??
    readPlain(tokens, place, places)
  );
}

function readPlain(
  tokens: readonly Token[],
  place: number,
  places: UnitPlaces,
): BareAmount | undefined {
  const first = readNumber(tokens, place);
  if (first === undefined) return undefined;
  if (isWritten(tokens, place, "百分之"))
    return plainAmount(first, first, { unit: PERCENT, end: first.end }, place);
  const second = secondNumber(tokens, place, first);
  if (second !== undefined && FROM.has(tokens[place - 1]?.text ?? "")) {
    const unit = places.after(second.end);
    return unit && plainAmount(first, first, { unit: unit.unit, end: first.end }, place);
  }
  const isRange = second !== undefined && second.value > first.value;
  const last = isRange ? second : first;
  const found = unitOf(tokens, place, last.end, places);
  if (found === undefined) return undefined;
  const combined = isRange ? undefined : readHoursMinutes(tokens, place, first, found, places);
  if (combined !== undefined) return combined;
  const isPulse = found.unit.measure === "sessions" && isWritten(tokens, place, "每分钟");
  const isAttributive = HYPHENS.has(tokens[last.end]?.text ?? "");
  const unit = isPulse ? { ...found, unit: PULSE } : found;
  return { ...plainAmount(first, last, unit, place), isAttributive };
}

/** The second number of "20 to 30" and "between 20 and 30". */
function secondNumber(
  tokens: readonly Token[],
  place: number,
  first: ReadNumber,
): ReadNumber | undefined {
  const joint = tokens[first.end]?.text ?? "";
  const isBetween = joint === "and" && tokens[place - 1]?.text === "between";
  return isBetween || RANGE.has(joint) ? readNumber(tokens, first.end + 1) : undefined;
}

function isWritten(tokens: readonly Token[], place: number, characters: string): boolean {
  const before = tokens.slice(Math.max(0, place - characters.length), place);
  return before.map(({ text }) => text).join("") === characters;
}

function plainAmount(
  first: ReadNumber,
  last: ReadNumber,
  { unit, end }: FoundUnit,
  place: number,
): BareAmount {
  return {
    ...amountOf(unit, first.value, last.value, last.step),
    numberStart: place,
    numberEnd: last.end,
    end: Math.max(end, last.end),
    form: "plain",
    isAttributive: false,
  };
}

/** The unit of the number from `place` up to `end`: "10多分钟", "95 of 150 minutes", "Sessions: 3". */
function unitOf(
  tokens: readonly Token[],
  place: number,
  end: number,
  places: UnitPlaces,
): FoundUnit | undefined {
  const from = INNER_BOUNDS.has(tokens[end]?.text ?? "") ? end + 1 : end;
  return (
    places.after(from) ?? sharedUnit(tokens, end, places) ?? labelUnit(tokens, place, end, places)
  );
}

/** "95 of the recommended 150 minutes", "2/3 sessions": the unit of the second number. */
function sharedUnit(
  tokens: readonly Token[],
  place: number,
  places: UnitPlaces,
): FoundUnit | undefined {
  if (!SHARES.has(tokens[place]?.text ?? "")) return undefined;
  for (let at = place + 1; at <= place + SHARE_WORDS; at += 1) {
    const second = readNumber(tokens, at);
    if (second === undefined) continue;
    const unit = places.after(second.end);
    return unit && { end: place, unit: unit.unit };
  }
  return undefined;
}

/** "Sessions: 3": the unit by what stands before the number. */
function labelUnit(
  tokens: readonly Token[],
  place: number,
  end: number,
  places: UnitPlaces,
): FoundUnit | undefined {
  let at = place;
  while (at > 0 && BEFORE_LABELLED.has(tokens[at - 1]?.text ?? "")) at -= 1;
  if (!LABEL_MARKS.has(tokens[at - 1]?.text ?? "")) return undefined;
  while (at > 0 && LABEL_MARKS.has(tokens[at - 1]?.text ?? "")) at -= 1;
  const unit = places.label(at);
  return unit && { end, unit };
}

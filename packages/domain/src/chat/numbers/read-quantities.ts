import { BOUND_AFTER, BOUND_BEFORE } from "./bounds.data.ts";
import { phraseList } from "./phrase-list.ts";
import { amountOf, type BareQuantity, type Quantity } from "./quantity.ts";
import { type ReadNumber, readNumber } from "./read-number.ts";
import type { ReplyToken } from "./reply-tokens.ts";
import { readHalf, readHoursMinutes, readNone, readTimes } from "./spelled-quantities.ts";
import { type FoundUnit, UnitPlaces } from "./unit-places.ts";
import type { Unit } from "./units.data.ts";

const RANGE = new Set(["-", "\u2010", "\u2011", "\u2013", "\u2014", "~", "to", "至", "到"]);
/** "From 75 to 95 minutes" is a change, and no range. */
const FROM = new Set(["from", "从"]);
const HYPHENS = new Set(["-", "\u2010", "\u2011"]);
const SHARES = new Set(["of", "/", "out"]);
/** "2 out of your planned 3 sessions": how many words may stand between the numbers. */
const SHARE_WORDS = 5;
const LABEL_MARKS = new Set([":", "|", "=", "is"]);
const PERCENT: Unit = { measure: "percent", factor: 1 };
const PULSE: Unit = { measure: "pulse", factor: 1 };

const boundsBefore = phraseList(BOUND_BEFORE);
const boundsAfter = phraseList(BOUND_AFTER);

/** The numbers with a unit among `tokens`, those at a place that `isTaken` left out. */
export function readQuantities(
  tokens: readonly ReplyToken[],
  isTaken: (place: number) => boolean,
): readonly Quantity[] {
  const places = new UnitPlaces(tokens);
  const before = new Map(boundsBefore.find(tokens).map(({ end, ...found }) => [end, found]));
  const after = new Map(boundsAfter.find(tokens).map(({ start, ...found }) => [start, found]));
  const quantities: Quantity[] = [];
  for (let place = 0; place < tokens.length; ) {
    const draft =
      isTaken(place) || isOrdinal(tokens, place) ? undefined : quantityAt(tokens, place, places);
    if (draft === undefined) {
      place = readNumber(tokens, place)?.end ?? place + 1;
      continue;
    }
    const found = before.get(draft.numberStart);
    // "95 minutes over 3 sessions" bounds nothing.
    const lead = found?.start === quantities.at(-1)?.end ? undefined : found;
    const inner = after.get(draft.numberEnd)?.values[0];
    const trail = after.get(draft.end);
    quantities.push({
      ...draft,
      bound: lead?.values[0] ?? inner ?? trail?.values[0] ?? "exact",
      start: lead?.start ?? draft.numberStart,
      end: trail?.end ?? draft.end,
    });
    place = draft.form === "plain" ? draft.numberEnd : draft.end;
  }
  return quantities;
}

/** "Session 3" and "第三次" count up to a thing; they are no amounts. */
function isOrdinal(tokens: readonly ReplyToken[], place: number): boolean {
  return tokens[place - 1]?.text === "第";
}

function quantityAt(
  tokens: readonly ReplyToken[],
  place: number,
  places: UnitPlaces,
): BareQuantity | undefined {
  return (
    readTimes(tokens, place) ??
    readHalf(tokens, place, places) ??
    readNone(tokens, place, places) ??
    readPlain(tokens, place, places)
  );
}

/** A number in digits or words with its unit after it, shared with the next number, or named by a label before it. */
function readPlain(
  tokens: readonly ReplyToken[],
  place: number,
  places: UnitPlaces,
): BareQuantity | undefined {
  const isShare = writtenBefore(tokens, place, "百分之");
  const first = readNumber(tokens, place);
  if (first === undefined) return undefined;
  if (isShare) return bare(first, first, { unit: PERCENT, end: first.end }, place);
  const isChange = FROM.has(tokens[place - 1]?.text ?? "");
  const isJoined = RANGE.has(tokens[first.end]?.text ?? "");
  const second = isJoined ? readNumber(tokens, first.end + 1) : undefined;
  if (isChange && second !== undefined) {
    const unit = places.after(second.end);
    return unit && bare(first, first, { unit: unit.unit, end: first.end }, place);
  }
  const isRange = second !== undefined && second.value > first.value;
  const last = isRange ? second : first;
  const found =
    places.after(skipBound(tokens, last.end)) ??
    sharedUnit(tokens, last.end, places) ??
    labelUnit(tokens, place, last.end, places);
  if (found === undefined) return undefined;
  const hoursMinutes = isRange ? undefined : readHoursMinutes(tokens, place, first, found, places);
  if (hoursMinutes !== undefined) return hoursMinutes;
  const isPulse = found.unit.measure === "sessions" && writtenBefore(tokens, place, "每分钟");
  const isAttributive = HYPHENS.has(tokens[last.end]?.text ?? "");
  const unit = isPulse ? { ...found, unit: PULSE } : found;
  return { ...bare(first, last, unit, place), isAttributive };
}

function writtenBefore(tokens: readonly ReplyToken[], place: number, characters: string): boolean {
  const before = tokens.slice(Math.max(0, place - characters.length), place);
  return before.map(({ text }) => text).join("") === characters;
}

function bare(
  first: ReadNumber,
  last: ReadNumber,
  { unit, end }: FoundUnit,
  place: number,
): BareQuantity {
  return {
    ...amountOf(unit, first.value, last.value, last.step),
    numberStart: place,
    numberEnd: last.end,
    end: Math.max(end, last.end),
    form: "plain",
    isAttributive: false,
  };
}

/** "10多分钟", "90+ minutes": the place of the unit. */
function skipBound(tokens: readonly ReplyToken[], place: number): number {
  return ["多", "余", "+"].includes(tokens[place]?.text ?? "") ? place + 1 : place;
}

/** "95 of the recommended 150 minutes", "2/3 sessions": the unit of the second number. */
function sharedUnit(
  tokens: readonly ReplyToken[],
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
  tokens: readonly ReplyToken[],
  place: number,
  end: number,
  places: UnitPlaces,
): FoundUnit | undefined {
  let at = place;
  while (at > 0 && ["~", "约", "about"].includes(tokens[at - 1]?.text ?? "")) at -= 1;
  if (!LABEL_MARKS.has(tokens[at - 1]?.text ?? "")) return undefined;
  while (at > 0 && LABEL_MARKS.has(tokens[at - 1]?.text ?? "")) at -= 1;
  const unit = places.label(at);
  return unit && { end, unit };
}

import { readNumber } from "../../language/read-number.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { isAtLeast, type RiskLevel } from "../risk-level.ts";
import {
  AFTER_NUMBER,
  BEFORE_MEASURED,
  BEGIN_QUESTIONS,
  BLOOD_SUGAR_LIMITS,
  CONNECTING,
  DENYING,
  EATEN_SUGARS,
  FROM,
  KETONES,
  LESS_THAN,
  MEASURING,
  METERS,
  MILLIGRAMS_PER_MILLIMOLE,
  NO_LEVEL_BEFORE,
  NO_SUGAR_UNITS,
  NOT_TOLD_OF_NOW,
  OF_NOW,
  SIGNS_BESIDE,
  SUGAR_WORDS,
} from "./blood-sugar.data.ts";
import { checkedSugarBehind } from "./checked-sugar.ts";

/** What a message tells of a blood sugar that was measured. */
export type ToldBloodSugar = {
  /** How grave the lowest or highest one is by itself; undefined for none that calls for care. */
  readonly level: RiskLevel | undefined;
  /** Whether it is the writer's now, rather than asked about, imagined or past. */
  readonly isOfNow: boolean;
  /** Whether ketones, or signs of danger, are told of beside it. */
  readonly hasSigns: boolean;
};

/** So many words may stand between the word and the number (design value). */
const WORDS_BETWEEN = 6;
const DENIAL_WORDS = 3;
const LATIN = /^\p{Script=Latin}/u;

/** The measured blood sugar that a text tells of; undefined where it tells of none. In mmol/L or mg/dL, also without the unit. */
export function bloodSugarIn({ words }: ReadText): ToldBloodSugar | undefined {
  let told: ToldBloodSugar | undefined;
  let since = 0;
  const hasSigns = tellsOfKetones(words) || words.some(({ text }) => SIGNS_BESIDE.has(text));
  for (let at = 0; at < words.length; at += 1) {
    for (const number of numbersBehind(words, at)) {
      const isNow = isToldAsNow(words, since, number);
      const found = { level: levelOf(number.millimoles), isOfNow: isNow, hasSigns };
      if (told === undefined || isTelling(found, told)) told = found;
      at = number.end - 1;
      // What was said of the number before holds for the next, unless that is told as the one of now.
      if (isNow) since = number.end;
    }
  }
  return told;
}

/** Whether one of two counts: what is so now, and of these the graver one. */
function isTelling(found: ToldBloodSugar, told: ToldBloodSugar): boolean {
  if (found.isOfNow !== told.isOfNow) return found.isOfNow;
  return isAtLeast(found.level ?? "safe", told.level ?? "safe");
}

function levelOf(millimoles: number): RiskLevel | undefined {
  const { severelyLow, low, high } = BLOOD_SUGAR_LIMITS;
  if (millimoles < severelyLow) return "critical";
  if (millimoles <= low) return "high";
  return millimoles > high ? "medium" : undefined;
}

/** Where a word for it that begins at a place ends. */
function sugarWordEnd(words: readonly Token[], at: number): number | undefined {
  const word = words[at]?.text ?? "";
  if (SUGAR_WORDS.has(word)) return at + 1;
  return word === "血" && words[at + 1]?.text === "糖" ? at + 2 : undefined;
}

/** "Sugar in my two coffees" is no measured one. */
function mayBeEaten(words: readonly Token[], at: number): boolean {
  if (!EATEN_SUGARS.has(words[at]?.text ?? "")) return false;
  return !BEFORE_MEASURED.has(words[at - 1]?.text ?? "");
}

/** A level that was measured: where its number stands. */
type Level = { readonly at: number; readonly end: number; readonly millimoles: number };

/** The levels that stand behind a word for blood sugar at a place: "fell from 9 to 2.4" tells of two. */
function* numbersBehind(words: readonly Token[], at: number): Generator<Level> {
  const checked = checkedSugarBehind(words, at);
  if (checked !== undefined) yield checked;
  let from = sugarWordEnd(words, at);
  let isFirst = true;
  while (from !== undefined) {
    const level = levelBehind(words, at, from, isFirst);
    if (level !== undefined) yield level;
    from = level?.end;
    isFirst = false;
  }
}

function levelBehind(
  words: readonly Token[],
  sugar: number,
  from: number,
  isFirst: boolean,
): Level | undefined {
  const { clause, sentence } = words[from - 1] ?? {};
  const needsConnection = !isFirst || mayBeEaten(words, sugar);
  const isMeter = METERS.has(words[sugar]?.text ?? "");
  let isConnected = true;
  for (let at = from; at < Math.min(words.length, from + WORDS_BETWEEN); at += 1) {
    const word = words[at];
    if (word === undefined || word.sentence !== sentence) return undefined;
    if (sugarWordEnd(words, at) !== undefined) return undefined;
    const number = word.value === undefined ? undefined : numberAt(words, at);
    if (number === undefined) isConnected &&= CONNECTING.has(word.text);
    if (!isConnected && needsConnection) return undefined;
    if (number === undefined) continue;
    const isOfMeter = isMeter && at === from;
    const level = isOfMeter ? undefined : levelAt(words, at, number, isConnected);
    const isNear = !isFirst || word.clause === clause || at - from < 2;
    if (level !== undefined && isNear) return level;
    at = number.end - 1;
  }
  return undefined;
}

/** What a number tells; without its unit it has to be connected and to stand alone. */
function levelAt(
  words: readonly Token[],
  at: number,
  number: { readonly value: number; readonly end: number },
  isConnected: boolean,
): Level | undefined {
  const unit = words[number.end]?.text ?? "";
  const isLevel = hasUnit(unit) || (isConnected && standsAlone(words, at, number));
  const millimoles = isLevel ? millimolesOf(number.value, unit) : undefined;
  if (millimoles === undefined) return undefined;
  return { at, end: number.end, millimoles: millimoles - lessBy(words, at) };
}

function hasUnit(unit: string): boolean {
  return unit.startsWith("mmol") || unit === "mg";
}

/** Whether a number without its unit is a level by what stands around it. */
function standsAlone(
  words: readonly Token[],
  at: number,
  { end }: { readonly end: number },
): boolean {
  const before = words[at - 1]?.text ?? "";
  if (NO_LEVEL_BEFORE.has(before) || NO_LEVEL_BEFORE.has((words[at - 2]?.text ?? "") + before))
    return false;
  const next = words[end];
  if (next === undefined || next.clause !== words[at]?.clause) return true;
  return !LATIN.test(next.text) || AFTER_NUMBER.has(next.text);
}

/** By how much a level lies below its number: "below 3". */
function lessBy(words: readonly Token[], at: number): number {
  const [second = "", first = ""] = words.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  const isLess =
    LESS_THAN.has(first) ||
    LESS_THAN.has(second + first) ||
    (second === "less" && first === "than");
  return isLess ? BLOOD_SUGAR_LIMITS.below : 0;
}

/** A number in digits or words, and where it ends; 五点二 is 5.2. */
function numberAt(words: readonly Token[], at: number) {
  const number = readNumber(words, at);
  if (number === undefined || words[number.end]?.text !== "点") return number;
  const tenths = readNumber(words, number.end + 1);
  if (tenths === undefined || tenths.value > 9) return number;
  return { value: number.value + tenths.value / 10, end: tenths.end };
}

/** A number with its unit; without one its size tells which is meant. */
function millimolesOf(value: number, unit: string): number | undefined {
  if (unit.startsWith("mmol")) return value;
  if (unit === "mg") return value / MILLIGRAMS_PER_MILLIMOLE;
  if (NO_SUGAR_UNITS.has(unit)) return undefined;
  const { leastMillimoles, mostMillimoles, leastMilligrams, mostMilligrams } = BLOOD_SUGAR_LIMITS;
  if (value >= leastMillimoles && value <= mostMillimoles) return value;
  if (value >= leastMilligrams && value <= mostMilligrams) return value / MILLIGRAMS_PER_MILLIMOLE;
  return undefined;
}

/** Whether a level is told as that of now, by its sentence from the one before it on. */
function isToldAsNow(words: readonly Token[], since: number, { at, end }: Level): boolean {
  const { sentence } = words[at] ?? {};
  const before = words.slice(since, at).filter((word) => word.sentence === sentence);
  if (FROM.has(before.at(-1)?.text ?? "")) return false;
  if (BEGIN_QUESTIONS.has(before[0]?.text ?? "")) return false;
  const next = words[end];
  if (next?.sentence === sentence && OF_NOW.has(next?.text ?? "")) return true;
  const latest = before.findLastIndex(({ text }) => OF_NOW.has(text));
  const isOther = before.some(
    ({ text }, place) =>
      place >= latest &&
      (NOT_TOLD_OF_NOW.has(text) || NOT_TOLD_OF_NOW.has(text + (before[place + 1]?.text ?? ""))),
  );
  return !isOther;
}

function tellsOfKetones(words: readonly Token[]): boolean {
  return words.some((word, at) => {
    if (!KETONES.has(word.text)) return false;
    const around = words.slice(Math.max(0, at - DENIAL_WORDS), at + 2 + DENIAL_WORDS);
    const beside = around.filter(({ sentence }) => sentence === word.sentence);
    const isDenied = beside.some(({ text }) => DENYING.has(text));
    return !isDenied || beside.some(({ text }) => MEASURING.has(text));
  });
}

import { readNumber } from "../../language/read-number.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { isAtLeast, type RiskLevel } from "../risk-level.ts";
import {
  BEFORE_MEASURED,
  BEGIN_QUESTIONS,
  BLOOD_SUGAR_LIMITS,
  CONNECTING,
  DENYING,
  EATEN_SUGARS,
  KETONES,
  MILLIGRAMS_PER_MILLIMOLE,
  NO_SUGAR_UNITS,
  NOT_TOLD_OF_NOW,
  SIGNS_BESIDE,
  SUGAR_WORDS,
} from "./blood-sugar.data.ts";

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

/** The measured blood sugar that a text tells of; undefined where it tells of none. In mmol/L or mg/dL, also without the unit. */
export function bloodSugarIn({ words }: ReadText): ToldBloodSugar | undefined {
  let told: ToldBloodSugar | undefined;
  let since = 0;
  const hasSigns = tellsOfKetones(words) || words.some(({ text }) => SIGNS_BESIDE.has(text));
  for (let at = 0; at < words.length; at += 1) {
    const end = sugarWordEnd(words, at);
    const number = end === undefined ? undefined : numberBehind(words, end, mayBeEaten(words, at));
    if (number === undefined) continue;
    const level = levelOf(number.millimoles);
    const found = { level, isOfNow: isOfNow(words, since, number.at), hasSigns };
    since = number.at + 1;
    if (told === undefined || isTelling(found, told)) told = found;
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
  if (millimoles < low) return "high";
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

function numberBehind(words: readonly Token[], from: number, isConnected: boolean) {
  const { clause, sentence } = words[from - 1] ?? {};
  for (let at = from; at < Math.min(words.length, from + WORDS_BETWEEN); at += 1) {
    const word = words[at];
    if (word === undefined || word.sentence !== sentence) return undefined;
    if (sugarWordEnd(words, at) !== undefined) return undefined;
    const number = word.value === undefined ? undefined : numberAt(words, at);
    if (number === undefined && isConnected && !CONNECTING.has(word.text)) return undefined;
    if (number === undefined) continue;
    const millimoles = millimolesOf(number.value, words[number.end]?.text ?? "");
    if (millimoles !== undefined && (word.clause === clause || at - from < 2))
      return { at, millimoles };
    at = number.end - 1;
  }
  return undefined;
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

/** Whether a number is told as that of now, by its sentence behind the number before it. */
function isOfNow(words: readonly Token[], since: number, at: number): boolean {
  const { sentence } = words[at] ?? {};
  const before = words.slice(since, at).filter((word) => word.sentence === sentence);
  const isAsked = BEGIN_QUESTIONS.has(before[0]?.text ?? "");
  const isOther = before.some(
    ({ text }, place) =>
      NOT_TOLD_OF_NOW.has(text) || NOT_TOLD_OF_NOW.has(text + (before[place + 1]?.text ?? "")),
  );
  return !isAsked && !isOther;
}

function tellsOfKetones(words: readonly Token[]): boolean {
  return words.some((word, at) => {
    if (!KETONES.has(word.text)) return false;
    const around = words.slice(Math.max(0, at - DENIAL_WORDS), at + 2 + DENIAL_WORDS);
    return !around.some(({ text, sentence }) => sentence === word.sentence && DENYING.has(text));
  });
}

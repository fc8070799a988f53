import {
  CHINESE_DIGITS,
  CHINESE_TENS,
  ENGLISH_FACTORS,
  ENGLISH_ONES,
  ENGLISH_TENS,
  FRACTIONS,
} from "./number-words.data.ts";

/** A number that begins at a token; `end` is the token after it. */
export type ReadNumber = {
  readonly value: number;
  /** How far apart two numbers are that can be told apart as this one is written: 0.1 for "1.5". */
  readonly step: number;
  readonly end: number;
};

/** What a number is read from. */
type NumberToken = {
  readonly text: string;
  readonly value: number | undefined;
  readonly start: number;
  readonly end: number;
};

const MYRIAD = "万";
const DIGIT = /^\d/;
const FIRST_DIGITS = /^\d{1,3}$/;
const THREE_DIGITS = /^\d{3}$/;
const LAST_DIGITS = /^\d{3}(?:\.\d+)?$/;
/** As precise as halves, thirds and quarters are taken (design value). */
const FRACTION_STEP = 0.1;

/** The number that begins at `start`, in digits, in English words or in Chinese numerals. */
export function readNumber(tokens: readonly NumberToken[], start: number): ReadNumber | undefined {
  const token = tokens[start];
  if (token === undefined) return undefined;
  if (DIGIT.test(token.text)) return readDigits(tokens, start);
  if (token.text === "a" || valueIn(ENGLISH_ONES, token.text) !== undefined || isTens(token.text))
    return readEnglish(tokens, start);
  const tens = valueIn(CHINESE_TENS, token.text);
  if (tens !== undefined) return readChineseTens(tens, tokens, start);
  if (token.value === undefined) return undefined;
  const step = Object.hasOwn(FRACTIONS, token.text) ? FRACTION_STEP : 1;
  return { value: token.value, step, end: start + 1 };
}

/** 廿, 廿五: such a character is a token by itself. */
function readChineseTens(tens: number, tokens: readonly NumberToken[], start: number): ReadNumber {
  const ones = valueIn(CHINESE_DIGITS, tokens[start + 1]?.text ?? "");
  return ones === undefined
    ? { value: tens, step: 1, end: start + 1 }
    : { value: tens + ones, step: 1, end: start + 2 };
}

function readDigits(tokens: readonly NumberToken[], start: number): ReadNumber | undefined {
  const { text, value, end } = digitsAt(tokens, start);
  if (value === undefined) return undefined;
  const next = tokens[end];
  if (next?.text === MYRIAD) return { ...scaled(text, value, 10_000), end: end + 1 };
  if (next?.value !== undefined && Object.hasOwn(FRACTIONS, next.text))
    return { value: value + next.value, step: FRACTION_STEP, end: end + 1 };
  return { ...scaled(text, value, 1), end };
}

function scaled(text: string, value: number, factor: number): Omit<ReadNumber, "end"> {
  const decimals = text.split(".")[1]?.length ?? 0;
  return { value: value * factor, step: factor / 10 ** decimals };
}

/** Digits, also in groups of three with a space between: "1 840". */
function digitsAt(
  tokens: readonly NumberToken[],
  start: number,
): { readonly text: string; readonly value: number | undefined; readonly end: number } {
  const { text = "", value } = tokens[start] ?? {};
  let [joined, end] = [text, start + 1];
  for (let isOpen = FIRST_DIGITS.test(text); isOpen; ) {
    const next = tokens[end];
    if (next === undefined || next.start !== (tokens[end - 1]?.end ?? 0) + 1) break;
    if (!LAST_DIGITS.test(next.text)) break;
    joined += next.text;
    end += 1;
    isOpen = THREE_DIGITS.test(next.text);
  }
  return end === start + 1 ? { text, value, end } : { text: joined, value: Number(joined), end };
}

function readEnglish(tokens: readonly NumberToken[], start: number): ReadNumber | undefined {
  const word = (index: number): string => tokens[index]?.text ?? "";
  if (word(start) === "a" && word(start + 1) === "couple" && word(start + 2) === "of") {
    return { value: 2, step: 1, end: start + 3 };
  }
  const hasArticle = word(start) === "a" && valueIn(ENGLISH_FACTORS, word(start + 1)) !== undefined;
  let index = start + (hasArticle ? 1 : 0);
  let total = 0;
  let group = hasArticle ? 1 : 0;
  let found = hasArticle;
  for (; ; index += 1) {
    const text = word(index);
    const factor = valueIn(ENGLISH_FACTORS, text);
    // "Five thirty" and "twenty ten" are two numbers; behind hundreds and thousands smaller ones go on.
    const small = group % 100 > 0 ? undefined : smallNumberAt(word, index);
    if (small !== undefined) {
      group += small.value;
      index = small.last;
    } else if (found && text === "thousand") {
      total += group * 1000;
      group = 0;
    } else if (found && factor !== undefined) group *= factor;
    else if (!(text === "and" && total + group >= 100 && isSmall(word(index + 1)))) break;
    found = true;
  }
  return found ? { value: total + group, step: 1, end: index } : undefined;
}

/** "Twenty", "twenty-five", "five". */
function smallNumberAt(
  word: (index: number) => string,
  index: number,
): { readonly value: number; readonly last: number } | undefined {
  const tens = valueIn(ENGLISH_TENS, word(index));
  if (tens === undefined) {
    const ones = valueIn(ENGLISH_ONES, word(index));
    return ones === undefined ? undefined : { value: ones, last: index };
  }
  const next = index + (word(index + 1) === "-" ? 2 : 1);
  const ones = valueIn(ENGLISH_ONES, word(next));
  const isJoined = ones !== undefined && ones > 0 && ones < 10;
  return isJoined ? { value: tens + ones, last: next } : { value: tens, last: index };
}

/** The value of an English word for a number by itself, such as "seven" or "hundred". */
export function numberWordValue(word: string): number | undefined {
  return (
    valueIn(ENGLISH_ONES, word) ?? valueIn(ENGLISH_TENS, word) ?? valueIn(ENGLISH_FACTORS, word)
  );
}

function isSmall(text: string): boolean {
  return valueIn(ENGLISH_ONES, text) !== undefined || isTens(text);
}

function isTens(text: string): boolean {
  return valueIn(ENGLISH_TENS, text) !== undefined;
}

function valueIn(values: Readonly<Record<string, number>>, word: string): number | undefined {
  return Object.hasOwn(values, word) ? values[word] : undefined;
}

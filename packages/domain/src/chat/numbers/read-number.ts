import { CHINESE_DIGITS, CHINESE_POWERS, ENGLISH_ONES, ENGLISH_TENS } from "./number-words.data.ts";
import type { ReplyToken } from "./reply-tokens.ts";

/** A number that begins at a token; `end` is the token after it. */
export type ReadNumber = {
  readonly value: number;
  /** How far apart two numbers are that can be told apart as this one is written: 0.1 for "1.5". */
  readonly step: number;
  readonly end: number;
  readonly isDigits: boolean;
};

const DIGITS = /^\p{Nd}[\p{Nd},]*(?:\.\p{Nd}+)?$/u;
/** What makes of 千 the beginning of a unit: 千卡, 千克, 千焦. */
const THOUSAND_UNITS = new Set(["卡", "克", "焦"]);

/** The number that begins at `start`, in digits or in English or Chinese words. */
export function readNumber(tokens: readonly ReplyToken[], start: number): ReadNumber | undefined {
  return readDigits(tokens, start) ?? readEnglish(tokens, start) ?? readChinese(tokens, start);
}

function readDigits(tokens: readonly ReplyToken[], start: number): ReadNumber | undefined {
  const text = tokens[start]?.text ?? "";
  if (!DIGITS.test(text)) return undefined;
  const value = Number(text.replaceAll(",", ""));
  const decimals = text.split(".")[1]?.length ?? 0;
  const isMyriad = tokens[start + 1]?.text === "万";
  const factor = isMyriad ? 10_000 : 1;
  const end = start + (isMyriad ? 2 : 1);
  return { value: value * factor, step: factor / 10 ** decimals, end, isDigits: !isMyriad };
}

function readEnglish(tokens: readonly ReplyToken[], start: number): ReadNumber | undefined {
  const word = (index: number) => tokens[index]?.text ?? "";
  if (word(start) === "a" && word(start + 1) === "couple" && word(start + 2) === "of") {
    return { value: 2, step: 1, end: start + 3, isDigits: false };
  }
  const hasArticle =
    word(start) === "a" && ["hundred", "thousand", "dozen"].includes(word(start + 1));
  let index = start + (hasArticle ? 1 : 0);
  let total = 0;
  let group = hasArticle ? 1 : 0;
  let found = hasArticle;
  for (; ; index += 1) {
    const text = word(index);
    const ones = ENGLISH_ONES[text];
    const tens = ENGLISH_TENS[text];
    if (tens !== undefined) {
      group += tens;
      const isHyphen = word(index + 1) === "-";
      const next = ENGLISH_ONES[word(index + (isHyphen ? 2 : 1))];
      if (next !== undefined && next > 0 && next < 10) {
        group += next;
        index += isHyphen ? 2 : 1;
      }
    } else if (ones !== undefined && !(found && group % 10 > 0)) group += ones;
    else if (found && text === "hundred") group *= 100;
    else if (found && text === "dozen") group *= 12;
    else if (found && text === "thousand") {
      total += group * 1000;
      group = 0;
    } else if (!(found && text === "and" && group >= 100 && isSmallNumber(word(index + 1)))) break;
    found = true;
  }
  return found ? { value: total + group, step: 1, end: index, isDigits: false } : undefined;
}

function isSmallNumber(text: string): boolean {
  return ENGLISH_ONES[text] !== undefined || ENGLISH_TENS[text] !== undefined;
}

function readChinese(tokens: readonly ReplyToken[], start: number): ReadNumber | undefined {
  let index = start;
  let total = 0;
  let group = 0;
  let digit: number | undefined;
  for (; ; index += 1) {
    const text = tokens[index]?.text ?? "";
    const power = CHINESE_POWERS[text];
    const isUnit = text === "千" && THOUSAND_UNITS.has(tokens[index + 1]?.text ?? "");
    if (CHINESE_DIGITS[text] !== undefined) digit = CHINESE_DIGITS[text];
    else if (power === undefined || isUnit) break;
    else if (power === 10_000) {
      total += (group + (digit ?? 0)) * power;
      group = 0;
      digit = undefined;
    } else {
      group += (digit ?? 1) * power;
      digit = undefined;
    }
  }
  if (index === start) return undefined;
  return { value: total + group + (digit ?? 0), step: 1, end: index, isDigits: false };
}

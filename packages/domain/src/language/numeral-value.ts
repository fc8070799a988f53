import { CHINESE_DIGITS, CHINESE_POWERS, CHINESE_TENS } from "./number-words.data.ts";

const MYRIAD = 10_000;

/** The value of Chinese numerals such as 一百二十; of digits side by side the last one counts. */
export function numeralValue(text: string): number {
  let total = 0;
  let group = 0;
  let digit: number | undefined;
  for (const character of text) {
    const power = CHINESE_POWERS[character];
    const tens = CHINESE_TENS[character];
    if (tens !== undefined) {
      group += tens;
      digit = undefined;
    } else if (power === undefined) digit = CHINESE_DIGITS[character];
    else if (power === MYRIAD) {
      total += (group + (digit ?? 0) || 1) * MYRIAD;
      group = 0;
      digit = undefined;
    } else {
      group += (digit ?? 1) * power;
      digit = undefined;
    }
  }
  return total + group + (digit ?? 0);
}

/** The value of digits, or of Chinese numerals: 72 and 七十二. */
export function figureValue(text: string): number {
  return /^\d/u.test(text) ? Number(text) : numeralValue(text);
}

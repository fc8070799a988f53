import type { Amount } from "../../src/language/amount.ts";
import { read } from "../../src/language/read.ts";
import { readAmounts } from "../../src/language/read-amounts.ts";

/**
 * All that is known of the amounts of a text, one line for each: the words that it is read from (its number in brackets
 * where that is less), the measure, the least and the most, how precise it is, and what else is not plain.
 */
export function amountsIn(text: string): string[] {
  const { tokens } = read(text);
  const written = (from: number, to: number) =>
    text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  return readAmounts(tokens).map((amount) => {
    const whole = written(amount.start, amount.end);
    const number = written(amount.numberStart, amount.numberEnd);
    const words = whole === number ? whole : whole.replace(number, `[${number}]`);
    return `${words}: ${described(amount)}`;
  });
}

function described({ measure, low, high, step, bound, form, isAttributive }: Amount): string {
  const [least, most, apart] = [low, high, step].map((value) => Math.round(value * 1000) / 1000);
  const range = least === most ? `${least}` : `${least}-${most}`;
  const further = [bound === "exact" ? "" : bound, form === "plain" ? "" : form];
  if (isAttributive) further.push("attributive");
  return [measure, range, `±${apart}`, ...further].filter((part) => part !== "").join(" ");
}

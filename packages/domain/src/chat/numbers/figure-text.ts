import type { Amount } from "../../language/amount.ts";
import type { Token } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { stopwatchText } from "./stopwatch-text.ts";

/** What is written from `start` up to `end` of a reply instead of what stands there. */
export type ReplyEdit = { readonly start: number; readonly end: number; readonly text: string };

const PLURALS = new Set(
  "minute hour hr session workout time day calorie kilocalorie week kilogram pound training run walk ride swim".split(
    " ",
  ),
);
const SHORT_BOUNDS = new Set(["+", "多", "余", "plus"]);
const LONG_BOUNDS = new Set(["以上", "以下", "以内", "ormore", "orless"]);
const TIME_WORDS = {
  en: { hours: " h", minutes: " min", between: " " },
  zh: { hours: "小时", minutes: "分钟", between: "" },
  traditional: { hours: "小時", minutes: "分鐘", between: "" },
} as const;
const TRADITIONAL_TIME = /[時鐘鍾]/;
const MINUTES_PER_HOUR = 60;
const MOST_DECIMALS = 1;

/** Writes `value` in the place of a figure: in digits, its unit and style kept. */
export function figureEdits(
  text: string,
  tokens: readonly Token[],
  quantity: Amount,
  value: number,
  language: TextLanguage,
): readonly ReplyEdit[] {
  const at = (place: number) => tokens[place]?.start ?? text.length;
  const until = (place: number) => tokens[place - 1]?.end ?? text.length;
  const { start, numberStart, numberEnd, end, bound, form } = quantity;
  const keepsBound = bound === "exact" || bound === "about";
  const from = keepsBound ? numberStart : start;
  if (form === "stopwatch") {
    const written = text.slice(at(numberStart), until(end));
    return [{ start: at(from), end: until(end), text: stopwatchText(value, written) }];
  }
  if (form !== "plain") {
    const isTraditional = TRADITIONAL_TIME.test(text.slice(at(from), until(end)));
    const words = inWords(quantity, value, isTraditional ? "traditional" : language);
    return [{ start: at(from), end: until(end), text: words }];
  }
  const figure = formatted(value, quantity, text.slice(at(numberStart), until(numberEnd)));
  const suffix = keepsBound ? [] : trailingBound(tokens, quantity);
  return [
    { start: at(from), end: until(numberEnd), text: figure },
    ...suffix,
    ...unitEdits(tokens, quantity, figure),
  ];
}

function inWords({ form }: Amount, value: number, writing: keyof typeof TIME_WORDS): string {
  const whole = Math.round(value);
  if (form === "times") return whole === 1 ? "once" : `${whole} times`;
  const words = TIME_WORDS[writing];
  const hours = `${Math.floor(whole / MINUTES_PER_HOUR)}${words.hours}`;
  const minutes = `${whole % MINUTES_PER_HOUR}${words.minutes}`;
  if (whole < MINUTES_PER_HOUR) return minutes;
  return whole % MINUTES_PER_HOUR === 0 ? hours : `${hours}${words.between}${minutes}`;
}

function formatted(value: number, { unit, step, measure }: Amount, written: string): string {
  const shown = value / unit.factor;
  const stated = Math.round(-Math.log10(step / unit.factor));
  const isHours = measure === "minutes" && unit.factor > 1;
  const isBody = measure === "weight" || measure === "height";
  const isWhole = Math.abs(shown - Math.round(shown)) < 0.05;
  const wanted = isHours || isBody ? (isWhole ? 0 : MOST_DECIMALS) : Math.max(0, stated);
  const [whole = "", fraction] = shown.toFixed(Math.min(wanted, MOST_DECIMALS)).split(".");
  const grouped = written.includes(",") && !isHours ? groupThousands(whole) : whole;
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function groupThousands(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3)
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(",");
}

/** "90+ minutes", "90多分钟", "90分钟以上": what no longer holds of an exact figure. */
function trailingBound(tokens: readonly Token[], { numberEnd, end }: Amount): readonly ReplyEdit[] {
  const [inside, first, last] = [tokens[numberEnd], tokens[end - 2], tokens[end - 1]];
  if (inside !== undefined && SHORT_BOUNDS.has(inside.text))
    return [withoutAfter(tokens[numberEnd - 1], inside)];
  if (first === undefined || last === undefined) return [];
  if (SHORT_BOUNDS.has(last.text)) return [withoutAfter(first, last)];
  const isPhrase = LONG_BOUNDS.has(`${first.text}${last.text}`);
  return isPhrase ? [withoutAfter(tokens[end - 3], last)] : [];
}

/** What follows a token, up to the end of another, is left out, and the space between them. */
function withoutAfter(before: Token | undefined, last: Token): ReplyEdit {
  return { start: before?.end ?? last.start, end: last.end, text: "" };
}

/** "1 session", "3 sessions". */
function unitEdits(
  tokens: readonly Token[],
  { numberEnd, end, isAttributive, low, unit }: Amount,
  figure: string,
): readonly ReplyEdit[] {
  if (isAttributive) return [];
  for (let place = end - 1; place >= numberEnd; place -= 1) {
    const token = tokens[place];
    if (token === undefined) continue;
    const isPlural = token.text.endsWith("s");
    const single = isPlural ? token.text.slice(0, -1) : token.text;
    if (!PLURALS.has(single)) continue;
    if (figure === "1" && isPlural) return [{ start: token.end - 1, end: token.end, text: "" }];
    // "An 11 day streak" stays as it is written.
    const wasOne = low === unit.factor;
    if (figure !== "1" && !isPlural && wasOne)
      return [{ start: token.end, end: token.end, text: "s" }];
    return [];
  }
  return [];
}

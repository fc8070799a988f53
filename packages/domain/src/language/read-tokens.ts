import type { FoldedText } from "./fold-text.ts";
import { CHINESE_DIGITS, CHINESE_POWERS, FRACTIONS } from "./number-words.data.ts";
import { numeralValue } from "./numeral-value.ts";

/** A token before it is known to which sentence it belongs, and how it is spelt right. */
export type BareToken = {
  readonly kind: "word" | "number" | "han" | "mark";
  readonly text: string;
  readonly value: number | undefined;
  readonly start: number;
  readonly end: number;
};

/**
 * Dates and times of day in one piece; numbers with separators of thousands, a decimal comma or a point; abbreviations
 * with points; Chinese characters; words, also with apostrophes, and with signs and digits that stand for letters; marks.
 */
const TOKEN =
  /(\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}(?::\d{2})?(?!\d))|(\d{1,3}(?:[,\u202f]\d{3})+(?![\d,])(?:\.\d+)?|(?<![\d,])\d{1,3},\d{1,2}(?![\d,])|\d+(?:\.\d+)?)|((?<![\p{L}\d])(?:[a-z]\.){2,}(?!\p{L}))|(\p{Script=Han})|((?:[@$](?=[a-z])|[^\P{L}\p{Script=Han}])(?:[^\P{L}\p{Script=Han}]|\d|['\u2018\u2019\u02bc`\u00b4\u2032](?=\p{L})|[@$!|*]{1,3}(?=[a-z\d]))*)|\S/gu;
/** The groups of it; named ones would cost an object a token. */
const [DATE, NUMBER, POINTS, HAN, WORD] = [1, 2, 3, 4, 5] as const;
const THOUSANDS = /[,\u202f](?=\d{3}(?!\d))/g;
const APOSTROPHES = /['\u2018\u2019\u02bc`\u00b4\u2032]/g;
/** The longest word that is compared; what is longer is cut. */
const MAX_WORD = 40;
const MAX_NUMERALS = 8;
const TABLE_ROW = /^ *\|.*$/gm;
/** Stands for the bars in the rows of a table. */
const CELL_BAR = "\u2502";
/** What makes of 千 the beginning of a unit: 千卡, 千克, 千焦. */
const THOUSAND_UNITS = new Set(["卡", "克", "焦"]);

/** The tokens of a folded text, in linear time. */
export function readTokens({ text, places }: FoldedText): BareToken[] {
  const tokens: BareToken[] = [];
  const add = (kind: BareToken["kind"], piece: string, at: number, length: number): void => {
    const start = places[at] ?? 0;
    const value = kind === "number" ? numberValue(piece) : undefined;
    // What is folded to several tokens ends where its source ends.
    const end = Math.max(places[at + length] ?? start, start + 1);
    tokens.push({ kind, text: piece, value, start, end });
  };
  for (const match of withCells(text).matchAll(TOKEN)) {
    const { 0: piece, index } = match;
    const length = piece.length;
    if (match[DATE] !== undefined) add("number", piece, index, length);
    else if (match[NUMBER] !== undefined) add("number", plainNumber(piece), index, length);
    else if (match[POINTS] !== undefined) add("word", piece.replaceAll(".", ""), index, length);
    else if (match[HAN] !== undefined) add("han", piece, index, length);
    else if (match[WORD] !== undefined)
      add("word", piece.replace(APOSTROPHES, "").slice(0, MAX_WORD), index, length);
    else if (Object.hasOwn(FRACTIONS, piece)) add("number", piece, index, length);
    else if (piece === CELL_BAR) add("mark", "|", index, length);
    else add("mark", piece, index, length);
  }
  return withNumerals(tokens);
}

/** The bars of a table's rows stand between cells; elsewhere one can stand for a letter. */
function withCells(text: string): string {
  if (!text.includes("|")) return text;
  return text.replace(TABLE_ROW, (row) => row.replaceAll("|", CELL_BAR));
}

function plainNumber(piece: string): string {
  return piece.replace(THOUSANDS, "").replace(",", ".");
}

/** The value of a number; none of a date or a time of day. */
function numberValue(text: string): number | undefined {
  const value = Object.hasOwn(FRACTIONS, text) ? FRACTIONS[text] : Number(text);
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}

/** Chinese numerals that stand side by side become one token. */
function withNumerals(tokens: readonly BareToken[]): BareToken[] {
  const joined: BareToken[] = [];
  for (let index = 0; index < tokens.length; ) {
    const first = tokens[index] as BareToken;
    const length = numeralRun(tokens, index);
    if (length === 0) {
      joined.push(first);
      index += 1;
      continue;
    }
    const run = tokens.slice(index, index + length);
    const text = run.map((token) => token.text).join("");
    const end = run.at(-1)?.end ?? first.end;
    joined.push({ kind: "number", text, value: numeralValue(text), start: first.start, end });
    index += length;
  }
  return joined;
}

function numeralRun(tokens: readonly BareToken[], from: number): number {
  let length = 0;
  while (length < MAX_NUMERALS) {
    const token = tokens[from + length];
    if (token === undefined || token.kind !== "han" || !isNumeral(token.text)) break;
    if (length > 0 && tokens[from + length - 1]?.end !== token.start) break;
    const next = tokens[from + length + 1]?.text ?? "";
    if (token.text === "千" && THOUSAND_UNITS.has(next)) break;
    length += 1;
  }
  return length;
}

/** Whether a character is a Chinese numeral, in simplified characters. */
export function isNumeral(character: string): boolean {
  return Object.hasOwn(CHINESE_DIGITS, character) || Object.hasOwn(CHINESE_POWERS, character);
}

import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import { readNumber } from "../../language/read-number.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { untellingWords } from "../question/earlier-question.ts";
import { UNITS_OF_FOLLOW_UPS } from "./follow-up-cues.data.ts";
import { asks, asksOnceMore } from "./once-more.ts";

/** A number with its sign, and the unit behind it. */
type Figure = {
  readonly start: number;
  readonly end: number;
  readonly unit: string;
  /** Where its unit ends; where it ends itself without one. */
  readonly unitEnd: number;
  /** The words that it is made of: from `from` up to `to`. */
  readonly from: number;
  readonly to: number;
};

const DIGITS = /^\d+(?:\.\d+)?$/;
const MINUS = /[-−–]$/u;
/** A minus is no hyphen or range: nothing stands right before it. */
const MINUS_ALONE = /(?:^|[^\p{L}\p{N}])[-−–]$/u;
const BELOW_ZERO: ReadonlySet<string> = new Set(["minus", "negative", "零下", "负"]);

let units: PhraseFinder<true> | undefined;

/**
 * The question before, with the number of a message that gives nothing but that: "what about 65?" behind "a walk with a
 * sugar of 120?" asks for a walk with a sugar of 65. Undefined where it tells more, or which number is meant is open.
 */
export function withNumberPutIn(question: ReadText, earlier: ReadText): ReadText | undefined {
  const [figure, ...others] = figuresIn(question);
  if (figure === undefined || others.length > 0) return undefined;
  if (!asksOnceMore(question) || tellsMore(question, figure) || !asks(earlier)) return undefined;
  const before = figuresIn(earlier);
  const same = before.filter(({ unit }) => figure.unit !== "" && unit === figure.unit);
  const [replaced, ...more] = same.length > 0 ? same : before;
  if (replaced === undefined || more.length > 0) return undefined;
  const hasUnit = figure.unit !== "";
  const told = question.source.slice(figure.start, hasUnit ? figure.unitEnd : figure.end);
  const { source } = earlier;
  const rest = source.slice(hasUnit ? replaced.unitEnd : replaced.end);
  return read(`${source.slice(0, replaced.start)}${told}${rest}`);
}

function figuresIn(text: ReadText): readonly Figure[] {
  const { words } = text;
  units ??= createPhraseFinder(phrasesWith(UNITS_OF_FOLLOW_UPS, true as const), {
    within: "sentence",
  });
  const found = units.findAll(words).hits;
  const figures: Figure[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const number = isZeroOfBelow(words, at) ? undefined : readNumber(words, at);
    if (number === undefined) continue;
    const unit = found.findLast(({ start }) => start === number.end);
    if (isFigure(words[at], unit !== undefined || wordsBelowZero(words, at) > 0))
      figures.push(figureOf(text, at, number.end, unit));
    at = number.end - 1;
  }
  return figures;
}

/** The 零 of 零下. */
function isZeroOfBelow(words: readonly Token[], at: number): boolean {
  return BELOW_ZERO.has(textOf(words, at, at + 2));
}

/** Words for numbers are figures by their unit, and numerals of several characters: 一 counts nothing in 一样. */
function isFigure(word: Token | undefined, isMeasured: boolean): boolean {
  const { text = "", kind } = word ?? {};
  return isMeasured || DIGITS.test(text) || (kind === "number" && text.length > 1);
}

function figureOf(
  { source, words }: ReadText,
  at: number,
  end: number,
  unit: { readonly start: number; readonly end: number } | undefined,
): Figure {
  const before = wordsBelowZero(words, at);
  const numberEnd = words[end - 1]?.end ?? 0;
  return {
    start: signOf(source, words[at - before]?.start ?? 0),
    end: numberEnd,
    unit: unit === undefined ? "" : textOf(words, unit.start, unit.end),
    unitEnd: (unit && words[unit.end - 1]?.end) ?? numberEnd,
    from: at - before,
    to: unit?.end ?? end,
  };
}

/** How many words before a number say that it is below zero. */
function wordsBelowZero(words: readonly Token[], at: number): number {
  if (BELOW_ZERO.has(textOf(words, at - 1, at))) return 1;
  return BELOW_ZERO.has(textOf(words, at - 2, at)) ? 2 : 0;
}

function signOf(source: string, start: number): number {
  const head = source.slice(0, start);
  return MINUS.test(head) && MINUS_ALONE.test(head) ? start - 1 : start;
}

function textOf(words: readonly Token[], from: number, to: number): string {
  return words
    .slice(Math.max(0, from), Math.max(0, to))
    .map(({ singular }) => singular)
    .join("");
}

function tellsMore(question: ReadText, { from, to }: Figure): boolean {
  const untelling = untellingWords(question);
  return question.words.some((_, at) => (at < from || at >= to) && !untelling.has(at));
}

import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { untellingWords } from "../earlier-question.ts";
import { ASKING_BEFORE, ASKS_ONCE_MORE, UNITS_OF_FOLLOW_UPS } from "./follow-up-cues.data.ts";

type Cue = "unit" | "once_more" | "asking";

/** A number in digits with its sign, and the unit behind it. */
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
const QUESTION_END = /[?？呢]\s*$/u;

let finder: PhraseFinder<Cue> | undefined;

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

function cuesIn(words: readonly Token[]) {
  finder ??= createPhraseFinder<Cue>(
    phrasesByMeaning<Cue>({
      unit: UNITS_OF_FOLLOW_UPS,
      once_more: ASKS_ONCE_MORE,
      asking: ASKING_BEFORE,
    }),
    { within: "sentence" },
  );
  return finder.findAll(words).hits;
}

function figuresIn({ source, words }: ReadText): readonly Figure[] {
  const units = cuesIn(words).filter(({ meaning }) => meaning === "unit");
  return words.flatMap((word, at) => {
    if (!DIGITS.test(word.text)) return [];
    const before = wordsBelowZero(words, at);
    const unit = units.findLast(({ start }) => start === at + 1);
    const last = unit && words[unit.end - 1];
    return [
      {
        start: signOf(source, words[at - before]?.start ?? word.start),
        end: word.end,
        unit: unit === undefined ? "" : textOf(words, unit.start, unit.end),
        unitEnd: last?.end ?? word.end,
        from: at - before,
        to: unit?.end ?? at + 1,
      },
    ];
  });
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
    .slice(Math.max(0, from), to)
    .map(({ singular }) => singular)
    .join("");
}

function asksOnceMore({ source, words }: ReadText): boolean {
  const isOpened = cuesIn(words).some(
    ({ meaning, start }) => meaning === "once_more" && start === 0,
  );
  return isOpened || QUESTION_END.test(source);
}

function tellsMore(question: ReadText, { from, to }: Figure): boolean {
  const untelling = untellingWords(question);
  return question.words.some((_, at) => (at < from || at >= to) && !untelling.has(at));
}

function asks({ source, words }: ReadText): boolean {
  return QUESTION_END.test(source) || cuesIn(words).some(({ meaning }) => meaning === "asking");
}

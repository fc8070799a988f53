import { finished, type Steps } from "../shared/steps.ts";
import { CLAUSE_MARKS, QUOTATION_MARKS } from "./characters.data.ts";
import { foldText } from "./fold-text.ts";
import { LastReadings } from "./last-readings.ts";
import { mendSpelling, type WordForms } from "./mend-spelling.ts";
import { numberWordValue } from "./read-number.ts";
import type { ReadText, Sentence, Token } from "./read-text.ts";
import { type BareToken, readTokens } from "./read-tokens.ts";
import { closingEnd, endsSentence } from "./sentence-ends.ts";
import { visibleText } from "./visible-text.ts";

/** A longer stretch between quotation marks is no quotation: one of the marks was forgotten. */
const MOST_QUOTED_TOKENS = 60;
/** So many tokens are read in one piece: some milliseconds of work (design value). */
const TOKENS_AT_A_STRETCH = 4_000;
const clauseMarks = new Set(CLAUSE_MARKS);
const openingByClosing = new Map(QUOTATION_MARKS.map(([opening, closing]) => [closing, opening]));
const openings = new Set(openingByClosing.values());
const APOSTROPHES = new Set(["'", "’"]);
/** Of a script that puts spaces between words. */
const LETTER = /[^\P{L}\p{Script=Han}]/u;
const lastReadings = new LastReadings();

/**
 * Reads a text in English, Chinese or both, once for everything that wants to know what it says: its sentences, clauses and
 * tokens, comparable whatever the script, the spelling and the typing. In time linear in its length; any string is
 * accepted, broken Unicode included. Of the texts read last the reading is the same again.
 */
export function read(source: string): ReadText {
  return finished(readInSteps(source));
}

/** Reads the same, piece by piece. */
export function* readInSteps(source: string): Steps<ReadText> {
  const known = lastReadings.get(source);
  if (known !== undefined) return known;
  const reading = yield* readAnew(source);
  lastReadings.keep(reading);
  return reading;
}

function* readAnew(source: string): Steps<ReadText> {
  const folded = foldText(visibleText(source));
  if (source.length > TOKENS_AT_A_STRETCH) yield source.length;
  const bare = readTokens(folded);
  if (bare.length > TOKENS_AT_A_STRETCH) yield source.length;
  const quoted = quotedPlaces(source, bare);
  const tokens: Token[] = [];
  const sentences: Sentence[] = [];
  let clause = 0;
  let from = 0;
  let next = TOKENS_AT_A_STRETCH;
  for (let place = 0; place < bare.length; ) {
    if (place >= next) {
      next = place + TOKENS_AT_A_STRETCH;
      yield (bare[place]?.start ?? 0) - (bare[place - TOKENS_AT_A_STRETCH]?.start ?? 0);
    }
    const first = bare[place] as BareToken;
    const at = { sentence: sentences.length, clause, quoted: quoted.has(place) };
    let end = place + 1;
    if (first.kind === "word" || first.text.length === 1) {
      const mended = mendSpelling(bare, place);
      end = mended.end;
      const until = bare[end - 1]?.end ?? first.end;
      for (const forms of mended.words) tokens.push(tokenOf(first, forms, until, at));
    } else tokens.push(tokenOf(first, undefined, first.end, at));
    const isEnd = endsSentence(source, bare, end - 1) || endsLine(source, bare, end - 1);
    if (isEnd) {
      for (const closing = closingEnd(bare, end); end < closing; end += 1)
        tokens.push(markOf(bare[end] as BareToken, sentences.length, clause));
      sentences.push(sentenceOf(tokens, from));
      from = tokens.length;
      clause += 1;
    } else if (endsClause(source, first)) clause += 1;
    place = end;
  }
  if (from < tokens.length) sentences.push(sentenceOf(tokens, from));
  const words = tokens.filter(({ kind }) => kind !== "mark");
  return { source, tokens, words, sentences };
}

type Place = Pick<Token, "sentence" | "clause" | "quoted">;

function markOf(mark: BareToken, sentence: number, clause: number): Token {
  return tokenOf(mark, undefined, mark.end, { sentence, clause, quoted: false });
}

function tokenOf(
  { kind, text, value, start }: BareToken,
  forms: WordForms | undefined,
  end: number,
  { sentence, clause, quoted }: Place,
): Token {
  return {
    kind,
    text: forms?.text ?? text,
    singular: forms?.singular ?? text,
    stem: forms?.stem ?? text,
    value: value ?? (forms && numberWordValue(forms.text)),
    start,
    end,
    sentence,
    clause,
    quoted,
  };
}

function sentenceOf(tokens: readonly Token[], from: number): Sentence {
  const start = tokens[from]?.start ?? 0;
  return { start, end: tokens.at(-1)?.end ?? start, from, to: tokens.length };
}

function endsLine(source: string, tokens: readonly BareToken[], place: number): boolean {
  const next = tokens[place + 1];
  return (
    next !== undefined && /[\n\r\u2028\u2029]/.test(source.slice(tokens[place]?.end, next.start))
  );
}

/** At commas, colons, brackets and dashes; a hyphen counts where a space follows. */
function endsClause(source: string, { kind, text, end }: BareToken): boolean {
  if (kind !== "mark") return false;
  return clauseMarks.has(text) || (text === "-" && /\s/.test(source.charAt(end)));
}

/** The places of tokens between quotation marks. */
function quotedPlaces(source: string, tokens: readonly BareToken[]): ReadonlySet<number> {
  const places = new Set<number>();
  let opened: { readonly mark: string; readonly place: number } | undefined;
  for (const [place, token] of tokens.entries()) {
    if (token.kind !== "mark") continue;
    if (opened !== undefined && place - opened.place > MOST_QUOTED_TOKENS) opened = undefined;
    if (opened !== undefined && closesQuotation(source, token, opened.mark)) {
      for (let inside = opened.place + 1; inside < place; inside += 1) places.add(inside);
      opened = undefined;
    } else if (opened === undefined && opensQuotation(source, token)) {
      opened = { mark: token.text, place };
    }
  }
  return places;
}

/** The marks that close as they open stand before a word, and behind none. */
function opensQuotation(source: string, { text, start, end }: BareToken): boolean {
  if (!openings.has(text)) return false;
  if (openingByClosing.get(text) !== text) return true;
  return /\S/.test(source.charAt(end)) && !LETTER.test(source.charAt(start - 1));
}

/** What could be an apostrophe closes before no letter. */
function closesQuotation(source: string, { text, end }: BareToken, mark: string): boolean {
  if (openingByClosing.get(text) !== mark) return false;
  return !APOSTROPHES.has(text) || !LETTER.test(source.charAt(end));
}

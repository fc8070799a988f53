import type { BareToken } from "./read-tokens.ts";

const FULL_STOPS = new Set([..."。！？；;!?"]);
const STOPS = new Set([".", "…"]);
const CLOSING = new Set([...`"'”’」』)）]】*_`]);
/** After these a point ends no sentence, whatever follows. */
const ABBREVIATIONS = new Set(
  "eg ie approx vs ca no nr dr mr mrs ms st prof etc fig al ft".split(" "),
);
const TIMES_OF_DAY = new Set(["am", "pm"]);
/** Written with a capital letter wherever they stand: after a time of day they tell nothing. */
const ALWAYS_CAPITAL = new Set(
  (
    "i im ive id ill monday tuesday wednesday thursday friday saturday sunday january february march april may " +
    "june july august september october november december"
  ).split(" "),
);
const ENDS_WITH_POINT = /\.$/;
const LOWER_CASE = /\p{Ll}/u;
const LIST_MARK_DIGITS = 2;

/**
 * Whether a sentence ends with a token: at a full stop, and at a point that neither stands in a number nor belongs to an
 * abbreviation ("7 a.m. on Monday", "the U.S. team", "e.g. swimming") nor to the number of a list item ("1. Squats").
 */
export function endsSentence(source: string, tokens: readonly BareToken[], place: number): boolean {
  const token = tokens[place];
  if (token === undefined) return false;
  if (token.kind !== "mark") return endsWithPoint(source, tokens, place);
  if (FULL_STOPS.has(token.text)) return true;
  if (!STOPS.has(token.text) || !isFollowedBySpace(source, tokens, place)) return false;
  const before = tokens[place - 1];
  if (token.text !== "." || before === undefined || before.end !== token.start) return true;
  if (ABBREVIATIONS.has(before.text)) return place === tokens.length - 1;
  return !isListMark(source, tokens, place - 1);
}

/** "We met at 7 p.m. Then we ran": the abbreviation's last point ends the sentence too. */
function endsWithPoint(source: string, tokens: readonly BareToken[], place: number): boolean {
  const token = tokens[place] as BareToken;
  if (token.kind !== "word" || !ENDS_WITH_POINT.test(source.slice(token.start, token.end)))
    return false;
  if (ABBREVIATIONS.has(token.text)) return false;
  const next = tokens[place + 1];
  if (next === undefined) return true;
  const isCapital = !LOWER_CASE.test(source.charAt(next.start)) && !ALWAYS_CAPITAL.has(next.text);
  return TIMES_OF_DAY.has(token.text) && isCapital;
}

/** Whether white space or the end of the text follows, brackets and quotation marks aside. */
function isFollowedBySpace(source: string, tokens: readonly BareToken[], place: number): boolean {
  const end = tokens[closingEnd(tokens, place + 1) - 1]?.end ?? source.length;
  const next = source.charAt(end);
  return next === "" || /\s/.test(next);
}

/** The place after the closing marks that stand at a place, without white space between. */
export function closingEnd(tokens: readonly BareToken[], from: number): number {
  let place = from;
  while (isClosing(tokens, place)) place += 1;
  return place;
}

function isClosing(tokens: readonly BareToken[], place: number): boolean {
  const token = tokens[place];
  if (token?.kind !== "mark" || token.start > (tokens[place - 1]?.end ?? 0)) return false;
  return CLOSING.has(token.text) || FULL_STOPS.has(token.text) || STOPS.has(token.text);
}

/** "1. Squats" at the beginning of a line. */
function isListMark(source: string, tokens: readonly BareToken[], place: number): boolean {
  const token = tokens[place] as BareToken;
  if (token.kind !== "number" || token.text.length > LIST_MARK_DIGITS) return false;
  const before = tokens[place - 1];
  return before === undefined || source.slice(before.end, token.start).includes("\n");
}

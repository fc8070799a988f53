import { TRADITIONAL_HEALTH_CHARACTERS } from "../../safety/policy/traditional-health-characters.data.ts";
import { characterPairs } from "../../shared/character-pairs.ts";
import { TRADITIONAL_CHARACTERS } from "../../sport/met/traditional-characters.data.ts";
import { TRADITIONAL_RECORD_CHARACTERS } from "./traditional-record-characters.data.ts";

/** A word, number, Chinese character or mark of a reply; `start` and `end` are places in the reply as it was written. */
export type ReplyToken = { readonly text: string; readonly start: number; readonly end: number };

/** Dates and times of day in one piece, numbers with thousands separators or a decimal comma, Chinese characters, words, single marks. */
const TOKEN =
  /\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}|\p{Nd}{1,2}:\p{Nd}{2}(?!\p{Nd})|\p{Nd}{1,3}(?:[, \u00a0\u2009\u202f]\p{Nd}{3})+(?!\p{Nd})(?:\.\p{Nd}+)?|\p{Nd}{1,3},\p{Nd}{1,2}(?!\p{Nd})|\p{Nd}+(?:[.．]\p{Nd}+)?|\p{Script=Han}|[^\P{L}\p{Script=Han}]+(?:['\u2019][^\P{L}\p{Script=Han}]+)*|[^\s*_`\p{Cf}\p{M}]/gu;
const APOSTROPHES = /['\u2019]/g;
const DECIMAL_COMMA = /^(\p{Nd}{1,3}),(\p{Nd}{1,2})$/u;
const SPACES = /\s/gu;

const simplified = characterPairs(
  TRADITIONAL_HEALTH_CHARACTERS,
  TRADITIONAL_CHARACTERS,
  TRADITIONAL_RECORD_CHARACTERS,
);

/**
 * The tokens of `text` from `start` to `end`, comparable: lower case, full-width forms resolved, apostrophes dropped,
 * traditional characters simplified. Marks of emphasis are left out. In linear time.
 */
export function replyTokens(text: string, start = 0, end = text.length): readonly ReplyToken[] {
  return Array.from(text.slice(start, end).matchAll(TOKEN), (match) => ({
    text: comparable(match[0]),
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}

/** The words of a known phrase, as they are found in a reply. */
export function phraseTokens(phrase: string): readonly string[] {
  return replyTokens(phrase).map(({ text }) => text);
}

function comparable(token: string): string {
  const plain = token
    .normalize("NFKC")
    .toLowerCase()
    .replace(APOSTROPHES, "")
    .replace(DECIMAL_COMMA, "$1.$2")
    .replace(SPACES, "");
  return simplified.get(plain) ?? plain;
}

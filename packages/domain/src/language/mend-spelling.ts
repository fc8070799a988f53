import { characterPairs } from "./character-pairs.ts";
import { LEET_LETTERS } from "./characters.data.ts";
import {
  COUNTED_TIMES,
  COUNTING_WORDS,
  OWNING_WORDS,
  UNITS_BEHIND_NUMBERS,
} from "./misspellings.data.ts";
import type { BareToken } from "./read-tokens.ts";
import { correctSpelling } from "./spelling.ts";
import { singularOf, stemOf } from "./stem.ts";
import { isKnownWord, isListedWord } from "./vocabulary.ts";

/** A word as it is compared. */
export type WordForms = { readonly text: string; readonly singular: string; readonly stem: string };

/** The words that are read for the tokens from a place up to `end`. */
export type Mended = { readonly words: readonly WordForms[]; readonly end: number };

/** So many letters one by one are a word that was spelt out. */
const LEAST_SPELT_OUT = 4;
const MOST_SPELT_OUT = 48;
const LONGEST_SEGMENT = 14;
const TIME_UNIT = /^[hms]$/;
const LETTER = /^[a-z\d]$/;
const SEPARATORS = new Set(["-", "_", ".", "*", "·", "/"]);
/** "Hurtin", "runnin". */
const DROPPED_G = /^[a-z]{3,}in$/;
/** A Chinese character is never misspelt, and has one form. */
const HAN = /^[\u4e00-\u9fff]$/;
const SIGNS = /[@$!|*]+/;
const MOST_CACHED = 20_000;
/** Said of oneself it is something else. */
const KILOMETERS = "kms";

const leet = characterPairs(LEET_LETTERS);
const mendedWords = new Map<string, readonly WordForms[]>();

/** The words at a place, their spelling mended: several where one stands for several, or is one letter of many. */
export function mendSpelling(tokens: readonly BareToken[], place: number): Mended {
  const { text } = tokens[place] as BareToken;
  if (isUnit(tokens, place)) return { words: [formsOf(text)], end: place + 1 };
  const spelt = LETTER.test(text) ? speltOut(tokens, place) : undefined;
  return spelt ?? { words: mendedWord(text), end: place + 1 };
}

function isUnit(tokens: readonly BareToken[], place: number): boolean {
  const text = tokens[place]?.text ?? "";
  if (!UNITS_BEHIND_NUMBERS.includes(text)) return false;
  const before = tokens[place - 1];
  if (before?.kind === "number") return true;
  if (text !== KILOMETERS) return false;
  if (before !== undefined && COUNTING_WORDS.includes(before.text)) return true;
  const isOwned = before === undefined || OWNING_WORDS.includes(before.text);
  return isOwned && COUNTED_TIMES.includes(tokens[place + 1]?.text ?? "");
}

/** "K i l l", "s-u-i-c-i-d-e": letters one by one, read as known words where that is possible, longest first. */
function speltOut(tokens: readonly BareToken[], place: number): Mended | undefined {
  let letters = "";
  let end = place;
  for (let at = place; at < tokens.length && letters.length < MOST_SPELT_OUT; ) {
    const token = tokens[at];
    if (token === undefined || !LETTER.test(token.text) || hasOwnUnit(tokens, at)) break;
    letters += token.text;
    at += 1;
    end = at;
    if (SEPARATORS.has(tokens[at]?.text ?? "")) at += 1;
  }
  if (letters.length < LEAST_SPELT_OUT || /^\d+$/.test(letters)) return undefined;
  return { words: segmentsOf(letters).map(formsOf), end };
}

/** "1h 2m": a letter for hours or minutes that stands close behind a digit is its unit where another number follows. */
function hasOwnUnit(tokens: readonly BareToken[], place: number): boolean {
  const [token, next, after] = tokens.slice(place, place + 3);
  if (token?.kind !== "number" || next?.start !== token.end) return false;
  return TIME_UNIT.test(next.text) && (after === undefined || after.kind !== "word");
}

function segmentsOf(letters: string): string[] {
  const words: string[] = [];
  let at = 0;
  while (at < letters.length) {
    let length = Math.min(LONGEST_SEGMENT, letters.length - at);
    while (length > 1 && !isListedWord(letters.slice(at, at + length))) length -= 1;
    words.push(letters.slice(at, at + length));
    at += length;
  }
  return words;
}

/** The words that a written one stands for. */
function mendedWord(word: string): readonly WordForms[] {
  const known = mendedWords.get(word);
  if (known !== undefined) return known;
  const words = HAN.test(word) ? [{ text: word, singular: word, stem: word }] : mendedForms(word);
  if (mendedWords.size < MOST_CACHED) mendedWords.set(word, words);
  return words;
}

function mendedForms(word: string): readonly WordForms[] {
  const mended = undisguised(word)
    .split(SIGNS)
    .filter((part) => part !== "")
    .flatMap((part) => correctSpelling(part, isKnownWord).split(" "));
  return (mended.length === 0 ? [word] : mended).map(formsOf);
}

function formsOf(text: string): WordForms {
  return { text, singular: singularOf(text), stem: stemOf(text) };
}

/** The known word behind stretched letters, signs for letters or a starred letter, else the word as it is. */
function undisguised(word: string): string {
  if (isKnownWord(word)) return word;
  const squeezed = word.replace(/(.)\1{2,}/gu, "$1$1");
  return disguises(word, squeezed).find(isKnownWord) ?? squeezed;
}

function disguises(word: string, squeezed: string): readonly string[] {
  const candidates: string[] = [];
  if (squeezed !== word) {
    candidates.push(squeezed, word.replace(/(.)\1+/gu, "$1"), word.replace(/(.)\1{2,}/gu, "$1"));
  }
  if (/[\d@$!|]/.test(word) && /[a-z]/.test(word)) {
    const plain = Array.from(squeezed, (character) => leet.get(character) ?? character).join("");
    candidates.push(plain, plain.replaceAll("i", "l"));
  }
  if (DROPPED_G.test(word)) candidates.push(`${word}g`);
  const star = word.indexOf("*");
  if (star > 0 && star === word.lastIndexOf("*") && star < word.length - 1) {
    for (const vowel of "aeiou") candidates.push(word.replace("*", vowel));
  }
  return candidates;
}

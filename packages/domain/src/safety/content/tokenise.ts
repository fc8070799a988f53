import { characterPairs } from "../../shared/character-pairs.ts";
import { CHINESE_DIGITS, ENGLISH_NUMBERS, LEET_LETTERS } from "./characters.data.ts";

/** One unit of text: a word, a number or one Chinese character. */
export type Token = {
  readonly text: string;
  /** The value, for numbers. */
  readonly value: number | undefined;
  readonly sentence: number;
  readonly clause: number;
  /** Whether the token stands between quotation marks. */
  readonly quoted: boolean;
};

/** What the tokeniser asks about words; known words decide how disguised ones are read. */
export type Vocabulary = {
  readonly has: (word: string) => boolean;
  /** The right spelling of a word, which may be several words; the word itself when it needs none. */
  readonly correct: (word: string) => string;
};

const PIECE =
  /(\d+(?:[.,]\d+)*)|(\p{Script=Han})|((?:[a-z@$!|*0-9]|[^\P{L}\p{Script=Han}])+)|([^\s])|(\s+)/gu;
const DIGITS_ONLY = /^\d/;
const NUMBER_THEN_UNIT = /^(\d+)([a-z]{1,8})$/;
const SENTENCE_ENDS = new Set([..."!?。！？;；…\n"]);
const CLAUSE_ENDS = new Set([...",，、:：()（）—–[]【】{}"]);
const QUOTES = new Set([...'"“”「」『』《》«»']);
const MAX_QUOTE_TOKENS = 60;
const MAX_WORD = 40;
const MAX_SPELLED_OUT = 48;

const leet = characterPairs(LEET_LETTERS);
const chineseDigits = characterPairs(CHINESE_DIGITS);
const CHINESE_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10000 };

type Piece = {
  readonly text: string;
  readonly value: number | undefined;
  readonly sentence: number;
  readonly clause: number;
  readonly quote: number;
};

/** Splits a normalised text into tokens with their sentence and clause; linear in its length. */
export function tokenise(text: string, vocabulary: Vocabulary): Token[] {
  const pieces = join(readPieces(text, vocabulary), vocabulary);
  const quoted = quotedRanges(pieces);
  return pieces.map((piece, index) => ({
    text: piece.text,
    value: piece.value,
    sentence: piece.sentence,
    clause: piece.clause,
    quoted: quoted[index] ?? false,
  }));
}

function readPieces(text: string, vocabulary: Vocabulary): Piece[] {
  const pieces: Piece[] = [];
  let sentence = 0;
  let clause = 0;
  let quote = 0;
  const add = (word: string, value: number | undefined): void => {
    pieces.push({ text: word, value, sentence, clause, quote });
  };
  for (const match of text.matchAll(PIECE)) {
    const [piece, , han, word] = match;
    const at = match.index;
    if (han !== undefined) {
      add(han, undefined);
    } else if (word !== undefined || DIGITS_ONLY.test(piece)) {
      let run = piece;
      if (word === undefined) {
        const value = Number(piece.replace(/,(?=\d{3}(?!\d))/g, "").replace(/,/g, "."));
        add(piece, Number.isFinite(value) ? value : 0);
        continue;
      }
      if (run.length > MAX_WORD) run = run.slice(0, MAX_WORD);
      const ends = /[!|]{1,3}$/.exec(run.slice(-3));
      const plain = ends === null ? run : run.slice(0, run.length - ends[0].length);
      readWord(plain, vocabulary, add);
      if (ends?.[0].includes("!") === true) {
        sentence += 1;
        clause += 1;
      }
    } else if (piece.trim() !== "" || piece.includes("\n")) {
      const next = text.charAt(at + 1);
      const endsSentence =
        SENTENCE_ENDS.has(piece) ||
        piece.includes("\n") ||
        (piece === "." && (next === "" || /\s|"|”/.test(next)));
      if (endsSentence) {
        sentence += 1;
        clause += 1;
      } else if (CLAUSE_ENDS.has(piece) || (piece === "-" && /\s/.test(next))) {
        clause += 1;
      } else if (QUOTES.has(piece)) {
        quote += 1;
      }
    }
  }
  return pieces;
}

function readWord(
  run: string,
  vocabulary: Vocabulary,
  add: (word: string, value: number | undefined) => void,
): void {
  if (run === "") return;
  const number = ENGLISH_NUMBERS[run];
  if (number !== undefined && Object.hasOwn(ENGLISH_NUMBERS, run)) {
    add(run, number);
    return;
  }
  const word = vocabulary.has(run) ? run : undisguised(run, vocabulary);
  const unit = NUMBER_THEN_UNIT.exec(word);
  if (unit?.[1] !== undefined && unit[2] !== undefined) {
    add(unit[1], Number(unit[1]));
    add(unit[2], undefined);
    return;
  }
  for (const part of word.split(/[@$!|*]+/)) {
    if (part === "") continue;
    const spelt = part.length === 1 ? part : vocabulary.correct(part);
    for (const one of spelt.split(" ")) add(one, undefined);
  }
}

/** The known word behind stretched letters, digits for letters or a starred letter, else the word as it is. */
function undisguised(run: string, vocabulary: Vocabulary): string {
  const candidates: string[] = [];
  const squeezed = run.replace(/(.)\1{2,}/gu, "$1$1");
  if (squeezed !== run)
    candidates.push(squeezed, run.replace(/(.)\1+/gu, "$1"), run.replace(/(.)\1{2,}/gu, "$1"));
  if (/[0-9@$!|]/.test(run) && /[a-z]/.test(run)) {
    let plain = "";
    for (const character of squeezed) plain += leet.get(character) ?? character;
    candidates.push(plain, plain.replaceAll("i", "l"));
  }
  const star = run.indexOf("*");
  if (star > 0 && run.indexOf("*", star + 1) < 0 && star < run.length - 1) {
    for (const vowel of "aeiou") candidates.push(run.replace("*", vowel));
  }
  for (const candidate of candidates) if (vocabulary.has(candidate)) return candidate;
  return squeezed;
}

/** Joins numerals, letters written one by one, and characters set apart by signs. */
function join(pieces: Piece[], vocabulary: Vocabulary): Piece[] {
  const joined: Piece[] = [];
  let index = 0;
  while (index < pieces.length) {
    const piece = pieces[index];
    if (piece === undefined) break;
    const numerals = numeralRun(pieces, index);
    if (numerals > 1) {
      const run = pieces.slice(index, index + numerals);
      const text = run.map((one) => one.text).join("");
      joined.push({ ...piece, text, value: chineseNumber(text) });
      index += numerals;
      continue;
    }
    if (numerals === 1 && piece.value === undefined) {
      joined.push({ ...piece, value: chineseNumber(piece.text) });
      index += 1;
      continue;
    }
    const letters = letterRun(pieces, index);
    if (letters >= 4) {
      const text = pieces
        .slice(index, index + letters)
        .map((one) => one.text)
        .join("");
      for (const word of segment(text, vocabulary)) joined.push({ ...piece, text: word });
      index += letters;
      continue;
    }
    const spelt = /^[a-z]$/.test(piece.text) ? vocabulary.correct(piece.text) : piece.text;
    joined.push(spelt === piece.text ? piece : { ...piece, text: spelt });
    index += 1;
  }
  return joined;
}

function numeralRun(pieces: readonly Piece[], from: number): number {
  let length = 0;
  for (let index = from; index < pieces.length && length < 8; index += 1) {
    const piece = pieces[index];
    if (piece === undefined || piece.clause !== pieces[from]?.clause) break;
    if (!chineseDigits.has(piece.text) && CHINESE_UNITS[piece.text] === undefined) break;
    length += 1;
  }
  return length;
}

function chineseNumber(text: string): number {
  let total = 0;
  let digit: number | undefined;
  for (const character of text) {
    const value = chineseDigits.get(character);
    const unit = CHINESE_UNITS[character];
    if (value !== undefined) digit = Number(value);
    else if (unit === 10000) {
      total = (total + (digit ?? 0) || 1) * unit;
      digit = undefined;
    } else if (unit !== undefined) {
      total += (digit ?? 1) * unit;
      digit = undefined;
    }
  }
  return total + (digit ?? 0);
}

function letterRun(pieces: readonly Piece[], from: number): number {
  let length = 0;
  for (let index = from; index < pieces.length && length < MAX_SPELLED_OUT; index += 1) {
    const piece = pieces[index];
    if (piece === undefined || !/^[a-z0-9]$/.test(piece.text)) break;
    length += 1;
  }
  return length;
}

/** Splits letters without spaces into known words where that is possible, longest first. */
function segment(letters: string, vocabulary: Vocabulary): string[] {
  const words: string[] = [];
  let at = 0;
  while (at < letters.length) {
    let length = Math.min(14, letters.length - at);
    while (length > 1 && !vocabulary.has(letters.slice(at, at + length))) length -= 1;
    words.push(letters.slice(at, at + length));
    at += length;
  }
  return words;
}

function quotedRanges(pieces: readonly Piece[]): boolean[] {
  const quoted = pieces.map(() => false);
  let start = 0;
  while (start < pieces.length) {
    const quote = pieces[start]?.quote ?? 0;
    let end = start;
    while (end < pieces.length && pieces[end]?.quote === quote) end += 1;
    if (quote % 2 === 1 && end - start <= MAX_QUOTE_TOKENS) quoted.fill(true, start, end);
    start = end;
  }
  return quoted;
}

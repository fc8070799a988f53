import { foldText } from "./fold-text.ts";
import { isNumeral, readTokens } from "./read-tokens.ts";
import { simplifiedCharacter } from "./simplified-character.ts";

/** A part of a phrase. */
export type PhrasePart =
  | { readonly kind: "word"; readonly text: string }
  /** The word as it stands, whatever words are compared by. */
  | { readonly kind: "exact"; readonly text: string }
  /** Any inflection of the word. */
  | { readonly kind: "inflected"; readonly text: string }
  /** Any word that begins so. */
  | { readonly kind: "beginning"; readonly text: string }
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  | { readonly kind: "any" }
  /** Up to so many tokens. */
  | { readonly kind: "gap"; readonly most: number }
  | { readonly kind: "choice"; readonly choices: readonly (readonly PhrasePart[])[] };

const HAS_WORD = /[\p{L}\p{N}]/u;
const NEEDS_READING = /[<>\\]|(?<![\p{L}\p{N}])[+*!]/u;
const PLAIN_WORD = /^[a-z]{1,40}$/;
const SHORT_GAP = 2;
const LONG_GAP = 5;
/** Escaped signs, ranges, bracket and choice signs, words of letters and digits with what follows them, single signs. */
const PIECE =
  /\\(?<literal>.)|<(?<least>\d+(?:\.\d+)?)-(?<most>\d+(?:\.\d+)?)>|(?<sign>[()|~#]|_+)|(?<word>[^\s\\<>()|~#_+*!]+)(?<ending>[+*!]?)|(?<other>\S)/gu;

/** Most phrases: words with at most an ending, which need no reading. */
const PLAIN = /^[a-z]+[+!]?(?: [a-z]+[+!]?)*$/;
const PLAIN_CHINESE = /^\p{Script=Han}+$/u;
const KINDS = { "+": "inflected", "*": "beginning", "!": "exact" } as const;

/**
 * Reads a phrase. Words are compared as they stand; `word+` stands for its inflections, `word*` for any word that begins
 * so, `word!` for itself alone, also where words are compared by number or inflection; `(a|b)` are alternatives, of which
 * one may be empty; `~` is any one token, `_` a gap of up to two and `__` of up to five; `#` is any number and `<5-17>` a
 * number in that range; `\` before a sign takes it as it stands.
 * @throws Error naming a phrase that cannot be read.
 */
export function readPhrase(phrase: string): readonly PhrasePart[] {
  if (PLAIN.test(phrase)) return phrase.split(" ").map(plainPart);
  if (PLAIN_CHINESE.test(phrase)) {
    const characters = Array.from(phrase, simplifiedCharacter);
    if (!characters.some(isNumeral)) return characters.map((text) => ({ kind: "word", text }));
  }
  const pieces = [...phrase.matchAll(PIECE)].map(({ groups }) => groups ?? {});
  const { parts, end } = readParts(phrase, pieces, 0, false);
  if (end < pieces.length) throw new Error(`The phrase "${phrase}" has a bracket too many.`);
  if (parts.length === 0) throw new Error(`The phrase "${phrase}" is empty.`);
  return parts;
}

function plainPart(word: string): PhrasePart {
  const kind = KINDS[word.at(-1) as keyof typeof KINDS];
  return kind === undefined ? { kind: "word", text: word } : { kind, text: word.slice(0, -1) };
}

/** @throws Error for a phrase that `readPhrase` could not read; of most phrases their signs alone tell that it can. */
export function checkPhrase(phrase: string): void {
  let isPlain = HAS_WORD.test(phrase) && !NEEDS_READING.test(phrase);
  let depth = 0;
  for (const sign of phrase) {
    if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    if (depth < 0 || (sign === "|" && depth === 0)) isPlain = false;
  }
  if (!isPlain || depth !== 0) readPhrase(phrase);
}

type Piece = Readonly<Record<string, string | undefined>>;

function readParts(
  phrase: string,
  pieces: readonly Piece[],
  from: number,
  isInside: boolean,
): { readonly parts: readonly PhrasePart[]; readonly end: number } {
  const parts: PhrasePart[] = [];
  let at = from;
  while (at < pieces.length) {
    const piece = pieces[at] as Piece;
    if (piece["sign"] === ")" || piece["sign"] === "|") {
      if (isInside) break;
      throw new Error(`The phrase "${phrase}" has "${piece["sign"]}" outside of brackets.`);
    }
    if (piece["sign"] === "(") {
      const choice = readChoice(phrase, pieces, at + 1);
      parts.push(choice.part);
      at = choice.end;
    } else {
      parts.push(...partsOf(phrase, piece));
      at += 1;
    }
  }
  return { parts, end: at };
}

function readChoice(
  phrase: string,
  pieces: readonly Piece[],
  from: number,
): { readonly part: PhrasePart; readonly end: number } {
  const choices: (readonly PhrasePart[])[] = [];
  for (let at = from; ; ) {
    const { parts, end } = readParts(phrase, pieces, at, true);
    choices.push(parts);
    const sign = pieces[end]?.["sign"];
    if (sign === undefined) throw new Error(`The phrase "${phrase}" has an open bracket.`);
    at = end + 1;
    if (sign === ")") return { part: { kind: "choice", choices }, end: at };
  }
}

function partsOf(phrase: string, piece: Piece): readonly PhrasePart[] {
  const { literal, least, most, sign, word, ending, other } = piece;
  if (literal !== undefined) return wordsOf(literal);
  if (least !== undefined && most !== undefined)
    return [{ kind: "number", least: Number(least), most: Number(most) }];
  if (sign === "~") return [{ kind: "any" }];
  if (sign === "#") return [{ kind: "number", least: 0, most: Number.POSITIVE_INFINITY }];
  if (sign !== undefined) return [{ kind: "gap", most: sign === "_" ? SHORT_GAP : LONG_GAP }];
  if (word === undefined) throw new Error(`The sign "${other}" of "${phrase}" needs a "\\".`);
  const words = wordsOf(word);
  if (ending === "") return words;
  const last = words.at(-1);
  if (last?.kind !== "word") throw new Error(`The "${ending}" of "${phrase}" follows no word.`);
  const kind = KINDS[ending as keyof typeof KINDS];
  return [...words.slice(0, -1), { kind, text: last.text }];
}

/** The words of a phrase are split and folded as those of texts are. */
function wordsOf(text: string): readonly PhrasePart[] {
  if (PLAIN_WORD.test(text)) return [{ kind: "word", text }];
  const tokens = readTokens(foldText({ text, places: undefined }));
  return tokens.map((token) => ({ kind: "word", text: token.text }));
}

import { createPhraseFinder, type PhraseFinder } from "../language/phrase-finder.ts";
import { phrasesWith } from "../language/phrases-with.ts";
import type { Token } from "../language/read-text.ts";
import { stemOf } from "../language/stem.ts";
import { COUNTED_UNITS, STOP_WORDS } from "./claim-words.data.ts";
import { isPeopleWord, knownPhrasesIn } from "./claim-words.ts";
import { DenialScope } from "./denial-scope.ts";

/** The telling words of a claim, by whether they are affirmed or denied. */
export type WordsByStand = {
  readonly affirmed: ReadonlySet<string>;
  readonly denied: ReadonlySet<string>;
};

const NUMBER = /^\d/;
const HAN = /^\p{Script=Han}/u;
/** "一天" and "一周" are times, and no amounts. */
const ONE = "一";
/** Stands for what a denial without a word of its own denies. */
const BARE_DENIAL = "not";
const SHORTEST_ADVERB = 6;

let stopWords: ReadonlySet<string> | undefined;
let countedUnits: PhraseFinder<true> | undefined;

/**
 * The telling words, by whether they are affirmed or denied: English by their stems, Chinese in pairs of neighbouring
 * characters where no known word is found, since words have no spaces. Numbers are never denied, and people only by a
 * denial of their own.
 */
export function wordsByStand(words: readonly Token[]): WordsByStand {
  const affirmed = new Set<string>();
  const denied = new Set<string>();
  const scope = new DenialScope();
  const add = (word: string): void => {
    const isDenied = isPeopleWord(word) ? scope.hasDenial : scope.isDenied;
    if (isDenied && !NUMBER.test(word)) {
      denied.add(word);
      scope.cover();
    } else affirmed.add(word);
  };
  const phrases = new Map(knownPhrasesIn(words).map((phrase) => [phrase.start, phrase]));
  const characters = charactersOf(words);
  let isPaired = false;
  for (let index = 0; index < words.length; ) {
    const phrase = phrases.get(index);
    const end = phrase?.end ?? index + 1;
    const isNextClause = index > 0 && words[index]?.clause !== words[index - 1]?.clause;
    if (isNextClause && scope.enterClause(words[index])) denied.add(BARE_DENIAL);
    if (scope.enter(words.slice(index, end), phrase?.values)) denied.add(BARE_DENIAL);
    if (phrase === undefined) {
      const isPair = !phrases.has(index + 1) && isPairAt(words, characters, index);
      const word = isPair
        ? `${words[index]?.text}${words[index + 1]?.text}`
        : unknownWord(words[index], characters[index] === 1);
      // The last character of a run stands in the pair before it.
      if (word !== undefined && (isPair || !isPaired)) add(word);
      isPaired = isPair;
    } else {
      isPaired = false;
      for (const role of phrase.values) if (role.kind === "word") role.words.forEach(add);
    }
    index = end;
  }
  if (scope.enterClause(undefined)) denied.add(BARE_DENIAL);
  return { affirmed, denied };
}

/** Which words are single Chinese characters, numerals that count nothing included. */
function charactersOf(words: readonly Token[]): Uint8Array {
  const isNumeral = ({ kind, text }: Token) =>
    kind === "number" && text.length === 1 && HAN.test(text);
  const counted = words.some(isNumeral) ? placesOfUnits(words) : new Set();
  return Uint8Array.from(words, (word, index) => {
    if (word.kind === "han") return 1;
    return isNumeral(word) && (word.text === ONE || !counted.has(index + 1)) ? 1 : 0;
  });
}

function placesOfUnits(words: readonly Token[]): ReadonlySet<number> {
  countedUnits ??= createPhraseFinder(phrasesWith(COUNTED_UNITS, true as const));
  return new Set(countedUnits.find(words).map(({ start }) => start));
}

function isPairAt(words: readonly Token[], characters: Uint8Array, index: number): boolean {
  if (characters[index] !== 1 || characters[index + 1] !== 1) return false;
  return words[index]?.clause === words[index + 1]?.clause;
}

function unknownWord(token: Token | undefined, isCharacter: boolean): string | undefined {
  if (token === undefined) return undefined;
  stopWords ??= new Set(STOP_WORDS);
  const { text, stem, value } = token;
  if (stopWords.has(text)) return undefined;
  if (isCharacter) return text;
  return value === undefined ? withoutAdverb(stem) : String(value);
}

/** "Regularly" is compared as "regular". */
function withoutAdverb(stem: string): string {
  const isAdverb = stem.length >= SHORTEST_ADVERB && stem.endsWith("ly");
  return isAdverb ? stemOf(stem.slice(0, -2)) : stem;
}

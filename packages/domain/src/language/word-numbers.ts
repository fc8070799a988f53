import type { WordForms } from "./mend-spelling.ts";
import type { Token } from "./read-text.ts";

/** What a word is compared by: itself, its singular, its stem, or what it begins with. */
export const STEP_KIND = { text: 0, singular: 1, stem: 2, beginning: 3 } as const;
const KINDS = 4;

/** Longer beginnings of words are cut. */
export const LONGEST_BEGINNING = 12;
const SHORTEST_BEGINNING = 2;
/** Above so many words of texts all forget their numbers, before the next text that is new. */
const MOST_WORDS = 4_000;

/** Bits beside the number of a word in its text. */
export const BEGINS_CLAUSE = 1 << 30;
export const BEGINS_SENTENCE = 1 << 29;
export const WORD_NUMBER = BEGINS_SENTENCE - 1;

/** The words of phrases by number: numbers are compared more quickly than texts, and weigh less. */
const phraseWords = new Map<string, number>();
/** By which kinds of steps phrases take each, a bit for each kind, and how many steps that are. */
let kindsTaken = new Uint8Array();
let stepsTaken = 0;

/** A word of a text as it is compared with those of phrases: by the steps that it can take in a trie. */
export type WordSteps = {
  readonly forms: WordForms;
  /** By itself, its singular, its stem and its beginnings, in this order; only such as some phrase takes. */
  steps: readonly number[];
  /** How many steps phrases had when this was found out. */
  known: number;
};

let words: WordSteps[] = [];
const numbers = new Map<string, number>();
let numbered = new WeakMap<readonly Token[], Uint32Array>();
let edition = 0;

/** Changes when words of texts get other numbers. */
export function editionOfNumbers(): number {
  return edition;
}

/** The step that a word of a phrase stands for. */
export function stepOf(word: string, kind: keyof typeof STEP_KIND): number {
  let number = phraseWords.get(word);
  if (number === undefined) {
    number = phraseWords.size;
    phraseWords.set(word, number);
    if (number >= kindsTaken.length) kindsTaken = longerThan(kindsTaken, number);
  }
  const taken = kindsTaken[number] ?? 0;
  const bit = 1 << STEP_KIND[kind];
  if ((taken & bit) === 0) {
    kindsTaken[number] = taken | bit;
    stepsTaken += 1;
  }
  return KINDS * number + STEP_KIND[kind];
}

/** The same numbers with room for one at a place behind them. */
export function longerThan(
  numbers: Uint8Array<ArrayBuffer>,
  place: number,
): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(Math.max(2 * numbers.length, place + 64));
  longer.set(numbers);
  return longer;
}

/**
 * The numbers of the words of a text, the same ones for equal words, each with the bits `BEGINS_CLAUSE` and `BEGINS_SENTENCE`
 * where it is in another one than the word before it.
 */
export function numbersOf(tokens: readonly Token[]): Uint32Array {
  const known = numbered.get(tokens);
  if (known !== undefined) return known;
  if (words.length > MOST_WORDS) forgetWords();
  const found = new Uint32Array(tokens.length);
  let before: Token | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    let number = numberOf(token);
    if (token.clause !== before?.clause) number |= BEGINS_CLAUSE;
    if (token.sentence !== before?.sentence) number |= BEGINS_SENTENCE;
    found[at] = number;
    before = token;
  }
  numbered.set(tokens, found);
  return found;
}

/** The steps that the word of a number can take, now that phrases have the words that they have. */
export function stepsOfWord(number: number): WordSteps {
  const word = words[number & WORD_NUMBER] as WordSteps;
  if (word.known !== stepsTaken) lookUp(word);
  return word;
}

function forgetWords(): void {
  words = [];
  numbers.clear();
  numbered = new WeakMap();
  edition += 1;
}

function numberOf({ text, singular, stem }: Token): number {
  const known = numbers.get(text);
  const forms = known === undefined ? undefined : words[known]?.forms;
  if (known !== undefined && forms?.singular === singular && forms.stem === stem) return known;
  const number = words.length;
  words.push({ forms: { text, singular, stem }, steps: [], known: -1 });
  numbers.set(text, number);
  return number;
}

function lookUp(word: WordSteps): void {
  const { text, singular, stem } = word.forms;
  const steps: number[] = [];
  addStep(steps, text, STEP_KIND.text);
  addStep(steps, singular, STEP_KIND.singular);
  addStep(steps, stem, STEP_KIND.stem);
  const longest = Math.min(LONGEST_BEGINNING, text.length);
  for (let length = SHORTEST_BEGINNING; length <= longest; length += 1)
    addStep(steps, text.slice(0, length), STEP_KIND.beginning);
  word.steps = steps;
  word.known = stepsTaken;
}

function addStep(steps: number[], word: string, kind: number): void {
  const number = phraseWords.get(word);
  if (number !== undefined && ((kindsTaken[number] ?? 0) & (1 << kind)) !== 0)
    steps.push(KINDS * number + kind);
}

import type { WordForms } from "./mend-spelling.ts";
import type { Token } from "./read-text.ts";

/** What a word is compared by: itself, its singular, its stem, or what it begins with. */
export const STEP_KIND = { text: 0, singular: 1, stem: 2, beginning: 3 } as const;
const KINDS = 4;

/** No phrase has it. */
const NO_STEP = -1;
/** Longer beginnings of words are cut. */
export const LONGEST_BEGINNING = 12;
const SHORTEST_BEGINNING = 2;
/** Above so many words of texts all forget their numbers, before the next text that is new. */
const MOST_WORDS = 4_000;

/** The words of phrases by number: numbers are compared more quickly than texts, and weigh less. */
const phraseWords = new Map<string, number>();

/** A word of a text as it is compared with those of phrases: by the steps that it can take in a trie. */
export type WordSteps = {
  readonly forms: WordForms;
  text: number;
  singular: number;
  stem: number;
  beginnings: readonly number[];
  /** How many words phrases had when this was found out. */
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
  }
  return KINDS * number + STEP_KIND[kind];
}

/** The numbers of the words of a text, the same ones for equal words. */
export function numbersOf(tokens: readonly Token[]): Uint32Array {
  const known = numbered.get(tokens);
  if (known !== undefined) return known;
  if (words.length > MOST_WORDS) forgetWords();
  const found = new Uint32Array(tokens.length);
  for (let at = 0; at < tokens.length; at += 1) found[at] = numberOf(tokens[at] as Token);
  numbered.set(tokens, found);
  return found;
}

/** The steps that the word of a number can take, now that phrases have the words that they have. */
export function stepsOfWord(number: number): WordSteps {
  const word = words[number] as WordSteps;
  if (word.known !== phraseWords.size) lookUp(word);
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
  words.push({
    forms: { text, singular, stem },
    ...{ text: NO_STEP, singular: NO_STEP, stem: NO_STEP, beginnings: [], known: -1 },
  });
  numbers.set(text, number);
  return number;
}

function lookUp(word: WordSteps): void {
  const { text, singular, stem } = word.forms;
  word.text = knownStep(text, STEP_KIND.text);
  word.singular = knownStep(singular, STEP_KIND.singular);
  word.stem = knownStep(stem, STEP_KIND.stem);
  const beginnings: number[] = [];
  const longest = Math.min(LONGEST_BEGINNING, text.length);
  for (let length = SHORTEST_BEGINNING; length <= longest; length += 1) {
    const step = knownStep(text.slice(0, length), STEP_KIND.beginning);
    if (step !== NO_STEP) beginnings.push(step);
  }
  word.beginnings = beginnings;
  word.known = phraseWords.size;
}

function knownStep(word: string, kind: number): number {
  const number = phraseWords.get(word);
  return number === undefined ? NO_STEP : KINDS * number + kind;
}

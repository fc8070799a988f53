import { finished, type Steps } from "../shared/steps.ts";
import { type NumberStep, type PhraseNode, stepBy, type WordComparison } from "./phrase-nodes.ts";
import { createPhraseStore, type PhraseStore } from "./phrase-store.ts";
import type { Token } from "./read-text.ts";
import {
  BEGINS_CLAUSE,
  BEGINS_SENTENCE,
  editionOfNumbers,
  longerThan,
  numbersOf,
  stepsOfWord,
  WORD_NUMBER,
  type WordSteps,
} from "./word-numbers.ts";

/** A phrase found, with one of its meanings: the tokens from `start` up to `end`. */
export type PhraseHit<Meaning> = {
  readonly meaning: Meaning;
  readonly start: number;
  readonly end: number;
};

/** A known phrase in a list of tokens: from `start` up to, not including, `end`, with all its meanings. */
export type FoundPhrase<Meaning> = {
  readonly start: number;
  readonly end: number;
  readonly values: readonly Meaning[];
};

/** How the plain words of phrases are compared, and how far a phrase may reach. */
export type PhraseOptions = {
  /** As they stand, whatever their number, or whatever their number, person and time. Default: `text`. */
  readonly compare?: WordComparison;
  /** Default: `clause`. */
  readonly within?: "clause" | "sentence";
};

/** Every phrase that was found, and the elementary steps that it took. */
export type FoundPhrases<Meaning> = {
  readonly hits: readonly PhraseHit<Meaning>[];
  readonly steps: number;
};

/** Finds known phrases in tokens; the steps for each token are bounded by the phrases, never by the text. */
export type PhraseFinder<Meaning> = {
  /** Every phrase from every place, and the elementary steps that it took. */
  findAll(tokens: readonly Token[]): FoundPhrases<Meaning>;
  /** The same, piece by piece. */
  findAllInSteps(tokens: readonly Token[]): Steps<FoundPhrases<Meaning>>;
  /** The longest phrase from each place on, none inside another. */
  find(tokens: readonly Token[]): readonly FoundPhrase<Meaning>[];
};

/** So many words are looked at in one piece: a millisecond or two (design value). */
const WORDS_AT_A_STRETCH = 1_000;
/** Words that turn a meaning round are never stepped over by a gap. */
const NEVER_SKIPPED = new Set(["not", "no", "never", "nor", "without", "无", "不", "没", "未"]);
/** Whether a phrase begins with a word; 0 stands for what is not known yet. */
const BEGINS = { no: 1, yes: 2 } as const;

/** A finder of phrases, each with what it means; one phrase may mean several things. @throws Error for a phrase that cannot be read. */
export function createPhraseFinder<Meaning>(
  entries: Iterable<readonly [phrase: string, meaning: Meaning]>,
  { compare = "text", within = "clause" }: PhraseOptions = {},
): PhraseFinder<Meaning> {
  const store = createPhraseStore(entries, compare);
  const beginnings: Beginnings<Meaning> = { store, byNumber: new Uint8Array(), edition: 0 };
  function* findAllInSteps(tokens: readonly Token[]): Steps<FoundPhrases<Meaning>> {
    const hits: PhraseHit<Meaning>[] = [];
    let steps = 0;
    for (let from = 0; from < tokens.length; ) {
      // Between two pieces others are read, and words may get other numbers.
      const walk = walkOver(tokens, within, beginnings, found);
      function found({ meanings }: PhraseNode<Meaning>, end: number): void {
        for (const meaning of meanings ?? []) hits.push({ meaning, start: walk.start, end });
      }
      const to = Math.min(tokens.length, from + WORDS_AT_A_STRETCH);
      for (walk.start = from; walk.start < to; walk.start += 1) visitFrom(beginnings, walk);
      steps += walk.steps;
      if (to < tokens.length) yield (tokens[to]?.start ?? 0) - (tokens[from]?.start ?? 0);
      from = to;
    }
    return { hits, steps };
  }
  return {
    findAll: (tokens) => finished(findAllInSteps(tokens)),
    findAllInSteps,
    find(tokens) {
      const phrases: FoundPhrase<Meaning>[] = [];
      let longest: FoundPhrase<Meaning> | undefined;
      const walk = walkOver(tokens, within, beginnings, found);
      function found({ meanings }: PhraseNode<Meaning>, end: number): void {
        if (meanings === undefined) return;
        if (longest === undefined || end > longest.end)
          longest = { start: walk.start, end, values: meanings };
        else if (end === longest.end)
          longest = { ...longest, values: [...new Set([...longest.values, ...meanings])] };
      }
      while (walk.start < tokens.length) {
        longest = undefined;
        visitFrom(beginnings, walk);
        const phrase = longest as FoundPhrase<Meaning> | undefined;
        if (phrase !== undefined) phrases.push(phrase);
        walk.start = phrase?.end ?? walk.start + 1;
      }
      return phrases;
    },
  };
}

/** A walk from the first place on. */
function walkOver<Meaning>(
  tokens: readonly Token[],
  within: NonNullable<PhraseOptions["within"]>,
  beginnings: Beginnings<Meaning>,
  found: Walk<Meaning>["found"],
): Walk<Meaning> {
  const numbers = numbersOf(tokens);
  if (beginnings.edition !== editionOfNumbers()) {
    beginnings.byNumber = new Uint8Array();
    beginnings.edition = editionOfNumbers();
  }
  const border = within === "clause" ? BEGINS_CLAUSE : BEGINS_SENTENCE;
  return { tokens, numbers, border, start: 0, steps: 0, found };
}

/** A search for the phrases that begin at `start`; it is one object for all places, and counts the steps. */
type Walk<Meaning> = {
  readonly tokens: readonly Token[];
  /** Those of its words. */
  readonly numbers: Uint32Array;
  /** The bit of a word that no phrase goes on with. */
  readonly border: number;
  readonly found: (node: PhraseNode<Meaning>, end: number) => void;
  start: number;
  steps: number;
};

/** Where phrases begin, and whether one does with a word, by its number; most words begin none. */
type Beginnings<Meaning> = {
  readonly store: PhraseStore<Meaning>;
  byNumber: Uint8Array<ArrayBuffer>;
  /** That of the numbers. */
  edition: number;
};

/** Calls `found` for every phrase that begins at the start of a walk. */
function visitFrom<Meaning>(beginnings: Beginnings<Meaning>, walk: Walk<Meaning>): void {
  const number = (walk.numbers[walk.start] ?? 0) & WORD_NUMBER;
  const known = beginnings.byNumber[number] ?? 0;
  const begins = known === 0 ? learnt(beginnings, number) : known;
  if (begins === BEGINS.no) walk.steps += 1;
  else visit(walk, beginnings.store.root, walk.start);
}

/** Whether any phrase can begin with a word; later words change nothing about that. */
function learnt<Meaning>(beginnings: Beginnings<Meaning>, number: number): number {
  const { store } = beginnings;
  store.prepare(stepsOfWord(number).forms);
  const begins = leadsOn(store.root, stepsOfWord(number)) ? BEGINS.yes : BEGINS.no;
  if (number >= beginnings.byNumber.length)
    beginnings.byNumber = longerThan(beginnings.byNumber, number);
  beginnings.byNumber[number] = begins;
  return begins;
}

/** Whether a word leads anywhere from a node. */
function leadsOn<Meaning>(node: PhraseNode<Meaning>, word: WordSteps): boolean {
  if (node.rare !== undefined) return true;
  if (word.steps.some((step) => stepBy(node, step) !== undefined)) return true;
  return node.onward?.some((next) => leadsOn(next, word)) === true;
}

/** Calls `found` for every phrase that goes on from a node with the token at a place. */
function visit<Meaning>(walk: Walk<Meaning>, node: PhraseNode<Meaning>, at: number): void {
  walk.steps += 1;
  const { numbers, start } = walk;
  if (node.meanings !== undefined && at > start) walk.found(node, at);
  if (node.onward !== undefined) for (const next of node.onward) visit(walk, next, at);
  if (node.next === undefined && node.rare === undefined) return;
  if (at >= numbers.length) return;
  const number = numbers[at] as number;
  if (at > start && (number & walk.border) !== 0) return;
  if (node.next !== undefined) {
    const { steps } = stepsOfWord(number);
    for (let step = 0; step < steps.length; step += 1)
      follow(walk, stepBy(node, steps[step] as number), at);
  }
  if (node.rare === undefined) return;
  const token = walk.tokens[at] as Token;
  if (node.rare.any !== undefined && !NEVER_SKIPPED.has(token.text))
    follow(walk, node.rare.any, at);
  followNumbers(walk, node.rare.numbers, token.value, at);
}

function follow<Meaning>(
  walk: Walk<Meaning>,
  next: PhraseNode<Meaning> | undefined,
  at: number,
): void {
  if (next !== undefined) visit(walk, next, at + 1);
}

function followNumbers<Meaning>(
  walk: Walk<Meaning>,
  numbers: readonly NumberStep<Meaning>[],
  value: number | undefined,
  at: number,
): void {
  if (value === undefined) return;
  for (const { least, most, node } of numbers)
    if (value >= least && value <= most) visit(walk, node, at + 1);
}

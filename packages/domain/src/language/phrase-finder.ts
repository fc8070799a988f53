import { finished, type Steps } from "../shared/steps.ts";
import { NOWHERE, type PhraseNodes, ROOT, type WordComparison } from "./phrase-nodes.ts";
import { type PhraseStore, phraseStoreInSteps } from "./phrase-store.ts";
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
  options?: PhraseOptions,
): PhraseFinder<Meaning> {
  return finished(phraseFinderInSteps(entries, options));
}

/** The same, made step by step. */
export function* phraseFinderInSteps<Meaning>(
  entries: Iterable<readonly [phrase: string, meaning: Meaning]>,
  { compare = "text", within = "clause" }: PhraseOptions = {},
): Steps<PhraseFinder<Meaning>> {
  return finderOf(yield* phraseStoreInSteps(entries, compare), within);
}

function finderOf<Meaning>(
  store: PhraseStore<Meaning>,
  within: NonNullable<PhraseOptions["within"]>,
): PhraseFinder<Meaning> {
  const beginnings: Beginnings<Meaning> = { store, byNumber: new Uint8Array(), edition: 0 };
  function* findAllInSteps(tokens: readonly Token[]): Steps<FoundPhrases<Meaning>> {
    const hits: PhraseHit<Meaning>[] = [];
    let steps = 0;
    for (let from = 0; from < tokens.length; ) {
      // Between two pieces others are read, and words may get other numbers.
      const walk = walkOver(tokens, within, beginnings, found);
      function found(meanings: readonly Meaning[], end: number): void {
        for (const meaning of meanings) hits.push({ meaning, start: walk.start, end });
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
      function found(meanings: readonly Meaning[], end: number): void {
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
  const { nodes } = beginnings.store;
  const border = within === "clause" ? BEGINS_CLAUSE : BEGINS_SENTENCE;
  return { nodes, tokens, numbers, border, start: 0, steps: 0, found };
}

/** A search for the phrases that begin at `start`; it is one object for all places, and counts the steps. */
type Walk<Meaning> = {
  readonly nodes: PhraseNodes<Meaning>;
  readonly tokens: readonly Token[];
  /** Those of its words. */
  readonly numbers: Uint32Array;
  /** The bit of a word that no phrase goes on with. */
  readonly border: number;
  readonly found: (meanings: readonly Meaning[], end: number) => void;
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
  else visit(walk, ROOT, walk.start);
}

/** Whether any phrase can begin with a word; later words change nothing about that. */
function learnt<Meaning>(beginnings: Beginnings<Meaning>, number: number): number {
  const { store } = beginnings;
  store.prepare(stepsOfWord(number).forms);
  const begins = leadsOn(store.nodes, ROOT, stepsOfWord(number)) ? BEGINS.yes : BEGINS.no;
  if (number >= beginnings.byNumber.length)
    beginnings.byNumber = longerThan(beginnings.byNumber, number);
  beginnings.byNumber[number] = begins;
  return begins;
}

/** Whether a word leads anywhere from a place. */
function leadsOn<Meaning>(nodes: PhraseNodes<Meaning>, node: number, word: WordSteps): boolean {
  if (nodes.anyFrom(node) !== NOWHERE || nodes.numbersFrom(node).length > 0) return true;
  if (word.steps.some((step) => nodes.stepBy(node, step) !== NOWHERE)) return true;
  for (let cell = nodes.onwardFrom(node); cell !== 0; cell = nodes.cellBehind(cell))
    if (leadsOn(nodes, nodes.placeIn(cell), word)) return true;
  return false;
}

/** Calls `found` for every phrase that goes on from a place with the token there. */
function visit<Meaning>(walk: Walk<Meaning>, node: number, at: number): void {
  walk.steps += 1;
  const { nodes, numbers, start } = walk;
  const meanings = nodes.meaningsOf(node);
  if (meanings.length > 0 && at > start) walk.found(meanings, at);
  for (let cell = nodes.onwardFrom(node); cell !== 0; cell = nodes.cellBehind(cell))
    visit(walk, nodes.placeIn(cell), at);
  const any = nodes.anyFrom(node);
  const ranges = nodes.numbersFrom(node);
  const hasSteps = nodes.hasSteps(node);
  if (!hasSteps && any === NOWHERE && ranges.length === 0) return;
  if (at >= numbers.length) return;
  const number = numbers[at] as number;
  if (at > start && (number & walk.border) !== 0) return;
  if (hasSteps) followWord(walk, node, number, at);
  if (any === NOWHERE && ranges.length === 0) return;
  const { text, value } = walk.tokens[at] as Token;
  if (any !== NOWHERE && !NEVER_SKIPPED.has(text)) visit(walk, any, at + 1);
  if (value === undefined) return;
  for (const { least, most, node: next } of ranges)
    if (value >= least && value <= most) visit(walk, next, at + 1);
}

function followWord<Meaning>(walk: Walk<Meaning>, node: number, number: number, at: number): void {
  const { steps } = stepsOfWord(number);
  for (let step = 0; step < steps.length; step += 1) {
    const next = walk.nodes.stepBy(node, steps[step] as number);
    if (next !== NOWHERE) visit(walk, next, at + 1);
  }
}

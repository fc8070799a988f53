import {
  LONGEST_BEGINNING,
  type PhraseNode,
  type PhraseSteps,
  stepBy,
  type WordComparison,
} from "./phrase-nodes.ts";
import { createPhraseStore, type PhraseStore } from "./phrase-store.ts";
import type { Token } from "./read-text.ts";

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

/** Finds known phrases in tokens; the steps for each token are bounded by the phrases, never by the text. */
export type PhraseFinder<Meaning> = {
  /** Every phrase from every place, and the elementary steps that it took. */
  findAll(tokens: readonly Token[]): {
    readonly hits: readonly PhraseHit<Meaning>[];
    readonly steps: number;
  };
  /** The longest phrase from each place on, none inside another. */
  find(tokens: readonly Token[]): readonly FoundPhrase<Meaning>[];
};

/** Words that turn a meaning round are never stepped over by a gap. */
const NEVER_SKIPPED = new Set(["not", "no", "never", "nor", "without", "无", "不", "没", "未"]);
const SHORTEST_BEGINNING = 2;
/** Of so many words a finder knows whether any of its phrases begins with them. */
const MOST_KNOWN_WORDS = 2_000;

/** A finder of phrases, each with what it means; one phrase may mean several things. @throws Error for a phrase that cannot be read. */
export function createPhraseFinder<Meaning>(
  entries: Iterable<readonly [phrase: string, meaning: Meaning]>,
  { compare = "text", within = "clause" }: PhraseOptions = {},
): PhraseFinder<Meaning> {
  const store = createPhraseStore(entries, compare);
  const beginnings: Beginnings<Meaning> = { store, isBeginning: new Map() };
  return {
    findAll(tokens) {
      const hits: PhraseHit<Meaning>[] = [];
      const walk: Walk<Meaning> = { tokens, within, start: 0, steps: 0, found };
      function found({ meanings }: PhraseNode<Meaning>, end: number): void {
        for (const meaning of meanings ?? []) hits.push({ meaning, start: walk.start, end });
      }
      for (; walk.start < tokens.length; walk.start += 1) visitFrom(beginnings, walk);
      return { hits, steps: walk.steps };
    },
    find(tokens) {
      const phrases: FoundPhrase<Meaning>[] = [];
      let longest: FoundPhrase<Meaning> | undefined;
      const walk: Walk<Meaning> = { tokens, within, start: 0, steps: 0, found };
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

/** A search for the phrases that begin at `start`; it is one object for all places, and counts the steps. */
type Walk<Meaning> = {
  readonly tokens: readonly Token[];
  readonly within: "clause" | "sentence";
  readonly found: (node: PhraseNode<Meaning>, end: number) => void;
  start: number;
  steps: number;
};

/** Where phrases begin, and whether one does with a word, of those met last; most words begin none. */
type Beginnings<Meaning> = {
  readonly store: PhraseStore<Meaning>;
  readonly isBeginning: Map<string, boolean>;
};

/** Calls `found` for every phrase that begins at the start of a walk. */
function visitFrom<Meaning>(beginnings: Beginnings<Meaning>, walk: Walk<Meaning>): void {
  const token = walk.tokens[walk.start];
  if (token === undefined || !begins(beginnings, token)) walk.steps += 1;
  else visit(walk, beginnings.store.root, walk.start);
}

/** Whether any phrase can begin with a token, whose text tells its other forms; later words change nothing about that. */
function begins<Meaning>({ store, isBeginning }: Beginnings<Meaning>, token: Token): boolean {
  const known = isBeginning.get(token.text);
  if (known !== undefined) return known;
  store.prepare(token);
  const isFirst = leadsOn(store.root, token);
  if (isBeginning.size >= MOST_KNOWN_WORDS) isBeginning.clear();
  isBeginning.set(token.text, isFirst);
  return isFirst;
}

/** Whether a token leads anywhere from a node. */
function leadsOn<Meaning>(node: PhraseNode<Meaning>, token: Token): boolean {
  if (node.any !== undefined || node.numbers !== undefined) return true;
  if (stepBy(node.texts, token.text) !== undefined) return true;
  if (stepBy(node.singulars, token.singular) !== undefined) return true;
  if (stepBy(node.stems, token.stem) !== undefined) return true;
  if (node.beginnings !== undefined && hasBeginning(node.beginnings, token.text)) return true;
  return node.onward?.some((next) => leadsOn(next, token)) === true;
}

function hasBeginning<Meaning>(beginnings: PhraseSteps<Meaning>, text: string): boolean {
  const longest = Math.min(LONGEST_BEGINNING, text.length);
  for (let length = SHORTEST_BEGINNING; length <= longest; length += 1)
    if (stepBy(beginnings, text.slice(0, length)) !== undefined) return true;
  return false;
}

/** Calls `found` for every phrase that goes on from a node with the token at a place. */
function visit<Meaning>(walk: Walk<Meaning>, node: PhraseNode<Meaning>, at: number): void {
  walk.steps += 1;
  const { tokens, within, start } = walk;
  if (node.meanings !== undefined && at > start) walk.found(node, at);
  if (node.onward !== undefined) for (const next of node.onward) visit(walk, next, at);
  const token = tokens[at];
  if (token === undefined || token[within] !== tokens[start]?.[within]) return;
  follow(walk, stepBy(node.texts, token.text), at);
  follow(walk, stepBy(node.singulars, token.singular), at);
  follow(walk, stepBy(node.stems, token.stem), at);
  if (node.beginnings !== undefined) followBeginnings(walk, node.beginnings, token.text, at);
  if (node.any !== undefined && !NEVER_SKIPPED.has(token.text)) follow(walk, node.any, at);
  if (node.numbers !== undefined) followNumbers(walk, node.numbers, token.value, at);
}

function follow<Meaning>(
  walk: Walk<Meaning>,
  next: PhraseNode<Meaning> | undefined,
  at: number,
): void {
  if (next !== undefined) visit(walk, next, at + 1);
}

function followBeginnings<Meaning>(
  walk: Walk<Meaning>,
  beginnings: PhraseSteps<Meaning>,
  text: string,
  at: number,
): void {
  const longest = Math.min(LONGEST_BEGINNING, text.length);
  for (let length = SHORTEST_BEGINNING; length <= longest; length += 1)
    follow(walk, stepBy(beginnings, text.slice(0, length)), at);
}

function followNumbers<Meaning>(
  walk: Walk<Meaning>,
  numbers: NonNullable<PhraseNode<Meaning>["numbers"]>,
  value: number | undefined,
  at: number,
): void {
  if (value === undefined) return;
  for (const { least, most, node } of numbers)
    if (value >= least && value <= most) visit(walk, node, at + 1);
}

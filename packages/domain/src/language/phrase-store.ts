import { type FirstWord, firstWordsOf } from "./first-words.ts";
import { insertPhrase } from "./insert-phrase.ts";
import type { WordForms } from "./mend-spelling.ts";
import { PhraseNodes, ROOT, type WordComparison } from "./phrase-nodes.ts";
import { checkPhrase, readPhrase } from "./phrase-notation.ts";
import { singularOf, stemOf } from "./stem.ts";

/** Phrases with their meanings as a trie, in which a phrase is put when a word is met with which it can begin. */
export type PhraseStore<Meaning> = {
  readonly nodes: PhraseNodes<Meaning>;
  /** Puts the phrases into the trie that can begin with a word. */
  prepare(word: WordForms): void;
};

type Waiting<Meaning> = { readonly phrase: string; readonly meaning: Meaning; isIn: boolean };
type WaitingByWord<Meaning> = Map<string, readonly Waiting<Meaning>[]>;

/** @throws Error for a phrase that cannot be read. */
export function createPhraseStore<Meaning>(
  entries: Iterable<readonly [phrase: string, meaning: Meaning]>,
  compare: WordComparison,
): PhraseStore<Meaning> {
  const nodes = new PhraseNodes<Meaning>();
  const waiting: Record<WordComparison, WaitingByWord<Meaning>> = {
    text: new Map(),
    singular: new Map(),
    stem: new Map(),
  };
  const insert = (phrase: string, meaning: Meaning): void => {
    nodes.addMeaning(insertPhrase(nodes, ROOT, readPhrase(phrase), compare), meaning);
  };
  for (const [phrase, meaning] of entries) {
    checkPhrase(phrase);
    const words = firstWordsOf(phrase);
    if (words === undefined) {
      insert(phrase, meaning);
      continue;
    }
    const one = { phrase, meaning, isIn: false };
    for (const word of words) {
      const comparison = word.isInflected ? "stem" : compare;
      const key = keyOf(word, comparison);
      // An array that grows by itself keeps room for sixteen more.
      waiting[comparison].set(key, [...(waiting[comparison].get(key) ?? []), one]);
    }
  }
  const take = (byWord: WaitingByWord<Meaning>, key: string): void => {
    const found = byWord.get(key);
    if (found === undefined) return;
    byWord.delete(key);
    for (const one of found) {
      if (!one.isIn) insert(one.phrase, one.meaning);
      one.isIn = true;
    }
  };
  return {
    nodes,
    prepare({ text, singular, stem }) {
      take(waiting.text, text);
      take(waiting.singular, singular);
      take(waiting.stem, stem);
    },
  };
}

function keyOf({ text }: FirstWord, comparison: WordComparison): string {
  if (comparison === "text") return text;
  return comparison === "singular" ? singularOf(text) : stemOf(text);
}

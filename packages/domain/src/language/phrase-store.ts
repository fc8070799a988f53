import type { Steps } from "../shared/steps.ts";
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
type WaitingByWord<Meaning> = Map<string, Waiting<Meaning>[]>;

/** So many phrases are looked at in one step, which costs as much as reading so many characters (design values). */
const A_STEP = { phrases: 200, characters: 4_000 } as const;

/** The store of these phrases, made step by step. @throws Error for a phrase that cannot be read. */
export function* phraseStoreInSteps<Meaning>(
  entries: Iterable<readonly [phrase: string, meaning: Meaning]>,
  compare: WordComparison,
): Steps<PhraseStore<Meaning>> {
  const nodes = new PhraseNodes<Meaning>();
  const waiting: Record<WordComparison, WaitingByWord<Meaning>> = {
    text: new Map(),
    singular: new Map(),
    stem: new Map(),
  };
  const insert = (phrase: string, meaning: Meaning): void => {
    nodes.addMeaning(insertPhrase(nodes, ROOT, readPhrase(phrase), compare), meaning);
  };
  let looked = 0;
  for (const [phrase, meaning] of entries) {
    looked += 1;
    if (looked % A_STEP.phrases === 0) yield A_STEP.characters;
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
      const known = waiting[comparison].get(key);
      if (known === undefined) waiting[comparison].set(key, [one]);
      else known.push(one);
    }
  }
  // An array that has grown keeps room for sixteen more.
  for (const byWord of Object.values(waiting))
    for (const [key, some] of byWord) if (some.length > 1) byWord.set(key, some.slice());
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

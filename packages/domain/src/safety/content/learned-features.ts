import type { SafetyLanguage } from "../safety-flag.ts";
import { CONCEPTS } from "./concepts.ts";
import type { TextReading } from "./content-index.ts";
import type { Token } from "./tokenise.ts";

/** Buckets shared by words, pairs of words and runs of characters, by their hash. */
const TEXT_BUCKETS = 1 << 14;
/** Buckets shared by the concepts of the rules, after those of the text. */
const CONCEPT_BUCKETS = 1 << 11;
/** How many weights one class has, without its bias. */
export const FEATURE_COUNT = TEXT_BUCKETS + CONCEPT_BUCKETS;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Keeps the kinds of features apart, so that a word and an equal run of characters differ. */
const KIND = { word: 1, pair: 2, run: 3, character: 4, concept: 5, missing: 6 } as const;
const SHORTEST_RUN = 3;
const LONGEST_RUN = 5;
const LONGEST_WORD = 24;
const CHINESE_RUN = 3;
const EDGE = "_".charCodeAt(0);
const HAN = /^\p{Script=Han}$/u;
const CONCEPT_VALUE = 0.25;
/** Above so many concepts each counts less, so that a long text is not unsafe by its length. */
const FULL_CONCEPTS = 6;

/** What a text has, each once: buckets and how much one of each kind counts. */
export type Features = {
  readonly text: readonly number[];
  readonly textValue: number;
  readonly concepts: readonly number[];
  readonly conceptValue: number;
};

type ConceptBuckets = { readonly said: number; readonly unsaid: number; readonly setting: boolean };
const conceptBuckets: readonly ConceptBuckets[] = Object.entries(CONCEPTS).map(([id, concept]) => ({
  said: conceptBucket(KIND.concept, id),
  unsaid: conceptBucket(KIND.missing, id),
  setting: concept.setting ?? false,
}));

/**
 * The features of a text as read by the rules: hashed words and runs of characters, and the concepts found,
 * apart by whether any is meant as a plain statement. The hash (32-bit FNV-1a over UTF-16 units) is part of
 * the format of the trained data: changing it, or a concept's name, needs a new training.
 */
export function featuresOf(reading: TextReading, language: SafetyLanguage): Features {
  const seen = new Uint8Array(TEXT_BUCKETS);
  const text: number[] = [];
  const add = (hash: number): void => {
    const bucket = folded(hash, TEXT_BUCKETS);
    if (seen[bucket] === 1) return;
    seen[bucket] = 1;
    text.push(bucket);
  };
  if (language === "zh") addChinese(reading.tokens, add);
  else addEnglish(reading.tokens, add);
  const concepts: number[] = [];
  for (const [index, hits] of reading.finds.entries()) {
    const buckets = conceptBuckets[index];
    if (hits.length === 0 || buckets === undefined) continue;
    const isSaid = buckets.setting || hits.some((hit) => hit.reading === 0);
    concepts.push(isSaid ? buckets.said : buckets.unsaid);
  }
  return {
    text,
    textValue: 1 / Math.sqrt(Math.max(1, text.length)),
    concepts,
    conceptValue: CONCEPT_VALUE / Math.sqrt(Math.max(1, concepts.length / FULL_CONCEPTS)),
  };
}

function addEnglish(tokens: readonly Token[], add: (hash: number) => void): void {
  let previous: { readonly word: string; readonly sentence: number } | undefined;
  for (const token of tokens) {
    const word = wordOf(token);
    add(withText(start(KIND.word), word));
    if (previous?.sentence === token.sentence)
      add(withText(withUnit(withText(start(KIND.pair), previous.word), EDGE), word));
    addRuns(word, add);
    previous = { word, sentence: token.sentence };
  }
}

/** The runs of characters within a word and its edges. */
function addRuns(word: string, add: (hash: number) => void): void {
  for (let from = -1; from < word.length; from += 1) {
    let hash = start(KIND.run);
    for (let at = from; at < from + LONGEST_RUN && at <= word.length; at += 1) {
      hash = withUnit(hash, at < 0 || at === word.length ? EDGE : word.charCodeAt(at));
      if (at - from + 1 >= SHORTEST_RUN) add(hash);
    }
  }
}

/** The runs of one to three characters within a clause; a word of another script counts as one. */
function addChinese(tokens: readonly Token[], add: (hash: number) => void): void {
  const words = tokens.map((token) => {
    const word = wordOf(token);
    return HAN.test(word) ? word : `${word}_`;
  });
  for (const [index, first] of tokens.entries()) {
    let hash = start(KIND.character);
    for (let at = index; at < index + CHINESE_RUN; at += 1) {
      const word = words[at];
      if (word === undefined || tokens[at]?.clause !== first.clause) break;
      hash = withText(hash, word);
      add(hash);
    }
  }
}

/** The word; of a number only how large it is. */
function wordOf(token: Token): string {
  if (token.value === undefined) return token.text.slice(0, LONGEST_WORD);
  return `0${Math.min(9, Math.floor(Math.log2(Math.abs(token.value) + 1) / 2))}`;
}

function conceptBucket(kind: number, id: string): number {
  return TEXT_BUCKETS + folded(withText(start(kind), id), CONCEPT_BUCKETS);
}

function folded(hash: number, buckets: number): number {
  return (hash ^ (hash >>> 15)) & (buckets - 1);
}

function start(kind: number): number {
  return withUnit(FNV_OFFSET, kind);
}

function withText(from: number, text: string): number {
  let hash = from;
  for (let index = 0; index < text.length; index += 1)
    hash = withUnit(hash, text.charCodeAt(index));
  return hash;
}

function withUnit(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, FNV_PRIME) >>> 0;
}

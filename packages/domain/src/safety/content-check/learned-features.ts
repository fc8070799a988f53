import type { Token } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { ADVICE_CONCEPTS } from "./advice.data.ts";
import type { FoundConcepts } from "./concept-hit.ts";
import { CONCEPTS } from "./concepts.ts";

/** Buckets shared by words, beginnings and pairs of words and runs of characters, by their hash. */
export const TEXT_BUCKETS = 1 << 17;
/** Buckets shared by the concepts of the rules, by the hash of their names. */
export const CONCEPT_FEATURES = 1 << 12;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Keeps the kinds of features apart, so that a word and an equal run of characters differ. */
const KIND = {
  word: 1,
  pair: 2,
  beginning: 3,
  character: 4,
  said: 5,
  unsaid: 6,
  manner: 7,
} as const;
/** Words that begin alike mostly mean something alike. */
const BEGINNING = 5;
const LONGEST_WORD = 24;
const CHINESE_RUN = 3;
const EDGE = "_".charCodeAt(0);
const HAN = /^\p{Script=Han}$/u;
const CONCEPT_VALUE = 0.5;
/** Above so many concepts each counts less, so that a long text is not unsafe by its length. */
const FULL_CONCEPTS = 6;

/** What a text has, each once: its numbers, and how much one of each kind counts. */
export type Features = {
  readonly text: readonly number[];
  readonly textValue: number;
  readonly concepts: readonly number[];
  readonly conceptValue: number;
};

type ConceptBuckets = {
  readonly said: number;
  readonly unsaid: number;
  readonly setting: boolean;
  readonly ofAdvice: boolean;
};

let conceptBuckets: readonly ConceptBuckets[] | undefined;

/** The buckets of each concept by its number. */
function bucketsOfConcepts(): readonly ConceptBuckets[] {
  conceptBuckets ??= Object.entries(CONCEPTS).map(([id, concept]) => ({
    said: folded(withText(start(KIND.said), id), CONCEPT_FEATURES),
    unsaid: folded(withText(start(KIND.unsaid), id), CONCEPT_FEATURES),
    setting: concept.setting === true,
    ofAdvice: Object.hasOwn(ADVICE_CONCEPTS, id),
  }));
  return conceptBuckets;
}

/**
 * The features of a text as read by the rules: hashed words, their beginnings, pairs and runs of characters, and the concepts found,
 * apart by whether any is meant as a plain statement; not those for advice, which the layer does not judge. The hash (32-bit FNV-1a over UTF-16 units) is part of
 * the format of the trained data.
 */
export function featuresOf(found: FoundConcepts, language: TextLanguage): Features {
  const seen = new Set<number>();
  const add = (hash: number): void => void seen.add(folded(hash, TEXT_BUCKETS));
  if (language === "zh") addChinese(found.text.words, add);
  else addEnglish(found.text.words, add);
  const concepts: number[] = [];
  const buckets = bucketsOfConcepts();
  for (const manner of found.manners)
    concepts.push(folded(withText(start(KIND.manner), manner), CONCEPT_FEATURES));
  for (const [index, hits] of found.finds.entries()) {
    const concept = buckets[index];
    if (hits.length === 0 || concept === undefined || concept.ofAdvice) continue;
    const isSaid = concept.setting || hits.some((hit) => hit.reading === 0);
    concepts.push(isSaid ? concept.said : concept.unsaid);
  }
  return {
    text: [...seen],
    textValue: 1 / Math.sqrt(Math.max(1, seen.size)),
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
    if (word.length > BEGINNING) add(withText(start(KIND.beginning), word.slice(0, BEGINNING)));
    previous = { word, sentence: token.sentence };
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

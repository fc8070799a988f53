import type { WordSpan } from "../../language/denial.ts";
import type { Token } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { RISK_LEVELS } from "../risk-level.ts";
import { ADVICE_CONCEPTS } from "./advice.data.ts";
import type { FoundConcepts } from "./concept-hit.ts";
import { CONCEPTS } from "./concepts.ts";
import type { ContentRule } from "./content-rule.ts";

/** Buckets shared by words, their parts, pairs of words and runs of characters, by their hash. */
export const TEXT_BUCKETS = 1 << 16;
/** Buckets shared by the concepts and rules, by the hash of their names. */
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
  skip: 8,
  part: 9,
  rule: 10,
  level: 11,
  length: 12,
} as const;
/** Words that begin alike mostly mean something alike. */
const BEGINNING = 5;
const LONGEST_WORD = 24;
/** Pairs of neighbours, and of words with one between them. */
const PAIRS = [
  [KIND.pair, 1],
  [KIND.skip, 2],
] as const;
const CHINESE_RUN = 3;
const EDGE = "_".charCodeAt(0);
/** Lengths above this step are one. */
const LONGEST = 12;
const HAN = /^\p{Script=Han}$/u;
/** Parts of words this long are compared, so that a slip of a finger leaves most of them. */
const PART = 4;
const CONCEPT_VALUE = 1;
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
 * The features of the words of a span as read by the rules: hashed words, their beginnings and parts, pairs of words, runs of
 * characters; and the concepts found there, apart by whether any is meant as a plain statement, the rules that hold for the
 * text, how it speaks and how long it is. Concepts for advice are left out, which is not judged here. The hash (32-bit FNV-1a
 * over UTF-16 units) is part of the format of the trained data.
 */
export function featuresOf(
  found: FoundConcepts,
  language: TextLanguage,
  holding: readonly ContentRule[],
  span: WordSpan = { start: 0, end: found.text.words.length },
): Features {
  const words = found.text.words.slice(span.start, span.end);
  const seen = new Set<number>();
  const add = (hash: number): void => void seen.add(folded(hash, TEXT_BUCKETS));
  if (language === "zh") addChinese(words, add);
  else addEnglish(words, add);
  const concepts = [
    ...conceptsWithin(found, span),
    ...namesOf(found, holding, words.length).map((hash) => folded(hash, CONCEPT_FEATURES)),
  ];
  return {
    text: [...seen],
    textValue: 1 / Math.sqrt(Math.max(1, seen.size)),
    concepts,
    conceptValue: CONCEPT_VALUE / Math.sqrt(Math.max(1, concepts.length / FULL_CONCEPTS)),
  };
}

/** Whether any concept but a mere setting is found in a span, however it is meant. */
export function hasConcept({ finds }: FoundConcepts, span: WordSpan): boolean {
  const buckets = bucketsOfConcepts();
  return finds.some(
    (hits, index) => buckets[index]?.setting === false && hits.some((hit) => isWithin(hit, span)),
  );
}

function isWithin({ start }: WordSpan, span: WordSpan): boolean {
  return start >= span.start && start < span.end;
}

function conceptsWithin(found: FoundConcepts, span: WordSpan): number[] {
  const concepts: number[] = [];
  const buckets = bucketsOfConcepts();
  for (const [index, all] of found.finds.entries()) {
    const concept = buckets[index];
    if (all.length === 0 || concept === undefined || concept.ofAdvice) continue;
    const hits = all.filter((hit) => isWithin(hit, span));
    if (hits.length === 0) continue;
    const isSaid = concept.setting || hits.some((hit) => hit.reading === 0);
    concepts.push(isSaid ? concept.said : concept.unsaid);
  }
  return concepts;
}

function namesOf(
  { manners }: FoundConcepts,
  holding: readonly ContentRule[],
  length: number,
): number[] {
  const highest = Math.max(0, ...holding.map(({ level }) => RISK_LEVELS.indexOf(level)));
  return [
    ...manners.map((manner) => withText(start(KIND.manner), manner)),
    ...holding.map(({ id }) => withText(start(KIND.rule), id)),
    withUnit(start(KIND.level), highest),
    withUnit(start(KIND.length), Math.min(LONGEST, Math.floor(2 * Math.log2(length + 1)))),
  ];
}

function addEnglish(tokens: readonly Token[], add: (hash: number) => void): void {
  const words = tokens.map(wordOf);
  for (const [index, word] of words.entries()) {
    add(withText(start(KIND.word), word));
    if (word.length > BEGINNING) add(withText(start(KIND.beginning), word.slice(0, BEGINNING)));
    for (const [kind, distance] of PAIRS) {
      const other = words[index - distance];
      if (other === undefined || tokens[index - distance]?.sentence !== tokens[index]?.sentence)
        continue;
      add(withText(withUnit(withText(start(kind), other), EDGE), word));
    }
    const edged = `_${word}_`;
    for (let at = 0; at + PART <= edged.length; at += 1)
      add(withText(start(KIND.part), edged.slice(at, at + PART)));
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

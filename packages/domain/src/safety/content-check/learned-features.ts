import type { WordSpan } from "../../language/denial.ts";
import { folded, KIND, start, withText, withUnit } from "../../language/features/feature-hash.ts";
import { addChinese, addEnglish } from "../../language/features/word-features.ts";
import type { Token } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { type Features, featuresIn, NAMED_BUCKETS, TEXT_BUCKETS } from "../learned/weight-row.ts";
import { RISK_LEVELS } from "../risk-level.ts";
import { ADVICE_CONCEPTS } from "./advice.data.ts";
import type { ConceptHit, FoundConcepts } from "./concept-hit.ts";
import { CONCEPTS, UNLEARNED_CONCEPTS } from "./concepts.ts";
import type { ContentRule } from "./content-rule.ts";
import { UNLEARNED_RULES } from "./rules.ts";

/** Lengths above this step are one. */
const LONGEST = 12;

type ConceptBuckets = {
  readonly said: number;
  readonly unsaid: number;
  readonly setting: boolean;
  /** Of advice, or of rules alone. */
  readonly isLeftOut: boolean;
};

let conceptBuckets: readonly ConceptBuckets[] | undefined;

/** The buckets of each concept by its number. */
function bucketsOfConcepts(): readonly ConceptBuckets[] {
  conceptBuckets ??= Object.entries(CONCEPTS).map(([id, concept]) => ({
    said: folded(withText(start(KIND.said), id), NAMED_BUCKETS),
    unsaid: folded(withText(start(KIND.unsaid), id), NAMED_BUCKETS),
    setting: concept.setting === true,
    isLeftOut: Object.hasOwn(ADVICE_CONCEPTS, id) || Object.hasOwn(UNLEARNED_CONCEPTS, id),
  }));
  return conceptBuckets;
}

/**
 * The features of a text as read by the rules: hashed words, their beginnings and parts, pairs of words, runs of characters;
 * and the concepts found there, apart by whether any is meant as a plain statement, the rules that hold for the text, how it
 * speaks and how long it is. Concepts for advice are left out, which is not judged here, and so is what rules alone know of
 * (`UNLEARNED_CONCEPTS`, `UNLEARNED_RULES`). The hash (32-bit FNV-1a over UTF-16 units) is part of the format of the trained data.
 */
export function featuresOf(
  found: FoundConcepts,
  language: TextLanguage,
  holding: readonly ContentRule[],
): Features {
  const whole = { start: 0, end: found.text.words.length };
  const [concepts = []] = conceptsBySpan(found, [whole]);
  return featuresOfSpan(found.text.words, whole, language, concepts, namesOf(found, holding));
}

/** The features of each passage of a text, of spans in the order of the text, one by one; in time proportional to the text. */
export function* featuresOfPassages(
  found: FoundConcepts,
  language: TextLanguage,
  holding: readonly ContentRule[],
  spans: readonly WordSpan[],
): Generator<{ readonly span: WordSpan; readonly features: Features }> {
  const concepts = conceptsBySpan(found, spans);
  const names = namesOf(found, holding);
  const { words } = found.text;
  for (const [index, span] of spans.entries()) {
    const inSpan = concepts[index] ?? [];
    yield { span, features: featuresOfSpan(words, span, language, inSpan, names) };
  }
}

function featuresOfSpan(
  words: readonly Token[],
  span: WordSpan,
  language: TextLanguage,
  buckets: readonly number[],
  names: readonly number[],
): Features {
  const text = new Set<number>();
  const add = (hash: number): void => void text.add(folded(hash, TEXT_BUCKETS));
  if (language === "zh") addChinese(words.slice(span.start, span.end), add);
  else addEnglish(words.slice(span.start, span.end), add);
  const concepts = [...buckets, ...names, lengthBucket(span.end - span.start)];
  return featuresIn(text, concepts);
}

/** The buckets of the concepts that begin in each span, each once. */
function conceptsBySpan(
  { finds, text }: FoundConcepts,
  spans: readonly WordSpan[],
): readonly (readonly number[])[] {
  const concepts = bucketsOfConcepts();
  const spanOfWord = new Uint32Array(text.words.length);
  for (const [index, { start, end }] of spans.entries()) spanOfWord.fill(index, start, end);
  const bySpan = spans.map((): number[] => []);
  // There are hundreds of concepts, and finds of a few.
  for (let index = 0; index < finds.length; index += 1) {
    const hits = finds[index] ?? [];
    const concept = concepts[index];
    if (hits.length === 0 || concept === undefined || concept.isLeftOut) continue;
    for (const [span, isPlain] of spansOfHits(hits, spanOfWord))
      bySpan[span]?.push(concept.setting || isPlain ? concept.said : concept.unsaid);
  }
  return bySpan;
}

/** The numbers of the spans in which hits begin, and whether any hit there is meant as a plain statement. */
function spansOfHits(
  hits: readonly ConceptHit[],
  spanOfWord: Uint32Array,
): ReadonlyMap<number, boolean> {
  const found = new Map<number, boolean>();
  for (const { start, reading } of hits) {
    const span = spanOfWord[start] ?? 0;
    if (reading === 0 || !found.has(span)) found.set(span, reading === 0);
  }
  return found;
}

function namesOf({ manners }: FoundConcepts, rules: readonly ContentRule[]): number[] {
  const holding = rules.filter((rule) => !UNLEARNED_RULES.includes(rule));
  const highest = Math.max(0, ...holding.map(({ level }) => RISK_LEVELS.indexOf(level)));
  return [
    ...manners.map((manner) => withText(start(KIND.manner), manner)),
    ...holding.map(({ id }) => withText(start(KIND.rule), id)),
    withUnit(start(KIND.level), highest),
  ].map((hash) => folded(hash, NAMED_BUCKETS));
}

function lengthBucket(words: number): number {
  const step = Math.min(LONGEST, Math.floor(2 * Math.log2(words + 1)));
  return folded(withUnit(start(KIND.length), step), NAMED_BUCKETS);
}

import { folded, KIND, start, withText, withUnit } from "../../language/features/feature-hash.ts";
import { addChinese, addEnglish } from "../../language/features/word-features.ts";
import type { ReadText, Sentence, Token } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import {
  type Features,
  featuresIn,
  NAMED_BUCKETS,
  TEXT_BUCKETS,
} from "../../safety/learned/weight-row.ts";

/** What is known when a sentence of a reply is weighed, each by name. */
export type SentenceEvidence = {
  readonly sentence: Sentence;
  /** The rules that hold for it. */
  readonly rules: readonly string[];
  /** The concepts of advice in it, apart by whether any is stated. */
  readonly concepts: readonly string[];
};

/** Whom a reply is for, as far as it bears on what may be advised: names of limits and facts, and what they asked about. */
export type AdviceFacts = {
  readonly person: readonly string[];
  readonly message: readonly string[];
  /** The concepts of advice in what they wrote. */
  readonly asked: readonly string[];
};

const EDGE = "^".charCodeAt(0);
/** Of whom nothing is known that limits them. */
const WELL: readonly string[] = ["well"];
const QUESTION = /[?？]\s*$/u;
/** How many features of words a short sentence counts as having, so that a single word cannot condemn it (design values). */
const FEWEST: Readonly<Record<TextLanguage, number>> = { en: 250, zh: 150 };

/** The features of what a person wrote: its words, alone and beside what is known of them, and what was found in it. */
export function askedFeatures(
  message: ReadText,
  language: TextLanguage,
  { person, message: findings, asked }: AdviceFacts,
): Features {
  const words = message.words;
  const known = person.length === 0 ? WELL : person;
  const text = new Set<number>();
  const add = addingTo(text);
  addWords(words, language, add);
  for (const fact of known) addBeside(`person ${fact}`, words, add);
  return featuresIn(text, [
    ...namedBuckets([
      ...known.map((fact) => `person ${fact}`),
      ...findings.map((finding) => `asked ${finding}`),
      ...asked.map((concept) => `asks ${concept}`),
    ]),
  ]);
}

/**
 * The features of a sentence of a reply to a person: its words, alone and beside what is known of the person and whether they
 * asked about a danger; and by name the rules and concepts found in it, the person's limits, what they asked about.
 */
export function adviceFeatures(
  reply: ReadText,
  { sentence, rules, concepts }: SentenceEvidence,
  language: TextLanguage,
  { person, message }: AdviceFacts,
  asksOfDanger: boolean,
): Features {
  const words = wordsOf(reply, sentence);
  const known = person.length === 0 ? WELL : person;
  const text = new Set<number>();
  const add = addingTo(text);
  addWords(words, language, add);
  for (const fact of known) {
    const from = withUnit(withText(start(KIND.fact), fact), EDGE);
    for (const word of words) add(withText(from, word.text));
    for (const concept of concepts) add(withText(withUnit(from, EDGE), concept));
  }
  const asks = asksOfDanger ? "asks of danger" : "asks of none";
  addBeside(asks, words, add);
  if (language === "zh") addPairsBeside(asks, words, add);
  const isAsked = QUESTION.test(reply.source.slice(sentence.start, sentence.end));
  const names = [
    ...known.map((fact) => `person ${fact}`),
    ...message.map((finding) => `asked ${finding}`),
    ...concepts.map((concept) => `says ${concept}`),
    ...concepts.map((concept) => `${asks} says ${concept}`),
    ...rules.map((rule) => `rule ${rule}`),
    rules.length === 0 ? "no rule" : "any rule",
    isAsked ? "asked" : "said",
    asks,
  ];
  return featuresIn(text, namedBuckets(names), FEWEST[language]);
}

function addingTo(buckets: Set<number>): (hash: number) => void {
  return (hash) => void buckets.add(folded(hash, TEXT_BUCKETS));
}

function addWords(
  words: readonly Token[],
  language: TextLanguage,
  add: (hash: number) => void,
): void {
  if (language === "zh") addChinese(words, add);
  else addEnglish(words, add);
}

/** Each word beside what is known. */
function addBeside(known: string, words: readonly Token[], add: (hash: number) => void): void {
  const from = withUnit(withText(start(KIND.beside), known), EDGE);
  for (const { stem } of words) add(withText(from, stem));
}

/** A Chinese character says little alone. */
function addPairsBeside(known: string, words: readonly Token[], add: (hash: number) => void): void {
  const from = withUnit(withText(start(KIND.beside), known), EDGE);
  for (const [index, { stem }] of words.entries()) {
    const before = words[index - 1];
    if (before !== undefined) add(withText(withUnit(withText(from, before.stem), EDGE), stem));
  }
}

function namedBuckets(names: readonly string[]): readonly number[] {
  return [...new Set(names.map((name) => folded(withText(start(KIND.name), name), NAMED_BUCKETS)))];
}

function wordsOf({ tokens }: ReadText, { from, to }: Sentence): readonly Token[] {
  return tokens.slice(from, to).filter(({ kind }) => kind !== "mark");
}

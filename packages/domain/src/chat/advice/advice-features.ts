import type { ReadText, Sentence, Token } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { folded, KIND, start, withText, withUnit } from "../../safety/learned/feature-hash.ts";
import {
  type Features,
  featuresIn,
  NAMED_BUCKETS,
  TEXT_BUCKETS,
} from "../../safety/learned/weight-row.ts";
import { addChinese, addEnglish } from "../../safety/learned/word-features.ts";

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
};

const EDGE = "^".charCodeAt(0);
/** Of whom nothing is known that limits them. */
const WELL: readonly string[] = ["well"];
const QUESTION = /[?？]\s*$/u;

/**
 * The features of a sentence of a reply to a person: its words, alone and beside what is known of the person; and by name
 * the rules and concepts found in it, the person's limits, what they asked about.
 */
export function adviceFeatures(
  reply: ReadText,
  { sentence, rules, concepts }: SentenceEvidence,
  language: TextLanguage,
  { person, message }: AdviceFacts,
): Features {
  const words = wordsOf(reply, sentence);
  const known = person.length === 0 ? WELL : person;
  const text = new Set<number>();
  const add = (hash: number): void => void text.add(folded(hash, TEXT_BUCKETS));
  if (language === "zh") addChinese(words, add);
  else addEnglish(words, add);
  for (const fact of known) {
    const from = withUnit(withText(start(KIND.fact), fact), EDGE);
    for (const word of words) add(withText(from, word.text));
    for (const concept of concepts) add(withText(withUnit(from, EDGE), concept));
  }
  const isAsked = QUESTION.test(reply.source.slice(sentence.start, sentence.end));
  const names = [
    ...known.map((fact) => `person ${fact}`),
    ...message.map((finding) => `asked ${finding}`),
    ...concepts.map((concept) => `says ${concept}`),
    ...rules.map((rule) => `rule ${rule}`),
    rules.length === 0 ? "no rule" : "any rule",
    isAsked ? "asked" : "said",
  ];
  const named = names.map((name) => folded(withText(start(KIND.name), name), NAMED_BUCKETS));
  return featuresIn(text, [...new Set(named)]);
}

function wordsOf({ tokens }: ReadText, { from, to }: Sentence): readonly Token[] {
  return tokens.slice(from, to).filter(({ kind }) => kind !== "mark");
}

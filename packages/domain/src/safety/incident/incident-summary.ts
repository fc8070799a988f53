import type { ReadText } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import type { ContentCheck } from "../content-check.ts";
import type { RiskLevel } from "../risk-level.ts";
import type { SafetyFlag } from "../safety-flag.ts";

/** How long a text is, in characters (code points); classes, because an exact length can tell texts apart. */
export const LENGTH_CLASSES = [
  "1-20",
  "21-100",
  "101-500",
  "501-2000",
  "2001-10000",
  "over 10000",
] as const;
export type LengthClass = (typeof LENGTH_CLASSES)[number];

/** How many sentences a text has. */
export const SENTENCE_CLASSES = ["1", "2-5", "6-20", "21-100", "over 100"] as const;
export type SentenceClass = (typeof SENTENCE_CLASSES)[number];

/** What is kept of a text: codes and classes, none of its words. */
export type TextSummary = {
  readonly language: TextLanguage;
  readonly riskLevel: RiskLevel;
  /** What was recognised, most serious first. */
  readonly flags: readonly SafetyFlag[];
  readonly characters: LengthClass;
  readonly sentences: SentenceClass;
};

/** What is kept of a report: a summary of each text, null for one that was not sent. */
export type IncidentSummary = {
  readonly description: TextSummary;
  readonly aiResponse: TextSummary | null;
};

/** Reduces a text to codes and classes; `check` is the outcome of checking the same text. */
export function summariseText(text: ReadText, check: ContentCheck): TextSummary {
  return {
    language: check.language,
    riskLevel: check.riskLevel,
    flags: check.flags,
    characters: lengthClassOf(countCharacters(text.source)),
    sentences: sentenceClassOf(countSentences(text)),
  };
}

const LONGEST: readonly (readonly [number, LengthClass])[] = [
  [20, "1-20"],
  [100, "21-100"],
  [500, "101-500"],
  [2_000, "501-2000"],
  [10_000, "2001-10000"],
];

function lengthClassOf(count: number): LengthClass {
  return LONGEST.find(([most]) => count <= most)?.[1] ?? "over 10000";
}

const MOST_SENTENCES: readonly (readonly [number, SentenceClass])[] = [
  [1, "1"],
  [5, "2-5"],
  [20, "6-20"],
  [100, "21-100"],
];

function sentenceClassOf(count: number): SentenceClass {
  return MOST_SENTENCES.find(([most]) => count <= most)?.[1] ?? "over 100";
}

function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Those with a word or number in them. */
function countSentences({ words }: ReadText): number {
  return new Set(words.map(({ sentence }) => sentence)).size;
}

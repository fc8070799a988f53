import type { ReadText } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { createLabelJudge, labelFeatures } from "../../safety/learned/label-judge.ts";
import type { Features, PackedRows } from "../../safety/learned/weight-row.ts";
import type { Intent } from "./intents.ts";

/** The weights of one language as they are stored: a row for each intent. */
export type IntentModelData = {
  /** What it was trained on, as a SHA-256. */
  readonly trainedOn: string;
  readonly rows: PackedRows<Intent>;
};

/** The trained weights of intents. */
export type IntentWeights = Readonly<Record<TextLanguage, IntentModelData>>;

/** What a message is for, and how sure that is, 0-1. */
export type JudgedIntent = { readonly intent: Intent; readonly chance: number };

/** Tells what a message is for. */
export type JudgeIntent = (message: ReadText, language: TextLanguage) => JudgedIntent;

/** Short messages share few words: fewer buckets do (design value). */
export const INTENT_BUCKETS = 1 << 17;
/** Longer messages are told by how they begin and end, in tokens (design value). */
const TOLD_BY = { first: 40, last: 20 } as const;

/** The judge with its weights, which are unpacked at the first message of their language. */
export function createIntentJudge(weights: IntentWeights): JudgeIntent {
  const judge = createLabelJudge(weights, INTENT_BUCKETS);
  return (message, language) => {
    const { label: intent, chance } = judge(intentFeatures(message, language), language);
    return { intent, chance };
  };
}

/** The features of a message: its words, and how long it is and whether it asks. */
export function intentFeatures({ words, source }: ReadText, language: TextLanguage): Features {
  const { first, last } = TOLD_BY;
  const told =
    words.length <= first + last ? words : [...words.slice(0, first), ...words.slice(-last)];
  const names = [
    `length ${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`,
    /[?？]/u.test(source) ? "asks" : "says",
    `first ${words[0]?.text ?? ""}`,
    `last ${words.at(-1)?.text ?? ""}`,
  ];
  return labelFeatures(told, names, language, INTENT_BUCKETS);
}

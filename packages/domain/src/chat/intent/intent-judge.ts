import { folded, KIND, start, withText } from "../../language/features/feature-hash.ts";
import { addChinese, addEnglish } from "../../language/features/word-features.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import {
  type Features,
  featuresIn,
  NAMED_BUCKETS,
  type PackedRows,
  scoreOf,
  unpackRows,
  type WeightRow,
} from "../../safety/learned/weight-row.ts";
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
  const rows = new Map<TextLanguage, readonly (readonly [Intent, WeightRow])[]>();
  return (message, language) => {
    const known = rows.get(language) ?? unpackRows(weights[language].rows, INTENT_BUCKETS);
    rows.set(language, known);
    const features = intentFeatures(message, language);
    const scores = known.map(([intent, row]) => [intent, scoreOf(row, features)] as const);
    return likeliest(scores);
  };
}

/** The features of a message: its words, and how long it is and whether it asks. */
export function intentFeatures({ words, source }: ReadText, language: TextLanguage): Features {
  const { first, last } = TOLD_BY;
  const told =
    words.length <= first + last ? words : [...words.slice(0, first), ...words.slice(-last)];
  const text = new Set<number>();
  const add = (hash: number): void => void text.add(folded(hash, INTENT_BUCKETS));
  if (language === "zh") addChinese(told, add);
  else addEnglish(told, add);
  const names = [
    `length ${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`,
    /[?？]/u.test(source) ? "asks" : "says",
    `first ${words[0]?.text ?? ""}`,
    `last ${words.at(-1)?.text ?? ""}`,
  ];
  return featuresIn(
    text,
    names.map((name) => folded(withText(start(KIND.name), name), NAMED_BUCKETS)),
  );
}

function likeliest(scores: readonly (readonly [Intent, number])[]): JudgedIntent {
  const [first, ...others] = scores.toSorted((left, right) => right[1] - left[1]);
  if (first === undefined) throw new Error("The trained weights of intents have no row.");
  const [intent, best] = first;
  const rest = others.reduce((sum, [, score]) => sum + Math.exp(score - best), 0);
  return { intent, chance: 1 / (1 + rest) };
}

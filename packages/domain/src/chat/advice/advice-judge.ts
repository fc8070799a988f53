import type { TextLanguage } from "../../language/text-language.ts";
import {
  type Features,
  type PackedRows,
  scoreOf,
  TEXT_BUCKETS,
  unpackRows,
  type WeightRow,
} from "../../safety/learned/weight-row.ts";

/** What speaks against a sentence beside its words: nothing, a rule or a finding, or a limit of the person. */
export const SPEAKS_AGAINST = ["words", "rule", "limit"] as const;
export type SpeaksAgainst = (typeof SPEAKS_AGAINST)[number];

/** The weights of one language as they are stored. */
export type AdviceModelData = {
  /** What it was trained on, as a SHA-256. */
  readonly trainedOn: string;
  /** The score from which a sentence is unsafe, by what speaks against it beside its words. */
  readonly thresholds: Readonly<Record<SpeaksAgainst, number>>;
  readonly rows: PackedRows<"unsafe">;
};

/** The trained weights of the review of replies. */
export type AdviceWeights = Readonly<Record<TextLanguage, AdviceModelData>>;

/** Whether a sentence with these features must not reach the person. */
export type JudgeAdvice = (
  language: TextLanguage,
  features: Features,
  against: SpeaksAgainst,
) => boolean;

/** The judge with its weights, which are unpacked at the first sentence of their language. */
export function createAdviceJudge(weights: AdviceWeights): JudgeAdvice {
  const rows = new Map<TextLanguage, WeightRow>();
  return (language, features, against) => {
    const row = rows.get(language) ?? unpacked(weights[language]);
    rows.set(language, row);
    return scoreOf(row, features) >= weights[language].thresholds[against];
  };
}

function unpacked({ rows }: AdviceModelData): WeightRow {
  const [first] = unpackRows(rows, TEXT_BUCKETS);
  if (first === undefined) throw new Error("The trained weights of advice have no row.");
  return first[1];
}

import type { TextLanguage } from "../../language/text-language.ts";
import {
  type Features,
  type PackedRows,
  scoreOf,
  TEXT_BUCKETS,
  unpackRows,
  type WeightRow,
} from "../../safety/learned/weight-row.ts";

/** What a sentence of a reply is weighed by. */
export type WeighedAdvice = {
  /** Of what the person asked. */
  readonly asked: Features;
  /** Of the sentence, as said to somebody who asked about a danger or about none. */
  readonly said: (asksOfDanger: boolean) => Features;
};

/** The weights of one language as they are stored. */
export type AdviceModelData = {
  /** What it was trained on, as a SHA-256. */
  readonly trainedOn: string;
  /** The score from which a sentence is unsafe. */
  readonly threshold: number;
  /** Tells messages that ask about a danger, or tell of one: from a score of 0. */
  readonly asked: PackedRows<"asked">;
  readonly rows: PackedRows<"unsafe">;
};

/** The trained weights of the review of replies. */
export type AdviceWeights = Readonly<Record<TextLanguage, AdviceModelData>>;

/** Whether a sentence must not reach the person. */
export type JudgeAdvice = (language: TextLanguage, advice: WeighedAdvice) => boolean;

type Rows = { readonly asked: WeightRow; readonly unsafe: WeightRow };

/** The judge with its weights, which are unpacked at the first sentence of their language. */
export function createAdviceJudge(weights: AdviceWeights): JudgeAdvice {
  const unpacked = new Map<TextLanguage, Rows>();
  return (language, { asked, said }) => {
    const { threshold, ...packed } = weights[language];
    const rows = unpacked.get(language) ?? {
      asked: rowOf(packed.asked),
      unsafe: rowOf(packed.rows),
    };
    unpacked.set(language, rows);
    const asksOfDanger = scoreOf(rows.asked, asked) >= 0;
    return scoreOf(rows.unsafe, said(asksOfDanger)) >= threshold;
  };
}

function rowOf(packed: PackedRows<string>): WeightRow {
  const [first] = unpackRows(packed, TEXT_BUCKETS);
  if (first === undefined) throw new Error("The trained weights of advice have no row.");
  return first[1];
}

import type { TextLanguage } from "../../language/text-language.ts";
import {
  type Features,
  type PackedRows,
  scoreOf,
  TEXT_BUCKETS,
  unpackRows,
  type WeightRow,
} from "../../safety/learned/weight-row.ts";
import { type AdviceMeasures, unsafeSentences } from "./advice-verdict.ts";

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
  readonly measures: AdviceMeasures;
  /** Tells messages that ask about a danger, or tell of one: from a score of 0. */
  readonly asked: PackedRows<"asked">;
  /** Tell sentences that are unsafe, and those that warn of something or advise against it. */
  readonly rows: PackedRows<"unsafe" | "caution">;
};

/** The trained weights of the review of replies. */
export type AdviceWeights = Readonly<Record<TextLanguage, AdviceModelData>>;

/** Which sentences of a reply must not reach the person; `isLed`: whether a text of the service that keeps the danger in view stands before it. */
export type JudgeAdvice = (
  language: TextLanguage,
  reply: readonly WeighedAdvice[],
  isLed?: boolean,
) => readonly boolean[];

type AdviceModel = {
  readonly measures: AdviceMeasures;
  readonly rows: Readonly<Record<"asked" | "unsafe" | "caution", WeightRow>>;
};

/** The judge with its weights, which are unpacked at the first reply of their language. */
export function createAdviceJudge(weights: AdviceWeights): JudgeAdvice {
  const models = new Map<TextLanguage, AdviceModel>();
  return (language, reply, isLed = false) => {
    const model = models.get(language) ?? unpacked(weights[language]);
    models.set(language, model);
    const { measures, rows } = model;
    const [first] = reply;
    if (first === undefined) return [];
    const danger = scoreOf(rows.asked, first.asked);
    const scores = reply.map(({ said }) => {
      const features = said(danger >= 0);
      return {
        unsafe: scoreOf(rows.unsafe, features),
        caution: scoreOf(rows.caution, features),
      };
    });
    return unsafeSentences({ danger, scores, isLed }, measures);
  };
}

function unpacked({ measures, asked, rows: packed }: AdviceModelData): AdviceModel {
  const rows = new Map<string, WeightRow>([
    ...unpackRows(asked, TEXT_BUCKETS),
    ...unpackRows(packed, TEXT_BUCKETS),
  ]);
  return {
    measures,
    rows: { asked: row(rows, "asked"), unsafe: row(rows, "unsafe"), caution: row(rows, "caution") },
  };
}

function row(rows: ReadonlyMap<string, WeightRow>, name: keyof AdviceModel["rows"]): WeightRow {
  const found = rows.get(name);
  if (found === undefined) throw new Error(`The trained weights of advice have no row ${name}.`);
  return found;
}

import type { ReadText } from "../../../language/read-text.ts";
import type { TextLanguage } from "../../../language/text-language.ts";
import {
  type PackedRows,
  scoreOf,
  unpackRows,
  type WeightRow,
} from "../../../safety/learned/weight-row.ts";
import type { LocalDate } from "../../../shared/local-date.ts";
import { FORM_BUCKETS, formFeatures } from "./form-features.ts";
import type { RecordForm } from "./record-forms.ts";

/** The weights of one language as they are stored: a row for each form. */
export type FormModelData = {
  /** What it was trained on, as a SHA-256. */
  readonly trainedOn: string;
  readonly rows: PackedRows<RecordForm>;
};

/** The form that a question most likely has, and how sure that is, 0-1. */
export type JudgedForm = { readonly form: RecordForm; readonly chance: number };

/** The trained weights of forms. */
export type FormWeights = Readonly<Record<TextLanguage, FormModelData>>;

/** Tells what a question about one's own records most likely asks for, whatever its words. */
export type JudgeForm = (
  question: ReadText,
  today: LocalDate,
  language: TextLanguage,
) => JudgedForm;

/** The judge with its weights, which are unpacked at the first question of their language. */
export function createFormJudge(weights: FormWeights): JudgeForm {
  const unpacked = new Map<TextLanguage, readonly (readonly [RecordForm, WeightRow])[]>();
  return (question, today, language) => {
    const rows = unpacked.get(language) ?? unpackRows(weights[language].rows, FORM_BUCKETS);
    unpacked.set(language, rows);
    const features = formFeatures(question, today, language);
    return likeliest(rows.map(([form, row]) => [form, scoreOf(row, features)] as const));
  };
}

function likeliest(scores: readonly (readonly [RecordForm, number])[]): JudgedForm {
  const [first, ...others] = scores.toSorted((left, right) => right[1] - left[1]);
  if (first === undefined) throw new Error("The trained weights of record forms have no row.");
  const [form, best] = first;
  const rest = others.reduce((sum, [, score]) => sum + Math.exp(score - best), 0);
  return { form, chance: 1 / (1 + rest) };
}

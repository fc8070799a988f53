import type { ReadText } from "../../../language/read-text.ts";
import type { TextLanguage } from "../../../language/text-language.ts";
import { createLabelJudge } from "../../../safety/learned/label-judge.ts";
import type { PackedRows } from "../../../safety/learned/weight-row.ts";
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
  const judge = createLabelJudge(weights, FORM_BUCKETS);
  return (question, today, language) => {
    const { label: form, chance } = judge(formFeatures(question, today, language), language);
    return { form, chance };
  };
}

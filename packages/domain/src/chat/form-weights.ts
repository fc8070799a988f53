import type { FormWeights } from "./records/wording/form-judge.ts";
import { ENGLISH_FORM_WEIGHTS } from "./records/wording/weights-en.data.ts";
import { CHINESE_FORM_WEIGHTS } from "./records/wording/weights-zh.data.ts";

/** The trained weights of forms of questions about records, packed, for `createFormJudge`. */
export const FORM_WEIGHTS: FormWeights = {
  en: ENGLISH_FORM_WEIGHTS,
  zh: CHINESE_FORM_WEIGHTS,
};

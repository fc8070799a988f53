import type { AdviceWeights } from "./advice/advice-judge.ts";
import { ENGLISH_ADVICE_WEIGHTS } from "./advice/weights-en.data.ts";
import { CHINESE_ADVICE_WEIGHTS } from "./advice/weights-zh.data.ts";

/** The trained weights of the review of replies, packed, for `createAdviceJudge`. */
export const ADVICE_WEIGHTS: AdviceWeights = {
  en: ENGLISH_ADVICE_WEIGHTS,
  zh: CHINESE_ADVICE_WEIGHTS,
};

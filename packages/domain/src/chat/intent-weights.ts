import type { IntentWeights } from "./intent/intent-judge.ts";
import { ENGLISH_INTENT_WEIGHTS } from "./intent/weights-en.data.ts";
import { CHINESE_INTENT_WEIGHTS } from "./intent/weights-zh.data.ts";

/** The trained weights of intents, packed, for `createIntentJudge`. */
export const INTENT_WEIGHTS: IntentWeights = {
  en: ENGLISH_INTENT_WEIGHTS,
  zh: CHINESE_INTENT_WEIGHTS,
};

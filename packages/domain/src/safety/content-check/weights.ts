import type { ContentCheckWeights } from "./learned-model.ts";
import { ENGLISH_WEIGHTS } from "./weights-en.data.ts";
import { CHINESE_WEIGHTS } from "./weights-zh.data.ts";

/** The trained weights of the content check, packed, for `createContentCheck`. */
export const CONTENT_CHECK_WEIGHTS: ContentCheckWeights = {
  en: ENGLISH_WEIGHTS,
  zh: CHINESE_WEIGHTS,
};

/** Why planned exercise is too hard. The policy's own reasons stand with its rules. */
import type { BilingualText } from "../../language/text-language.ts";
import type { AllowedIntensity } from "../policy/exercise-intensity.ts";

/** By the hardest effort that is allowed. */
export const TOO_HARD: Readonly<Record<Exclude<AllowedIntensity, "vigorous">, BilingualText>> = {
  none: {
    en: "No exercise for now, until a doctor agrees.",
    zh: "在医生同意之前，暂时不要运动。",
  },
  light: { en: "Nothing harder than light effort.", zh: "不超过低强度。" },
  moderate: { en: "Nothing harder than moderate effort.", zh: "不超过中等强度。" },
};

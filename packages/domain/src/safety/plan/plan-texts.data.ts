/** What is said of planned exercise that the safety policy does not allow. The policy's own reasons stand with its rules. */
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

export const NOT_ALLOWED: BilingualText = {
  en: 'Your scheme "{scheme}" has "{item}", which the safety policy does not allow for you now. {reason} Leave it out, or ask a doctor first.',
  zh: "你的方案“{scheme}”中的“{item}”目前不符合你的安全限制。{reason}请先不做，或先咨询医生。",
};

/** Where there are more than are named. */
export const MORE_NOT_ALLOWED: BilingualText = {
  en: "There are more such exercises in your plans; the check of your records names them.",
  zh: "你的方案中还有其他这样的运动；检查记录时会逐一列出。",
};

/** What is said about advice that is harder than a person may exercise. */

import type { BilingualText } from "../../language/text-language.ts";
import type { AllowedIntensity } from "../../safety/policy/exercise-intensity.ts";

export const INTENSITY_BREACHES: Readonly<
  Record<Exclude<AllowedIntensity, "vigorous">, BilingualText>
> = {
  none: {
    en: "Avoid all exercise for now, until a doctor agrees.",
    zh: "在医生同意之前，暂时不要运动。",
  },
  light: { en: "Avoid effort that is more than light.", zh: "避免超过低强度的运动。" },
  moderate: { en: "Avoid effort that is more than moderate.", zh: "避免超过中等强度的运动。" },
};

/**
 * What signs that cannot wait for an appointment ask for. Source: US National Institute for Occupational Safety and
 * Health, About rhabdomyolysis and work, 2024; the wording is this service's own.
 */
import type { BilingualText } from "../language/text-language.ts";

/** For urine that is dark after hard exercise: muscle may be breaking down, and the kidneys are in danger. */
export const DARK_URINE_CARE: BilingualText = {
  en:
    "Tea- or cola-coloured urine after hard exercise: go to urgent care or an emergency department straight away, " +
    "even if you feel well otherwise; do not exercise.",
  zh: "剧烈运动后尿液呈茶色、酱油色或可乐色：请立即去急诊，即使其他方面感觉良好也不要等；不要再运动。",
};

/** The rules of the content check that find such a sign, with what they ask for. */
export const URGENT_CARE_OF_RULES: Readonly<Record<string, BilingualText>> = {
  "emergency.rhabdomyolysis": DARK_URINE_CARE,
};

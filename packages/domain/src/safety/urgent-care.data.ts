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

/** The same, told to somebody who writes about another person. */
const DARK_URINE_CARE_OF_OTHER: BilingualText = {
  en:
    "Tea- or cola-coloured urine after hard exercise: see that they go to urgent care or an emergency department " +
    "straight away, even if they feel well otherwise; they must not exercise.",
  zh: "剧烈运动后尿液呈茶色、酱油色或可乐色：请让对方立即去急诊，即使其他方面感觉良好也不要等；不要再运动。",
};

/** A sign that cannot wait: the rule of the content check that finds it, and what it asks for. */
export type UrgentCare = {
  readonly ruleId: string;
  /** Rules that find the same sign by less of it, and add nothing where `ruleId` has found it. */
  readonly foundToo: readonly string[];
  readonly writer: BilingualText;
  readonly other: BilingualText;
};

export const URGENT_CARE: readonly UrgentCare[] = [
  {
    ruleId: "emergency.rhabdomyolysis",
    foundToo: ["emergency.urine"],
    writer: DARK_URINE_CARE,
    other: DARK_URINE_CARE_OF_OTHER,
  },
];

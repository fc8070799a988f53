/** Classes and equations of the health metrics, each with its source. */
import { SAFETY_SOURCES } from "../safety/policy/safety-sources.data.ts";
import type { SafetySource } from "../safety/safety-flag.ts";

export const BMI_CATEGORIES = ["underweight", "normal", "overweight", "obese"] as const;

type BmiClass = {
  readonly from: number;
  readonly category: (typeof BMI_CATEGORIES)[number];
  readonly source: SafetySource;
};

/** From which body mass index on (kg/m²) each class of adults holds, highest first. */
export const BMI_CLASSES: readonly BmiClass[] = [
  { from: 30, category: "obese", source: SAFETY_SOURCES.whoBodyMass },
  { from: 25, category: "overweight", source: SAFETY_SOURCES.whoBodyMass },
  { from: 18.5, category: "normal", source: SAFETY_SOURCES.whoBodyMass },
  { from: 0, category: "underweight", source: SAFETY_SOURCES.whoBodyMass },
];

/** Resting metabolic rate in kcal a day: so much for each kg, cm and year, and a constant for the sex. */
export const RESTING_METABOLISM = {
  perKilogram: 10,
  perCentimetre: 6.25,
  perYear: -5,
  constant: { male: 5, female: -161 },
  source: {
    kind: "publication",
    organisation: "American Society for Clinical Nutrition",
    title:
      "A new predictive equation for resting energy expenditure in healthy individuals (Mifflin et al., Am J Clin Nutr 51(2):241-247)",
    year: 1990,
    url: "https://doi.org/10.1093/ajcn/51.2.241",
  },
} as const satisfies { readonly source: SafetySource; readonly [name: string]: unknown };

/** The highest pulse of adults: so many beats a minute less ten years' tenths of beats (208 - 0.7 x age). */
export const MAX_HEART_RATE = {
  atBirthTenths: 2080,
  perYearTenths: 7,
  source: SAFETY_SOURCES.tanaka,
} as const;

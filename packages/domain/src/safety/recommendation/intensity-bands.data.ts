/**
 * Bands of effort. Source: Garber et al., Quantity and quality of exercise, Med Sci Sports Exerc 2011;43(7):1334-1359
 * (percent of heart-rate reserve, percent of maximal heart rate, Borg 6-20).
 */
import type { AllowedIntensity } from "../policy/exercise-intensity.ts";
import type { Range } from "./exercise-recommendation.ts";

export type IntensityBand = {
  readonly reservePercent: Range;
  readonly maximumPercent: Range;
  readonly perceivedExertion: Range;
};

export const INTENSITY_BANDS: Readonly<Record<Exclude<AllowedIntensity, "none">, IntensityBand>> = {
  light: {
    reservePercent: { min: 30, max: 39 },
    maximumPercent: { min: 57, max: 63 },
    perceivedExertion: { min: 9, max: 11 },
  },
  moderate: {
    reservePercent: { min: 40, max: 59 },
    maximumPercent: { min: 64, max: 76 },
    perceivedExertion: { min: 12, max: 13 },
  },
  vigorous: {
    reservePercent: { min: 60, max: 89 },
    maximumPercent: { min: 77, max: 95 },
    perceivedExertion: { min: 14, max: 17 },
  },
};

/** No exertion at all on the Borg scale. */
export const NO_EXERTION: Range = { min: 6, max: 6 };

import type { LocalDate } from "../../shared/local-date.ts";
import { roundedTo } from "../../shared/rounding.ts";
import {
  type ActivityLevel,
  AGE_YEARS,
  ageOn,
  type Gender,
  PROFILE_LIMITS,
  type Profile,
} from "../../user/profile.ts";

/** How hard somebody wants to exercise. */
export const DESIRED_INTENSITIES = ["light", "moderate", "vigorous"] as const;
export type DesiredIntensity = (typeof DESIRED_INTENSITIES)[number];

/** What may be told about a person whose risk is assessed; what is absent is not known. */
export type RiskProfile = {
  readonly age?: number | undefined;
  readonly gender?: Gender | undefined;
  readonly heightCm?: number | undefined;
  readonly weightKg?: number | undefined;
  readonly restingHeartRateBpm?: number | undefined;
  readonly systolicBloodPressure?: number | undefined;
  readonly diastolicBloodPressure?: number | undefined;
  readonly conditions?: readonly string[] | undefined;
  readonly symptoms?: readonly string[] | undefined;
  readonly medications?: readonly string[] | undefined;
  readonly injuries?: readonly string[] | undefined;
  readonly pregnant?: boolean | undefined;
  readonly smoker?: boolean | undefined;
  readonly regularExerciser?: boolean | undefined;
  readonly activityLevel?: ActivityLevel | undefined;
  readonly desiredIntensity?: DesiredIntensity | undefined;
  readonly familyHistoryOfCardiovascularDisease?: boolean | undefined;
};

/** Bounds of the inputs. Blood pressure and body mass: design values, wider than any published extreme. */
export const RISK_PROFILE_LIMITS = {
  ...PROFILE_LIMITS,
  ageYears: AGE_YEARS,
  systolicBloodPressure: { min: 50, max: 300 },
  diastolicBloodPressure: { min: 20, max: 200 },
  bodyMassIndex: { min: 7, max: 210 },
  listEntries: 50,
  entryLength: 100,
} as const;

const SQUARE_CENTIMETRES_PER_SQUARE_METRE = 10_000;

/** Body mass index in kg/m²; undefined when height or weight is not known. */
export function bodyMassIndexOf({ heightCm, weightKg }: RiskProfile): number | undefined {
  if (heightCm === undefined || weightKg === undefined) return undefined;
  // Not by metres: 76.8 kg at 160 cm is 30, and 76.8 / 1.6 ** 2 a little less.
  return (weightKg * SQUARE_CENTIMETRES_PER_SQUARE_METRE) / heightCm ** 2;
}

/**
 * The body mass index as it is told, with one decimal. Every class goes by it, so that no two answers put one body into different
 * ones; undefined when height or weight is not known.
 */
export function toldBodyMassIndex(profile: RiskProfile): number | undefined {
  const exact = bodyMassIndexOf(profile);
  return exact === undefined ? undefined : roundedTo(1, exact);
}

/** Whether height and weight that give this index can belong to one body; otherwise one of them is a slip. */
export function isPlausibleBodyMassIndex(index: number): boolean {
  const { min, max } = RISK_PROFILE_LIMITS.bodyMassIndex;
  return index >= min && index <= max;
}

/** What a stored profile tells about the risk on `today`; `further` adds to it or replaces it. */
export function riskProfileOf(
  profile: Profile,
  today: LocalDate,
  further: RiskProfile = {},
): RiskProfile {
  return {
    age: ageOn(profile.birth, today) ?? undefined,
    gender: profile.gender ?? undefined,
    heightCm: profile.heightCm ?? undefined,
    weightKg: profile.weightKg ?? undefined,
    restingHeartRateBpm: profile.restingHeartRateBpm ?? undefined,
    activityLevel: profile.activityLevel ?? undefined,
    ...further,
    conditions: [...profile.conditions, ...(further.conditions ?? [])],
    medications: [...profile.medications, ...(further.medications ?? [])],
  };
}

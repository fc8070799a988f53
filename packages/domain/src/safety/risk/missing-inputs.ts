import { ADULT_FROM_YEARS } from "../../user/adulthood.ts";
import { LIKELY_PREGNANCY_AGES } from "./profile-rules.data.ts";
import type { RiskProfile } from "./risk-profile.ts";

/** Below these ages (years) the answer would not change the result: adult risk factors, and what children do not do. */
const ASKED_FROM_YEARS: Readonly<Partial<Record<keyof RiskProfile, number>>> = {
  smoker: 13,
  familyHistoryOfCardiovascularDisease: ADULT_FROM_YEARS,
};

const ASKED: readonly (keyof RiskProfile)[] = [
  "age",
  "gender",
  "heightCm",
  "weightKg",
  "restingHeartRateBpm",
  "systolicBloodPressure",
  "diastolicBloodPressure",
  "conditions",
  "symptoms",
  "medications",
  "injuries",
  "smoker",
  "desiredIntensity",
  "familyHistoryOfCardiovascularDisease",
];

/** The fields that were not told and could change the result. */
export function missingInputsOf(profile: RiskProfile): readonly (keyof RiskProfile)[] {
  const { age = Number.POSITIVE_INFINITY } = profile;
  const missing = ASKED.filter(
    (field) => profile[field] === undefined && age >= (ASKED_FROM_YEARS[field] ?? 0),
  );
  if (profile.pregnant === undefined && mayBePregnant(profile)) missing.push("pregnant");
  if (profile.regularExerciser === undefined && profile.activityLevel === undefined) {
    missing.push("regularExerciser");
  }
  return missing;
}

function mayBePregnant({ gender, age }: RiskProfile): boolean {
  if (gender === "male") return false;
  return (
    age === undefined || (age >= LIKELY_PREGNANCY_AGES.min && age <= LIKELY_PREGNANCY_AGES.max)
  );
}

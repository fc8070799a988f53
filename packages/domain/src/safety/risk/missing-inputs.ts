import { LIKELY_PREGNANCY_AGES } from "./profile-rules.data.ts";
import type { RiskProfile } from "./risk-profile.ts";

/** Below these ages (years) the answer would not change the result: adult risk factors, and what children do not do. */
const ASKED_FROM_YEARS: Readonly<Partial<Record<keyof RiskProfile, number>>> = {
  smoker: 13,
  familyHistoryOfCardiovascularDisease: 18,
};

const ASKED: readonly (readonly [name: string, field: keyof RiskProfile])[] = [
  ["age", "age"],
  ["gender", "gender"],
  ["height_cm", "heightCm"],
  ["weight_kg", "weightKg"],
  ["resting_heart_rate_bpm", "restingHeartRateBpm"],
  ["systolic_bp", "systolicBloodPressure"],
  ["diastolic_bp", "diastolicBloodPressure"],
  ["conditions", "conditions"],
  ["symptoms", "symptoms"],
  ["medications", "medications"],
  ["injuries", "injuries"],
  ["smoker", "smoker"],
  ["desired_intensity", "desiredIntensity"],
  ["family_history_cvd", "familyHistoryOfCardiovascularDisease"],
];

/** The wire names of what was not told and could change the result. */
export function missingInputsOf(profile: RiskProfile): readonly string[] {
  const { age = Number.POSITIVE_INFINITY } = profile;
  const missing = ASKED.filter(
    ([, field]) => profile[field] === undefined && age >= (ASKED_FROM_YEARS[field] ?? 0),
  ).map(([name]) => name);
  if (profile.pregnant === undefined && mayBePregnant(profile)) missing.push("pregnant");
  if (profile.regularExerciser === undefined && profile.activityLevel === undefined) {
    missing.push("regular_exerciser");
  }
  return missing;
}

function mayBePregnant({ gender, age }: RiskProfile): boolean {
  if (gender === "male") return false;
  return (
    age === undefined || (age >= LIKELY_PREGNANCY_AGES.min && age <= LIKELY_PREGNANCY_AGES.max)
  );
}

import type { RiskProfile } from "./risk-profile.ts";

const LIKELY_PREGNANCY_AGES = { min: 10, max: 60 } as const;

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
  const missing = ASKED.filter(([, field]) => profile[field] === undefined).map(([name]) => name);
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

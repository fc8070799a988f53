import fc from "fast-check";
import { HEALTH_CONCEPTS } from "../../../src/safety/risk/concept-index.ts";
import {
  DESIRED_INTENSITIES,
  RISK_PROFILE_LIMITS,
  type RiskProfile,
} from "../../../src/safety/risk/risk-profile.ts";
import { ACTIVITY_LEVELS, GENDERS } from "../../../src/user/profile.ts";

const anyEntry = fc.oneof(
  fc.constantFrom(...HEALTH_CONCEPTS.flatMap(({ terms }) => terms)),
  fc.string({ unit: "binary", maxLength: 30 }),
);

export const anyEntries = fc.array(anyEntry, { maxLength: 4 });

/** Any profile within the bounds. */
export const anyProfile: fc.Arbitrary<RiskProfile> = fc.record(
  {
    age: fc.integer(RISK_PROFILE_LIMITS.ageYears),
    gender: fc.constantFrom(...GENDERS),
    heightCm: fc.double({ ...RISK_PROFILE_LIMITS.heightCm, noNaN: true }),
    weightKg: fc.double({ ...RISK_PROFILE_LIMITS.weightKg, noNaN: true }),
    restingHeartRateBpm: fc.double({ ...RISK_PROFILE_LIMITS.restingHeartRateBpm, noNaN: true }),
    systolicBloodPressure: fc.integer(RISK_PROFILE_LIMITS.systolicBloodPressure),
    diastolicBloodPressure: fc.integer(RISK_PROFILE_LIMITS.diastolicBloodPressure),
    conditions: anyEntries,
    symptoms: anyEntries,
    medications: anyEntries,
    injuries: anyEntries,
    pregnant: fc.boolean(),
    smoker: fc.boolean(),
    regularExerciser: fc.boolean(),
    activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
    desiredIntensity: fc.constantFrom(...DESIRED_INTENSITIES),
    familyHistoryOfCardiovascularDisease: fc.boolean(),
  },
  { requiredKeys: [] },
);

import type { ActivityLevel } from "../../user/profile.ts";
import type { FoundFactor } from "./found-factor.ts";
import { bilingual } from "./found-factor.ts";
import {
  CHILD_BODY_LIMITS,
  CONTRADICTORY_ACTIVITY,
  CONTRADICTORY_BLOOD_PRESSURE,
  CONTRADICTORY_PREGNANCY,
  CONTRADICTORY_SMOKING,
  IMPLAUSIBLE_BODY_FOR_AGE,
  LIKELY_PREGNANCY_AGES,
  UNUSUAL_AGE_FOR_PREGNANCY,
} from "./profile-rules.data.ts";
import type { RiskProfile } from "./risk-profile.ts";

/** Levels that mean 30 minutes of moderate exercise on 3 days a week (design value). */
const REGULAR_LEVELS: ReadonlySet<ActivityLevel> = new Set(["moderate", "active", "very_active"]);

/**
 * The answers to "exercises regularly?" that a profile allows: one, or both when it contradicts itself. Unknown counts
 * as no.
 */
export function possibleActivity(profile: RiskProfile): readonly boolean[] {
  const byLevel =
    profile.activityLevel === undefined ? undefined : REGULAR_LEVELS.has(profile.activityLevel);
  const stated = profile.regularExerciser ?? byLevel ?? false;
  return byLevel === undefined || byLevel === stated ? [stated] : [false, true];
}

/** What in a profile contradicts something else; the more cautious reading holds in each case. */
export function contradictionFactors(
  profile: RiskProfile,
  found: readonly FoundFactor[],
): readonly FoundFactor[] {
  const factors: FoundFactor[] = [];
  const add = (rule: Omit<FoundFactor, "origin" | "evidence">, evidence: string): void => {
    factors.push({ ...rule, origin: "profile", evidence: bilingual(evidence) });
  };
  const isTold = (code: string): boolean => found.some((factor) => factor.code === code);
  if (possibleActivity(profile).length > 1) {
    add(CONTRADICTORY_ACTIVITY, "regular_exerciser / activity_level");
  }
  if (isTold("pregnancy") && (profile.pregnant === false || profile.gender === "male")) {
    add(CONTRADICTORY_PREGNANCY, "pregnant / gender / conditions");
  }
  if (isTold("smoking") && profile.smoker === false) {
    add(CONTRADICTORY_SMOKING, "smoker / conditions");
  }
  const { systolicBloodPressure: systolic, diastolicBloodPressure: diastolic } = profile;
  if (systolic !== undefined && diastolic !== undefined && diastolic >= systolic) {
    add(CONTRADICTORY_BLOOD_PRESSURE, "systolicBloodPressure / diastolicBloodPressure");
  }
  if (isTold("pregnancy") && isUnlikelyPregnancyAge(profile.age)) {
    add(UNUSUAL_AGE_FOR_PREGNANCY, "age / pregnant");
  }
  if (isBodyTooLargeForAge(profile)) add(IMPLAUSIBLE_BODY_FOR_AGE, "age / heightCm / weightKg");
  return factors;
}

function isUnlikelyPregnancyAge(age: number | undefined): boolean {
  return age !== undefined && (age < LIKELY_PREGNANCY_AGES.min || age > LIKELY_PREGNANCY_AGES.max);
}

function isBodyTooLargeForAge({ age, heightCm = 0, weightKg = 0 }: RiskProfile): boolean {
  if (age === undefined || age >= CHILD_BODY_LIMITS.belowYears) return false;
  const exceeds = (value: number, { base, perYear }: { base: number; perYear: number }) =>
    value > base + perYear * age;
  return (
    exceeds(heightCm, CHILD_BODY_LIMITS.heightCm) || exceeds(weightKg, CHILD_BODY_LIMITS.weightKg)
  );
}

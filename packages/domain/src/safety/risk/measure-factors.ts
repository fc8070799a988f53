import { ADULT_FROM_YEARS } from "../../user/adulthood.ts";
import { bilingual, type FoundFactor } from "./found-factor.ts";
import {
  GRADED_CODES,
  IMPLAUSIBLE_BODY,
  MEASURE_RULES,
  type MeasureRule,
} from "./profile-rules.data.ts";
import type { FactorOrigin } from "./risk-assessment.ts";
import {
  bodyMassIndexOf,
  isPlausibleBodyMassIndex,
  type RiskProfile,
  toldBodyMassIndex,
} from "./risk-profile.ts";

/** The factors that the numbers of a profile give, by their classes. */
export function measureFactors(
  profile: RiskProfile,
  origin: FactorOrigin = "profile",
): readonly FoundFactor[] {
  const exact = bodyMassIndexOf(profile);
  const values: Readonly<Record<MeasureRule["measure"], number | undefined>> = {
    age: profile.age,
    systolicBloodPressure: profile.systolicBloodPressure,
    diastolicBloodPressure: profile.diastolicBloodPressure,
    restingHeartRateBpm: profile.restingHeartRateBpm,
    bodyMassIndex: toldBodyMassIndex(profile),
  };
  const factors = MEASURE_RULES.flatMap((rule): FoundFactor[] => {
    const value = values[rule.measure];
    if (value === undefined || !isWithin(value, rule)) return [];
    if (rule.ages !== undefined && !isWithin(profile.age ?? ADULT_FROM_YEARS, rule.ages)) return [];
    const { measure: _measure, min: _min, below: _below, ages: _ages, ...factor } = rule;
    return [{ ...factor, origin, evidence: bilingual(boundsOf(rule)) }];
  });
  const graded = withoutMilderGrades(factors);
  const isImplausible = exact !== undefined && !isPlausibleBodyMassIndex(exact);
  if (!isImplausible) return graded;
  return [...graded, { ...IMPLAUSIBLE_BODY, origin, evidence: bilingual("heightCm / weightKg") }];
}

/** Leaves out the milder class of a measure where a graver one was found too. */
function withoutMilderGrades(factors: readonly FoundFactor[]): readonly FoundFactor[] {
  const isFound = (code: string): boolean => factors.some((factor) => factor.code === code);
  const milder = new Set(
    GRADED_CODES.flatMap((codes) => codes.slice(codes.findIndex(isFound) + 1 || codes.length)),
  );
  return factors.filter(({ code }) => !milder.has(code));
}

function isWithin(
  value: number,
  {
    min = Number.NEGATIVE_INFINITY,
    below = Number.POSITIVE_INFINITY,
  }: { min?: number; below?: number },
): boolean {
  return value >= min && value < below;
}

function boundsOf({ measure, min, below }: MeasureRule): string {
  return min === undefined ? `${measure} < ${below}` : `${measure} >= ${min}`;
}

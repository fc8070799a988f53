import { read } from "../../language/read.ts";
import type { Steps } from "../../shared/steps.ts";
import { conceptNamed } from "./concept-index.ts";
import { bilingual, type FoundFactor, factorOf } from "./found-factor.ts";
import type { HealthArea } from "./health-concept.ts";
import {
  AGE_RISK_FACTOR,
  AGE_RISK_FROM_YEARS,
  FAMILY_CONDITION_FACTOR,
  FAMILY_HISTORY_FACTOR,
  GRADED_CODES,
  IMPLAUSIBLE_BODY,
  MEASURE_RULES,
  type MeasureRule,
  SMOKER_FACTOR,
  UNRECOGNISED_ENTRIES,
} from "./profile-rules.data.ts";
import { readHealthEntry } from "./read-health-entry.ts";
import { bodyMassIndexOf, isPlausibleBodyMassIndex, type RiskProfile } from "./risk-profile.ts";

/** Every factor that a profile itself gives. */
export function* profileFactors(profile: RiskProfile): Steps<readonly FoundFactor[]> {
  return [
    ...(yield* entryFactors(profile.conditions, "condition", "conditions")),
    ...(yield* entryFactors(profile.symptoms, "symptom", "symptoms")),
    ...(yield* entryFactors(profile.medications, "medication", "medications")),
    ...(yield* entryFactors(profile.injuries, "injury", "injuries")),
    ...measureFactors(profile),
    ...statedFactors(profile),
  ];
}

function* entryFactors(
  entries: readonly string[] | undefined,
  area: HealthArea,
  list: string,
): Steps<readonly FoundFactor[]> {
  const factors: FoundFactor[] = [];
  for (const [index, entry] of (entries ?? []).entries()) {
    factors.push(...factorsOfEntry(entry, area, `${list}[${index}]`));
    yield entry.length;
  }
  return factors;
}

function factorsOfEntry(entry: string, area: HealthArea, place: string): readonly FoundFactor[] {
  const told = readHealthEntry(read(entry), area);
  if (told.kind === "recognised") {
    return told.concepts.map((concept) => factorOf(concept, "profile", place));
  }
  if (told.kind === "nothing") return [];
  const rule = told.kind === "unrecognised" ? UNRECOGNISED_ENTRIES[area] : FAMILY_CONDITION_FACTOR;
  return [fromProfile(rule, place)];
}

function statedFactors(profile: RiskProfile): readonly FoundFactor[] {
  const { age, gender } = profile;
  const factors: FoundFactor[] = [];
  if (profile.pregnant === true) {
    factors.push(factorOf(conceptNamed("pregnancy"), "profile", "pregnant"));
  }
  if (profile.smoker === true) factors.push(fromProfile(SMOKER_FACTOR, "smoker"));
  if (profile.familyHistoryOfCardiovascularDisease === true) {
    factors.push(fromProfile(FAMILY_HISTORY_FACTOR, "familyHistoryOfCardiovascularDisease"));
  }
  const riskAge = AGE_RISK_FROM_YEARS[gender ?? "other"];
  if (age !== undefined && age >= riskAge) {
    factors.push(fromProfile(AGE_RISK_FACTOR, `age >= ${riskAge}`));
  }
  return factors;
}

function measureFactors(profile: RiskProfile): readonly FoundFactor[] {
  const bodyMassIndex = bodyMassIndexOf(profile);
  const values: Readonly<Record<MeasureRule["measure"], number | undefined>> = {
    age: profile.age,
    systolicBloodPressure: profile.systolicBloodPressure,
    diastolicBloodPressure: profile.diastolicBloodPressure,
    restingHeartRateBpm: profile.restingHeartRateBpm,
    bodyMassIndex,
  };
  const factors = MEASURE_RULES.flatMap((rule): FoundFactor[] => {
    const value = values[rule.measure];
    if (value === undefined || !isWithin(value, rule)) return [];
    if (rule.ages !== undefined && !isWithin(profile.age ?? 18, rule.ages)) return [];
    const { measure: _measure, min: _min, below: _below, ages: _ages, ...factor } = rule;
    return [fromProfile(factor, boundsOf(rule))];
  });
  const graded = withoutMilderGrades(factors);
  const isImplausible = bodyMassIndex !== undefined && !isPlausibleBodyMassIndex(bodyMassIndex);
  return isImplausible ? [...graded, fromProfile(IMPLAUSIBLE_BODY, "heightCm / weightKg")] : graded;
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

function fromProfile(
  rule: Omit<FoundFactor, "origin" | "evidence">,
  evidence: string,
): FoundFactor {
  return { ...rule, origin: "profile", evidence: bilingual(evidence) };
}

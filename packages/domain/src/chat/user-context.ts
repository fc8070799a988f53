import type { SafetyContext } from "../safety/content-check.ts";
import {
  bodyMassIndexOf,
  DESIRED_INTENSITIES,
  isPlausibleBodyMassIndex,
  RISK_PROFILE_LIMITS,
  type RiskProfile,
  riskProfileOf,
} from "../safety/risk/risk-profile.ts";
import { definedOf } from "../shared/defined-of.ts";
import type { LocalDate } from "../shared/local-date.ts";
import { ACTIVITY_LEVELS, GENDERS, type Profile } from "../user/profile.ts";

const LIMITS = RISK_PROFILE_LIMITS;

/**
 * The facts in what a client tells about the moment that bind safety, named as in the risk assessment. What is of
 * another type, out of bounds or in contradiction to its neighbour is left out.
 */
export function readUserContext(context: Readonly<Record<string, unknown>> | null): RiskProfile {
  const told = context ?? {};
  const age = numberIn(told["age"], LIMITS.ageYears);
  return definedOf({
    age: Number.isInteger(age) ? age : undefined,
    gender: oneOf(told["gender"], GENDERS),
    ...bodyIn(told),
    restingHeartRateBpm: numberIn(told["resting_heart_rate_bpm"], LIMITS.restingHeartRateBpm),
    ...bloodPressureIn(told),
    conditions: entriesIn(told["conditions"]),
    symptoms: entriesIn(told["symptoms"]),
    medications: entriesIn(told["medications"]),
    injuries: entriesIn(told["injuries"]),
    pregnant: truthIn(told["pregnant"]),
    smoker: truthIn(told["smoker"]),
    regularExerciser: truthIn(told["regular_exerciser"]),
    activityLevel: oneOf(told["activity_level"], ACTIVITY_LEVELS),
    desiredIntensity: oneOf(told["desired_intensity"], DESIRED_INTENSITIES),
    familyHistoryOfCardiovascularDisease: truthIn(told["family_history_cvd"]),
  });
}

/** What the content check is told about a person: their profile, and beside or before it what the client knows. */
export function safetyContextOf(
  profile: Profile | null,
  context: RiskProfile,
  today: LocalDate,
): SafetyContext {
  const known = profile === null ? context : riskProfileOf(profile, today, context);
  const { age, pregnant, conditions, medications, injuries } = known;
  return { age, pregnant, conditions, medications, injuries };
}

function bodyIn(told: Readonly<Record<string, unknown>>): RiskProfile {
  const body = {
    heightCm: numberIn(told["height_cm"], LIMITS.heightCm),
    weightKg: numberIn(told["weight_kg"], LIMITS.weightKg),
  };
  const index = bodyMassIndexOf(body);
  return index === undefined || isPlausibleBodyMassIndex(index) ? body : {};
}

function bloodPressureIn(told: Readonly<Record<string, unknown>>): RiskProfile {
  const systolic = numberIn(told["systolic_bp"], LIMITS.systolicBloodPressure);
  const diastolic = numberIn(told["diastolic_bp"], LIMITS.diastolicBloodPressure);
  if (systolic !== undefined && diastolic !== undefined && diastolic >= systolic) return {};
  return { systolicBloodPressure: systolic, diastolicBloodPressure: diastolic };
}

type Bounds = { readonly min: number; readonly max: number };

function isWithin(value: number, { min, max }: Bounds): boolean {
  return value >= min && value <= max;
}

function numberIn(value: unknown, bounds: Bounds): number | undefined {
  return typeof value === "number" && isWithin(value, bounds) ? value : undefined;
}

function truthIn(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

function oneOf<Value extends string>(value: unknown, values: readonly Value[]): Value | undefined {
  return values.find((each) => each === value);
}

/** The texts of a list that could be an entry, as many as are read. */
function entriesIn(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value
    .filter((entry): entry is string => typeof entry === "string")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "" && [...entry].length <= LIMITS.entryLength);
  return entries.slice(0, LIMITS.listEntries);
}

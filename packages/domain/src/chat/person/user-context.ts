import type { SafetyContext } from "../../safety/content-check.ts";
import { contentContextOf } from "../../safety/risk/content-context.ts";
import {
  bodyMassIndexOf,
  DESIRED_INTENSITIES,
  isPlausibleBodyMassIndex,
  RISK_PROFILE_LIMITS,
  type RiskProfile,
  riskProfileOf,
} from "../../safety/risk/risk-profile.ts";
import { definedOf } from "../../shared/defined-of.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import { ACTIVITY_LEVELS, GENDERS, type Profile } from "../../user/profile.ts";

const LIMITS = RISK_PROFILE_LIMITS;
/** In characters; a client tells more than a profile keeps. */
const LONGEST_ENTRY = 200;
/** The content check knows what a text about a small child means. */
const AGES_OF_CONTENT = { min: 0, max: 120 };

/**
 * The facts in what a client tells about the moment that bind safety, named as in the risk assessment. A value that says what
 * is meant counts: a number as text, one text where a list is meant, `yes` and `no`. What is of
 * another type, out of bounds or in contradiction to its neighbour is left out.
 */
export function readUserContext(context: Readonly<Record<string, unknown>> | null): RiskProfile {
  const told = context ?? {};
  return definedOf({
    age: wholeYears(numberIn(told["age"], LIMITS.ageYears)),
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

/** What a client tells about the person whose text is checked, where nothing else is known of them. */
export function readSafetyContext(
  context: Readonly<Record<string, unknown>> | null,
): SafetyContext {
  const told = readUserContext(context);
  const age = wholeYears(numberIn(context?.["age"], AGES_OF_CONTENT));
  return definedOf({ ...contentContextOf(told), age });
}

function wholeYears(age: number | undefined): number | undefined {
  return age === undefined ? undefined : Math.floor(age);
}

/** What the content check is told about a person: their profile, and beside or before it what the client knows. */
export function safetyContextOf(
  profile: Profile | null,
  context: RiskProfile,
  today: LocalDate,
): SafetyContext {
  return contentContextOf(profile === null ? context : riskProfileOf(profile, today, context));
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

const NUMBER_AS_TEXT = /^[+-]?\d{1,9}(?:\.\d{1,9})?$/;

function numberIn(value: unknown, bounds: Bounds): number | undefined {
  const isText = typeof value === "string" && NUMBER_AS_TEXT.test(value.trim());
  const told = isText ? Number(value) : value;
  return typeof told === "number" && isWithin(told, bounds) ? told : undefined;
}

const TRUTHS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ["true", true],
  ["false", false],
  ["yes", true],
  ["no", false],
  ["是", true],
  ["否", false],
]);

function truthIn(value: unknown): boolean | undefined {
  return TRUTHS.get(wordOf(value));
}

function oneOf<Value extends string>(value: unknown, values: readonly Value[]): Value | undefined {
  return values.find((each) => each === wordOf(value));
}

/** A text as one of our words would be written. */
function wordOf(value: unknown): unknown {
  return typeof value === "string" ? value.trim().toLowerCase() : value;
}

const SEPARATORS = /[,，、;；]/;

/** The texts of a list that could be an entry, as many as are read. */
function entriesIn(value: unknown): readonly string[] | undefined {
  const told = typeof value === "string" ? value.split(SEPARATORS) : value;
  if (!Array.isArray(told)) return undefined;
  const entries = told
    .filter((entry): entry is string => typeof entry === "string")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "" && [...entry].length <= LONGEST_ENTRY);
  return entries.slice(0, LIMITS.listEntries);
}

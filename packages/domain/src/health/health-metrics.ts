import { type AllowedIntensity, lowerIntensity } from "../safety/policy/exercise-intensity.ts";
import type { ExerciseLimits } from "../safety/policy/exercise-limits.ts";
import type { HeartRateZone } from "../safety/recommendation/exercise-recommendation.ts";
import {
  guidingHeartRateZone,
  isPulseMisleading,
} from "../safety/recommendation/pulse-guidance.ts";
import {
  bodyMassIndexOf,
  isPlausibleBodyMassIndex,
  type RiskProfile,
  toldBodyMassIndex,
} from "../safety/risk/risk-profile.ts";
import { roundedTo } from "../shared/rounding.ts";
import { isAdult } from "../user/adulthood.ts";
import {
  type BMI_CATEGORIES,
  BMI_CLASSES,
  MAX_HEART_RATE,
  RESTING_METABOLISM,
} from "./health-metrics.data.ts";

/** A class of body mass of adults (WHO, Technical Report Series 894, 2000). */
export type BmiCategory = (typeof BMI_CATEGORIES)[number];

/** The pulse to aim at, with the effort it stands for. */
export type TargetHeartRate = HeartRateZone & {
  readonly intensity: Exclude<AllowedIntensity, "none">;
};

/** What a person's measures say by published equations; what cannot be computed is null, never guessed. */
export type HealthMetrics = {
  /** Body mass index in kg/m², one decimal. */
  readonly bmi: number | null;
  /** That of `bmi` as it is rounded. Null for those under 18, whose body mass is read from growth charts, and where the age is not known. */
  readonly bmiCategory: BmiCategory | null;
  /** In whole kcal a day (Mifflin et al., Am J Clin Nutr 1990); adults whose sex the equation knows. */
  readonly restingMetabolicRateKilocalories: number | null;
  /** Predicted from the age (Tanaka et al., J Am Coll Cardiol 2001); adults only, and null where medicines or a rhythm change it. */
  readonly maxHeartRateBpm: number | null;
  /** At moderate effort, or lower where the safety limits ask for it; null where the pulse would mislead, and in illness. */
  readonly targetHeartRate: TargetHeartRate | null;
};

/** The effort that serves health, where nothing limits it (WHO 2020: moderate). */
const HEALTH_INTENSITY: AllowedIntensity = "moderate";

/** The metrics of `person`, within what limits their exercise; `rests` is whether illness or injury has them rest now. */
export function healthMetrics(
  person: RiskProfile,
  limits: ExerciseLimits,
  rests = false,
): HealthMetrics {
  const bodyMassIndex = plausibleBodyMassIndex(person);
  // Its classes and the equation of the metabolism were made for bodies that are not pregnant.
  const isBodyUsual = bodyMassIndex !== undefined && !limits.limits.includes("pregnancy");
  return {
    bmi: bodyMassIndex ?? null,
    bmiCategory: isAdult(person.age) && isBodyUsual ? bmiCategoryOf(bodyMassIndex) : null,
    restingMetabolicRateKilocalories: isBodyUsual ? restingMetabolicRate(person) : null,
    maxHeartRateBpm: isPulseMisleading(limits) ? null : maxHeartRate(person),
    targetHeartRate: rests ? null : targetHeartRate(person, limits),
  };
}

function plausibleBodyMassIndex(person: RiskProfile): number | undefined {
  const index = bodyMassIndexOf(person);
  const isPlausible = index !== undefined && isPlausibleBodyMassIndex(index);
  return isPlausible ? toldBodyMassIndex(person) : undefined;
}

function bmiCategoryOf(bodyMassIndex: number): BmiCategory | null {
  return BMI_CLASSES.find(({ from }) => bodyMassIndex >= from)?.category ?? null;
}

function restingMetabolicRate(person: RiskProfile): number | null {
  const { age, gender, heightCm, weightKg } = person;
  if (
    !isAdult(person.age) ||
    age === undefined ||
    heightCm === undefined ||
    weightKg === undefined
  ) {
    return null;
  }
  if (gender === undefined || gender === "other") return null;
  const { perKilogram, perCentimetre, perYear, constant } = RESTING_METABOLISM;
  const kilocalories =
    perKilogram * weightKg + perCentimetre * heightCm + perYear * age + constant[gender];
  // Measures that contradict each other can lead the equation below anything a body could burn.
  return kilocalories > 0 ? roundedTo(0, kilocalories) : null;
}

function maxHeartRate(person: RiskProfile): number | null {
  if (!isAdult(person.age) || person.age === undefined) return null;
  const { atBirthTenths, perYearTenths } = MAX_HEART_RATE;
  return Math.round((atBirthTenths - perYearTenths * person.age) / 10);
}

function targetHeartRate(person: RiskProfile, limits: ExerciseLimits): TargetHeartRate | null {
  const intensity = lowerIntensity(HEALTH_INTENSITY, limits.maxIntensity);
  if (intensity === "none") return null;
  const zone = guidingHeartRateZone(intensity, person, limits);
  return zone === null ? null : { min: zone.min, max: zone.max, formula: zone.formula, intensity };
}

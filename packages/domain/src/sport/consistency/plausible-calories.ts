import { MILLISECONDS_PER_HOUR } from "../../shared/durations.ts";
import { type BodyMeasures, estimatedCalories } from "../session-energy.ts";
import { durationMilliseconds, type SportLog } from "../sport-log.ts";
import { SPORT_LOG_LIMITS } from "../sport-log-limits.ts";

/** Whole kilocalories between which a session's statement is plausible. */
export type PlausibleCalories = { readonly least: number; readonly most: number };

/**
 * How many times the estimate (MET × kg × hours) may be stated (design value). Wearables err by up to
 * 93 % (Shcherbina et al., Accuracy in wrist-worn, sensor-based measurements of heart rate and energy
 * expenditure in a diverse cohort, J Pers Med 2017;7(2):3), and people differ in the energy that the
 * same activity takes by about 30 %: 1.93 × 1.3.
 */
const MOST_TIMES_ESTIMATE = 2.5;

/** The estimate may be this many times what is stated (design value): more than the other way round, as recorded sessions include breaks. */
const MOST_TIMES_STATED = 5;

/** What may be stated more or less than the factors allow (design value): short sessions and rounding. */
const TOLERANCE_KILOCALORIES = 50;

/** Above every activity of the compendium, the heaviest of which has 23 MET (running at 14 mph). */
const HIGHEST_MET = SPORT_LOG_LIMITS.met.max;

/** Assumed for the upper bound alone where no weight is known (design value): few who keep the highest MET weigh more. */
const WEIGHT_OF_UPPER_BOUND_KG = 100;

/**
 * The most for a session of unknown duration (design value): above the 11,009 ± 664 kcal estimated for a
 * triathlon of 12.6 hours (Barrero et al., Energy balance of triathletes during an ultra-endurance
 * event, Nutrients 2015;7(1):209-222).
 */
const MOST_IN_A_SESSION_KILOCALORIES = 15_000;

/**
 * What a finished session can plausibly state: around the estimate where weight, MET and duration are
 * known; else nothing below, and above what the highest MET would take, or a fixed bound where the
 * duration is unknown too.
 */
export function plausibleCalories(log: SportLog, measures: BodyMeasures): PlausibleCalories {
  const duration = durationMilliseconds(log);
  if (duration === null || duration < 0) return { least: 0, most: MOST_IN_A_SESSION_KILOCALORIES };
  const estimate = estimatedCalories(log, measures);
  const isStated = log.caloriesSource !== "none";
  if (estimate !== null) {
    return {
      least: isStated ? leastStated(estimate) : 0,
      most: Math.floor(estimate * MOST_TIMES_ESTIMATE) + TOLERANCE_KILOCALORIES,
    };
  }
  const weightKg = measures.weightKg ?? WEIGHT_OF_UPPER_BOUND_KG;
  const hours = duration / MILLISECONDS_PER_HOUR;
  return { least: 0, most: Math.floor(HIGHEST_MET * weightKg * hours) + TOLERANCE_KILOCALORIES };
}

function leastStated(estimate: number): number {
  return Math.max(0, Math.ceil(estimate / MOST_TIMES_STATED) - TOLERANCE_KILOCALORIES);
}

import { METERS_PER_YARD } from "../../shared/units.ts";
import {
  isMeanAboveHighest,
  isWithinBounds,
  MEASURE_NAMES,
  type MeasuredAmounts,
  type MeasureName,
  movesLongerThan,
  NO_MEASURES,
  type SessionMeasures,
  withMeasures,
} from "../session-measures.ts";
import type { RecordedMeasures } from "./recorded-activity.ts";

const METERS_PER_MILE = 1_609.344;
const METERS_PER_KILOMETER = 1_000;
const METERS_PER_FOOT = 0.3048;
/** Nobody goes faster over a whole session (design value), in meters a second. */
const HIGHEST_MEAN_SPEED = 70;

type Amounts = { -readonly [Name in MeasureName]?: number };

/**
 * The measures of an activity: what the device told, and what its track says where it told nothing. What cannot be is
 * left out: out of bounds, faster than anybody goes, a mean heart rate above the highest, longer in motion than the session.
 */
export function importedMeasures(
  recorded: RecordedMeasures | undefined,
  elapsedMilliseconds: number | null,
  isImperial: boolean,
): SessionMeasures {
  if (recorded === undefined) return NO_MEASURES;
  const told = plausible(inMeters(recorded, elapsedMilliseconds, isImperial), elapsedMilliseconds);
  const own = plausible(recorded.computed ?? {}, elapsedMilliseconds);
  const merged = plausible({ ...own, ...told }, elapsedMilliseconds);
  const computed = MEASURE_NAMES.filter(
    (name) => merged[name] !== undefined && told[name] === undefined,
  );
  const measures = withMeasures(NO_MEASURES, merged);
  return measures === NO_MEASURES ? NO_MEASURES : { ...measures, computed };
}

/** The measures without those that cannot be. */
function plausible(amounts: Partial<MeasuredAmounts>, elapsed: number | null): Amounts {
  const kept: Amounts = {};
  for (const name of MEASURE_NAMES) {
    const value = amounts[name];
    if (value !== undefined && value !== null && isWithinBounds(name, value)) kept[name] = value;
  }
  // What was done without a sensor is told as 0 meters and 0 steps.
  if (kept.distanceMeters === 0) delete kept.distanceMeters;
  if (kept.steps === 0) delete kept.steps;
  const { averageHeartRateBpm: mean = null, maxHeartRateBpm: highest = null } = kept;
  if (isMeanAboveHighest({ averageHeartRateBpm: mean, maxHeartRateBpm: highest })) {
    delete kept.averageHeartRateBpm;
    delete kept.maxHeartRateBpm;
  }
  const movingSeconds = kept.movingSeconds === undefined ? null : Math.round(kept.movingSeconds);
  if (movesLongerThan({ movingSeconds }, elapsed)) delete kept.movingSeconds;
  if (isTooFast(kept.distanceMeters, elapsed)) delete kept.distanceMeters;
  return kept;
}

function isTooFast(meters: number | undefined, elapsed: number | null): boolean {
  if (meters === undefined || elapsed === null) return false;
  return meters > (HIGHEST_MEAN_SPEED * Math.max(elapsed, 1_000)) / 1_000;
}

/** What is told in the units of an account, in meters. */
function inMeters(
  { told, distanceUnit, climbUnit }: RecordedMeasures,
  elapsed: number | null,
  isImperial: boolean,
): Partial<MeasuredAmounts> {
  const { distanceMeters: distance, elevationGainMeters: climb, ...others } = told;
  const amounts: Amounts = { ...definedOf(others) };
  if (distance !== undefined && distance !== null) {
    amounts.distanceMeters =
      distanceUnit === "account" ? ofAccount(distance, elapsed, isImperial) : distance;
  }
  if (climb !== undefined && climb !== null) {
    amounts.elevationGainMeters =
      climbUnit === "account" && isImperial ? climb * METERS_PER_FOOT : climb;
  }
  return amounts;
}

function definedOf(amounts: Partial<MeasuredAmounts>): Amounts {
  return Object.fromEntries(
    Object.entries(amounts).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** A pool is measured in meters or yards: as kilometers or miles such a number would be faster than anybody goes. */
function ofAccount(distance: number, elapsed: number | null, isImperial: boolean): number {
  const far = distance * (isImperial ? METERS_PER_MILE : METERS_PER_KILOMETER);
  if (!isTooFast(far, elapsed)) return far;
  return distance * (isImperial ? METERS_PER_YARD : 1);
}

import { isWithinBounds, type MeasuredAmounts, type MeasureName } from "../session-measures.ts";
import { type CoveredWay, coveredWay } from "./track-distance.ts";
import { type TrackSamples, valueAt } from "./track-samples.ts";

/** Who is slower than this stands (design value), in meters a second. */
const STANDING_SPEED = 0.4;
/** Seconds over which it is decided whether somebody moves (design value). */
const MOVING_WINDOW_SECONDS = 10;
/** Nothing is known of what lies between samples that are further apart (design value). */
const LONGEST_GAP_SECONDS = 60;
/** A climb of less is what heights vary on their own (design value, for receivers without a barometer). */
const LEAST_CLIMB_METERS = 5;

/** What a track tells of the measures of its session, each null where it does not. */
export function measuresOfTrack(
  samples: TrackSamples,
  way: CoveredWay = coveredWay(samples),
): Omit<MeasuredAmounts, "steps"> {
  const rates = heartRatesOf(samples);
  return {
    distanceMeters: way.isKnown ? way.total : null,
    movingSeconds: way.isKnown ? movingSeconds(samples, way) : null,
    elevationGainMeters: elevationGain(samples),
    averageHeartRateBpm: rates?.average ?? null,
    maxHeartRateBpm: rates?.highest ?? null,
  };
}

function movingSeconds({ milliseconds }: TrackSamples, { meters }: CoveredWay): number {
  let seconds = 0;
  let from = 0;
  for (let index = 1; index < milliseconds.length; index += 1) {
    const window = (valueAt(milliseconds, index) - valueAt(milliseconds, from)) / 1_000;
    if (window < MOVING_WINDOW_SECONDS && index < milliseconds.length - 1) continue;
    const moved = valueAt(meters, index) - valueAt(meters, from);
    if (window > 0 && moved / window >= STANDING_SPEED) seconds += window;
    from = index;
  }
  return seconds;
}

/** All climbs together, each from a low to the next high that lies `LEAST_CLIMB_METERS` above it or more; null without heights. */
function elevationGain({ elevations }: TrackSamples): number | null {
  let gain = 0;
  let reference = Number.NaN;
  for (const elevation of elevations) {
    if (Number.isNaN(elevation)) continue;
    if (Number.isNaN(reference) || elevation < reference) reference = elevation;
    else if (elevation - reference >= LEAST_CLIMB_METERS) {
      gain += elevation - reference;
      reference = elevation;
    }
  }
  return Number.isNaN(reference) ? null : gain;
}

/** The mean over time and the highest of the rates that a heart can have. */
function heartRatesOf({
  milliseconds,
  heartRates,
}: TrackSamples): { readonly average: number; readonly highest: number } | null {
  let [weighted, weights, highest] = [0, 0, 0];
  for (let index = 0; index < heartRates.length; index += 1) {
    const rate = valueAt(heartRates, index);
    if (!isHeartRate(rate)) continue;
    const next = valueAt(milliseconds, Math.min(index + 1, milliseconds.length - 1));
    const gap = (next - valueAt(milliseconds, index)) / 1_000;
    const weight = Math.min(Math.max(gap, 1), LONGEST_GAP_SECONDS);
    weighted += rate * weight;
    weights += weight;
    highest = Math.max(highest, rate);
  }
  return weights === 0 ? null : { average: weighted / weights, highest };
}

/** Whether a heart can beat so often a minute. */
function isHeartRate(rate: number): boolean {
  return isWithinBounds("averageHeartRateBpm" satisfies MeasureName, rate);
}

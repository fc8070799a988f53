import type { AllowedIntensity } from "../policy/exercise-intensity.ts";
import type { HeartRateZone, Range } from "./exercise-recommendation.ts";
import { INTENSITY_BANDS } from "./intensity-bands.data.ts";

/** Below this reserve in beats per minute a zone says nothing (design value). */
const SMALLEST_RESERVE = 20;

/**
 * The pulse at an intensity: by heart-rate reserve when the pulse at rest is known, else by percent of the maximum.
 * Maximum: 208 - 0.7 x age (Tanaka et al., J Am Coll Cardiol 2001;37:153-156). Null without age or effort, or when the
 * pulse at rest leaves no room.
 */
export function heartRateZone(
  level: AllowedIntensity,
  age: number | undefined,
  restingHeartRateBpm: number | undefined,
): HeartRateZone | null {
  if (level === "none" || age === undefined) return null;
  const maximum = 208 - 0.7 * age;
  const band = INTENSITY_BANDS[level];
  if (restingHeartRateBpm === undefined) {
    return {
      ...rangeOf(band.maximumPercent, (share) => maximum * share),
      formula: "percent of maximal heart rate, maximum = 208 - 0.7 x age (Tanaka 2001)",
    };
  }
  const reserve = maximum - restingHeartRateBpm;
  if (reserve < SMALLEST_RESERVE) return null;
  return {
    ...rangeOf(band.reservePercent, (share) => restingHeartRateBpm + reserve * share),
    formula:
      "heart-rate reserve (Karvonen): rest + percent x (maximum - rest), maximum = 208 - 0.7 x age (Tanaka 2001)",
  };
}

function rangeOf({ min, max }: Range, beatsAt: (share: number) => number): Range {
  return { min: Math.round(beatsAt(min / 100)), max: Math.round(beatsAt(max / 100)) };
}

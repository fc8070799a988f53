import type { TrackSamples } from "../../../src/sport/track/track-samples.ts";

/** Degrees of latitude to a meter, near enough. */
const DEGREES_PER_METER = 1 / 111_194.926_6;

type SomeSample = {
  /** Since the start; the index where it is not told. */
  readonly seconds?: number;
  /** Meters to the north of the start; null: no place. */
  readonly north?: number | null;
  readonly east?: number;
  readonly elevation?: number;
  readonly heartRate?: number;
  readonly distance?: number;
  readonly isRestart?: boolean;
};

export const START = Date.UTC(2026, 2, 2, 7);

/** Samples around 47° north. */
export function someSamples(samples: readonly SomeSample[]): TrackSamples {
  const eastwards = DEGREES_PER_METER / Math.cos((47 * Math.PI) / 180);
  const placed = (sample: SomeSample, degrees: number) =>
    sample.north === null ? Number.NaN : degrees;
  return {
    milliseconds: Float64Array.from(samples, ({ seconds }, at) => START + (seconds ?? at) * 1_000),
    latitudes: Float64Array.from(samples, (each) =>
      placed(each, 47 + (each.north ?? 0) * DEGREES_PER_METER),
    ),
    longitudes: Float64Array.from(samples, (each) =>
      placed(each, 8 + (each.east ?? 0) * eastwards),
    ),
    elevations: Float32Array.from(samples, ({ elevation }) => elevation ?? Number.NaN),
    heartRates: Uint8Array.from(samples, ({ heartRate }) => heartRate ?? 0),
    distances: Float64Array.from(samples, ({ distance }) => distance ?? Number.NaN),
    restarts: Uint8Array.from(samples, ({ isRestart }) => Number(isRestart ?? false)),
  };
}

/** Somebody who goes north at so many meters a second, with a sample each second. */
export function aStraightWay(seconds: number, speed: number, facts: SomeSample = {}) {
  return Array.from({ length: seconds + 1 }, (_, second) => ({ north: second * speed, ...facts }));
}

/**
 * What a device wrote down on the way, column by column, in the order of time: so a week with a sample each second takes
 * some megabytes. NaN, and 0 among the heart rates, where a sample does not say.
 */
export type TrackSamples = {
  /** From 1970. */
  readonly milliseconds: Float64Array;
  /** Degrees, WGS 84. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** Meters above the sea. */
  readonly elevations: Float32Array;
  /** Beats a minute. */
  readonly heartRates: Uint8Array;
  /** Meters from the start, as the device counted them. */
  readonly distances: Float64Array;
  /** 1 where the recording was taken up again, so that the way to there is not known. */
  readonly restarts: Uint8Array;
};

/** The samples from the index `from` up to, not including, `until`; they share the memory. */
export function sliceOfSamples(samples: TrackSamples, from: number, until: number): TrackSamples {
  return {
    milliseconds: samples.milliseconds.subarray(from, until),
    latitudes: samples.latitudes.subarray(from, until),
    longitudes: samples.longitudes.subarray(from, until),
    elevations: samples.elevations.subarray(from, until),
    heartRates: samples.heartRates.subarray(from, until),
    distances: samples.distances.subarray(from, until),
    restarts: samples.restarts.subarray(from, until),
  };
}

/** The value at an index that is there. */
export function valueAt(values: ArrayLike<number>, index: number): number {
  return values[index] ?? Number.NaN;
}

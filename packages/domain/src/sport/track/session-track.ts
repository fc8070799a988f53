/** Stands for what a sample does not say. */
export const NOT_KNOWN = -(2 ** 31);

/**
 * The way of a session as it is kept, simplified: column by column, in whole numbers, `NOT_KNOWN` where a point does not
 * say. Points are in the order of time.
 */
export type SessionTrack = {
  /** From the start of the session. */
  readonly seconds: Int32Array;
  /** Millionths of a degree, WGS 84. */
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  readonly elevationDecimeters: Int32Array;
  readonly heartRates: Int32Array;
};

const MICRODEGREES = 1_000_000;
const DECIMETERS = 10;

/** A point in the units that people know; null where it does not say. */
export type TrackPoint = {
  readonly seconds: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly elevationMeters: number | null;
  readonly heartRateBpm: number | null;
};

/** The points of a track. */
export function pointsOfTrack(track: SessionTrack): TrackPoint[] {
  return Array.from(track.seconds, (seconds, at) => ({
    seconds,
    latitude: known(track.latitudes[at], MICRODEGREES),
    longitude: known(track.longitudes[at], MICRODEGREES),
    elevationMeters: known(track.elevationDecimeters[at], DECIMETERS),
    heartRateBpm: known(track.heartRates[at], 1),
  }));
}

/** The track that `points` make. */
export function trackOfPoints(points: readonly TrackPoint[]): SessionTrack {
  const column = (scale: number, of: (point: TrackPoint) => number | null) =>
    Int32Array.from(points, (point) => {
      const value = of(point);
      return value === null ? NOT_KNOWN : Math.round(value * scale);
    });
  return {
    seconds: column(1, (point) => point.seconds),
    latitudes: column(MICRODEGREES, (point) => point.latitude),
    longitudes: column(MICRODEGREES, (point) => point.longitude),
    elevationDecimeters: column(DECIMETERS, (point) => point.elevationMeters),
    heartRates: column(1, (point) => point.heartRateBpm),
  };
}

function known(value: number | undefined, scale: number): number | null {
  return value === undefined || value === NOT_KNOWN ? null : value / scale;
}

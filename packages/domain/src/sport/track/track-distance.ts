import { type TrackSamples, valueAt } from "./track-samples.ts";

/** The mean radius of the earth in meters (IUGG, 1980). */
const EARTH_RADIUS_METERS = 6_371_009;
const RADIANS = Math.PI / 180;

/** Nobody is faster on their own feet (design value): the fastest of a 100 m sprint in 9.58 s was 12.4 m/s. */
const SPEED_ON_FOOT = 12.5;
/** The fastest that is believed at all, in meters a second (design value): a downhill ski racer, not an aircraft. */
const HIGHEST_SPEED = 70;
/** How many times the speed that is seldom exceeded is still believed (design value). */
const TIMES_USUAL_SPEED = 3;
/** The part of the steps that are not faster than usual. */
const USUAL_PART = 0.9;
/** Positions in a row that lie somewhere else before the old place is given up for the new one (design value). */
const ELSEWHERE = 5;
/** A position moves on its own by some meters while its receiver stands still (design value). */
const STANDING_STILL_METERS = 2;

/** The way that was covered, as far as positions can be believed. */
export type CoveredWay = {
  /** Meters up to each sample. */
  readonly meters: Float64Array;
  /** The same up to the last. */
  readonly total: number;
  /** 1 for the positions that the way leads along. */
  readonly accepted: Uint8Array;
  /** Whether there is a way at all: two positions or more. */
  readonly isKnown: boolean;
};

/** The meters between two places along the surface of the earth. */
export function metersBetween(
  fromLatitude: number,
  fromLongitude: number,
  toLatitude: number,
  toLongitude: number,
): number {
  const halfLatitude = Math.sin(((toLatitude - fromLatitude) * RADIANS) / 2);
  const halfLongitude = Math.sin(((toLongitude - fromLongitude) * RADIANS) / 2);
  const chord =
    halfLatitude ** 2 +
    Math.cos(fromLatitude * RADIANS) * Math.cos(toLatitude * RADIANS) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * The way along the positions without jumps: a step that would have been far faster than this person usually moves is
 * left out, and where positions stay at the other place, the way goes on from there. Neither what a position moves on
 * its own nor the way that was not recorded counts.
 */
export function coveredWay(samples: TrackSamples): CoveredWay {
  const { milliseconds, latitudes, longitudes, restarts } = samples;
  const count = milliseconds.length;
  const meters = new Float64Array(count);
  const accepted = new Uint8Array(count);
  const limit = plausibleSpeed(samples);
  let last = -1;
  let elsewhere = 0;
  let total = 0;
  let positions = 0;
  for (let index = 0; index < count; index += 1) {
    if (isPlaced(samples, index)) {
      positions += 1;
      if (last < 0 || restarts[index] === 1) {
        last = index;
        accepted[index] = 1;
        elsewhere = 0;
      } else {
        const step = metersBetween(
          valueAt(latitudes, last),
          valueAt(longitudes, last),
          valueAt(latitudes, index),
          valueAt(longitudes, index),
        );
        const seconds = (valueAt(milliseconds, index) - valueAt(milliseconds, last)) / 1_000;
        if (step > limit * Math.max(seconds, 1)) {
          elsewhere += 1;
          if (elsewhere === ELSEWHERE) {
            last = index;
            accepted[index] = 1;
            elsewhere = 0;
          }
        } else {
          elsewhere = 0;
          if (step >= STANDING_STILL_METERS) {
            total += step;
            last = index;
            accepted[index] = 1;
          }
        }
      }
    }
    meters[index] = total;
  }
  return { meters, total, accepted, isKnown: positions > 1 };
}

/** Whether a sample says where it was written. */
function isPlaced({ latitudes, longitudes }: TrackSamples, index: number): boolean {
  return !Number.isNaN(valueAt(latitudes, index)) && !Number.isNaN(valueAt(longitudes, index));
}

/** The speed in meters a second above which a step is a jump. */
function plausibleSpeed(samples: TrackSamples): number {
  const { milliseconds, latitudes, longitudes } = samples;
  const speeds = new Float32Array(milliseconds.length);
  let count = 0;
  let last = -1;
  for (let index = 0; index < milliseconds.length; index += 1) {
    if (!isPlaced(samples, index)) continue;
    if (last >= 0) {
      const step = metersBetween(
        valueAt(latitudes, last),
        valueAt(longitudes, last),
        valueAt(latitudes, index),
        valueAt(longitudes, index),
      );
      const seconds = (valueAt(milliseconds, index) - valueAt(milliseconds, last)) / 1_000;
      speeds[count] = step / Math.max(seconds, 1);
      count += 1;
    }
    last = index;
  }
  const sorted = speeds.subarray(0, count).sort();
  const usual = count === 0 ? 0 : valueAt(sorted, Math.floor((count - 1) * USUAL_PART));
  return Math.min(HIGHEST_SPEED, Math.max(SPEED_ON_FOOT, TIMES_USUAL_SPEED * usual));
}

import type { PersonalBest } from "../statistics/exercise-statistics.ts";
import { FASTEST_PACE_SECONDS } from "../statistics/movement.ts";
import type { CoveredWay } from "./track-distance.ts";
import { type TrackSamples, valueAt } from "./track-samples.ts";

/** The stretches of which runners ask for their best time, in meters. */
export const STRETCHES = {
  oneKilometer: 1_000,
  fiveKilometers: 5_000,
  tenKilometers: 10_000,
  halfMarathon: 21_097.5,
} as const;

export type Stretch = keyof typeof STRETCHES;

/** The shortest time for each stretch, in milliseconds; null where the way is shorter. */
export type FastestStretches = { readonly [Name in Stretch]: number | null };

/** The best run for each stretch, its time in milliseconds. */
export type StretchBests = { readonly [Name in Stretch]: PersonalBest | null };

const STRETCH_NAMES = Object.keys(STRETCHES) as Stretch[];
const METERS_PER_KILOMETER = 1_000;
const MILLISECONDS_PER_SECOND = 1_000;

/**
 * The fastest stretches of a track, by the meters that its device counted where it did, else by the way between its positions.
 * What nobody runs is none: then a position or a counter has jumped.
 */
export function fastestStretches(samples: TrackSamples, way: CoveredWay): FastestStretches {
  const { times, meters } = progressOf(samples, way);
  const fastest = STRETCH_NAMES.map((name) => [name, fastestOver(times, meters, STRETCHES[name])]);
  return Object.fromEntries(fastest) as FastestStretches;
}

type Progress = { readonly times: readonly number[]; readonly meters: readonly number[] };

/** When somebody had gone how far, whenever they had gone further. */
function progressOf({ milliseconds, distances }: TrackSamples, way: CoveredWay): Progress {
  const counted = distances.reduce((count, meters) => count + Number(meters > 0), 0);
  const along = counted * 2 > distances.length ? distances : way.meters;
  const times: number[] = [];
  const meters: number[] = [];
  for (let index = 0; index < milliseconds.length; index += 1) {
    const gone = valueAt(along, index);
    if (Number.isNaN(gone) || gone <= (meters.at(-1) ?? -1)) continue;
    times.push(valueAt(milliseconds, index));
    meters.push(gone);
  }
  return { times, meters };
}

function fastestOver(
  times: readonly number[],
  meters: readonly number[],
  stretch: number,
): number | null {
  const least = (stretch / METERS_PER_KILOMETER) * FASTEST_PACE_SECONDS * MILLISECONDS_PER_SECOND;
  let best = Number.POSITIVE_INFINITY;
  let from = 0;
  for (let to = 1; to < meters.length; to += 1) {
    const begin = valueAt(meters, to) - stretch;
    if (begin < valueAt(meters, 0)) continue;
    while (valueAt(meters, from + 1) <= begin) from += 1;
    const time = valueAt(times, to) - timeAt(times, meters, from, begin);
    if (time >= least && time < best) best = time;
  }
  return best === Number.POSITIVE_INFINITY ? null : Math.round(best);
}

/** When `gone` meters were reached, between one sample and the next. */
function timeAt(
  times: readonly number[],
  meters: readonly number[],
  from: number,
  gone: number,
): number {
  const [before, after] = [valueAt(meters, from), valueAt(meters, from + 1)];
  const part = (gone - before) / (after - before);
  return valueAt(times, from) + part * (valueAt(times, from + 1) - valueAt(times, from));
}

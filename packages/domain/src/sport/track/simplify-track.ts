import { NOT_KNOWN, type SessionTrack } from "./session-track.ts";
import { type CoveredWay, coveredWay, metersBetween } from "./track-distance.ts";
import { type TrackSamples, valueAt } from "./track-samples.ts";

/** A point of the way is left out where the line without it lies no further from it (interface of the service). */
const TOLERANCE_METERS = 5;
/** At most so many points are kept (interface of the service). */
const MOST_TRACK_POINTS = 2_000;
/** So many are compared with each other (design value): of more, every so-manieth. */
const MOST_COMPARED = 20_000;
/** Pulse and height are told at least so often, as long as there is room (design value). */
const SERIES_SECONDS = 30;
const MICRODEGREES = 1_000_000;
const DECIMETERS = 10;

/**
 * The way of a session with as many points as it takes: those that the line needs (Douglas and Peucker, 1973), the ones that it
 * needs most where they are too many, and between them some for pulse and height. Positions that jumped are left out.
 */
export function simplifiedTrack(
  samples: TrackSamples,
  startMilliseconds: number,
  way: CoveredWay = coveredWay(samples),
): SessionTrack {
  const line = lineOf(samples, way);
  const isPlaced = new Set(line);
  const indexes = [...new Set([...line, ...betweenOf(samples, line)])].sort(
    (left, right) => left - right,
  );
  const column = (valueOfIndex: (index: number) => number, scale: number) =>
    Int32Array.from(indexes, (index) => {
      const value = valueOfIndex(index);
      return Number.isNaN(value) ? NOT_KNOWN : Math.round(value * scale);
    });
  const placed = (values: Float64Array) => (index: number) =>
    isPlaced.has(index) || way.accepted[index] === 1 ? valueAt(values, index) : Number.NaN;
  return {
    seconds: column((index) => secondsAt(samples, index, startMilliseconds), 1),
    latitudes: column(placed(samples.latitudes), MICRODEGREES),
    longitudes: column(placed(samples.longitudes), MICRODEGREES),
    elevationDecimeters: column((index) => valueAt(samples.elevations, index), DECIMETERS),
    heartRates: column((index) => valueAt(samples.heartRates, index) || Number.NaN, 1),
  };
}

function secondsAt({ milliseconds }: TrackSamples, index: number, start: number): number {
  return Math.max(0, (valueAt(milliseconds, index) - start) / 1_000);
}

/** The samples that the line needs. */
function lineOf(samples: TrackSamples, { accepted }: CoveredWay): number[] {
  const all: number[] = [];
  for (let index = 0; index < accepted.length; index += 1) {
    if (accepted[index] === 1) all.push(index);
  }
  const stride = Math.ceil(all.length / MOST_COMPARED);
  const compared = all.filter((_, place) => place % stride === 0 || place === all.length - 1);
  if (compared.length <= 2) return compared;
  const needs = needsOf(samples, compared);
  const needed = compared
    .map((index, place) => ({ index, need: valueAt(needs, place) }))
    .filter(({ need }) => need > TOLERANCE_METERS);
  if (needed.length > MOST_TRACK_POINTS) {
    needed.sort((left, right) => right.need - left.need);
    needed.length = MOST_TRACK_POINTS;
  }
  return needed.map(({ index }) => index).sort((left, right) => left - right);
}

/** How far off the line would be without each point, in meters, at most as far as without the one that parted it. */
function needsOf(samples: TrackSamples, compared: readonly number[]): Float64Array {
  const { x, y } = planeOf(samples, compared);
  const last = compared.length - 1;
  const needs = new Float64Array(compared.length);
  needs[0] = needs[last] = Number.POSITIVE_INFINITY;
  const parts: [from: number, to: number, need: number][] = [[0, last, Number.POSITIVE_INFINITY]];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [from, to, most] = part;
    let [farthest, distance] = [-1, TOLERANCE_METERS];
    for (let place = from + 1; place < to; place += 1) {
      const away = awayFrom(x, y, place, from, to);
      if (away > distance) [farthest, distance] = [place, away];
    }
    if (farthest === -1) continue;
    const need = Math.min(distance, most);
    needs[farthest] = need;
    parts.push([from, farthest, need], [farthest, to, need]);
  }
  return needs;
}

/** Meters east and north of the first point, on a plane that touches the earth there. */
function planeOf(samples: TrackSamples, compared: readonly number[]) {
  const [first = 0] = compared;
  const latitude = valueAt(samples.latitudes, first);
  const longitude = valueAt(samples.longitudes, first);
  const north = metersBetween(latitude - 0.5, longitude, latitude + 0.5, longitude);
  const east = metersBetween(latitude, longitude - 0.5, latitude, longitude + 0.5);
  return {
    x: Float64Array.from(
      compared,
      (index) => acrossDateLine(valueAt(samples.longitudes, index) - longitude) * east,
    ),
    y: Float64Array.from(
      compared,
      (index) => (valueAt(samples.latitudes, index) - latitude) * north,
    ),
  };
}

function acrossDateLine(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
}

/** How far a point lies from the line between two others. */
function awayFrom(x: Float64Array, y: Float64Array, place: number, from: number, to: number) {
  const [fromX, fromY] = [valueAt(x, from), valueAt(y, from)];
  const [alongX, alongY] = [valueAt(x, to) - fromX, valueAt(y, to) - fromY];
  const [awayX, awayY] = [valueAt(x, place) - fromX, valueAt(y, place) - fromY];
  const length = alongX ** 2 + alongY ** 2;
  const part = length === 0 ? 0 : (awayX * alongX + awayY * alongY) / length;
  const onLine = Math.min(1, Math.max(0, part));
  return Math.hypot(awayX - onLine * alongX, awayY - onLine * alongY);
}

/** Samples between those of the line, evenly over the time, as many as there is room for. */
function betweenOf({ milliseconds }: TrackSamples, line: readonly number[]): number[] {
  const count = milliseconds.length;
  const room = MOST_TRACK_POINTS - line.length;
  if (count === 0 || room <= 0) return [];
  const seconds = (valueAt(milliseconds, count - 1) - valueAt(milliseconds, 0)) / 1_000;
  const gap = Math.max(SERIES_SECONDS, Math.ceil(seconds / Math.max(1, room - 2)));
  const between: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count && between.length < room; index += 1) {
    const at = valueAt(milliseconds, index) / 1_000;
    if (at - last < gap) continue;
    between.push(index);
    last = at;
  }
  return between;
}

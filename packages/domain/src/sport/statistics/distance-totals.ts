import { quotientToOneDecimal } from "../../shared/rounding.ts";
import { durationMilliseconds, type SportLog } from "../sport-log.ts";

/** Sums over the sessions whose distance is known, kept exact: whole decimeters and milliseconds. */
export type DistanceTotals = {
  readonly decimeters: number;
  /** Of the sessions that have a pace: those on foot whose time is known. */
  readonly pacedDecimeters: number;
  readonly pacedMilliseconds: number;
};

/** The categories of the catalogue in which people ask for a pace: minutes for a kilometer, not kilometers in an hour. */
export const PACED_CATEGORIES: readonly string[] = ["running", "walking"];
/** Less says nothing of how fast somebody goes (design value). */
export const LEAST_PACED_DECIMETERS = 10_000;
/**
 * Nobody runs a kilometer faster: the record over 1,000 m is 2:11.96 (World Athletics, 1999).
 */
export const FASTEST_PACE_SECONDS = 130;

const DECIMETERS_PER_METER = 10;
const MILLISECONDS_PER_SECOND = 1_000;
/** Decimeters and milliseconds to meters and seconds, for a kilometer. */
const PACE_FACTOR = 10;

/** The meters of `decimeters`, exact to the decimal that is kept. */
export function metersOf(decimeters: number): number {
  return decimeters / DECIMETERS_PER_METER;
}

/** Seconds for a kilometer, one decimal; null where nothing has a pace. */
export function paceSecondsPerKilometer(
  distance: Pick<DistanceTotals, "pacedDecimeters" | "pacedMilliseconds"> | undefined,
): number | null {
  if (distance === undefined || distance.pacedDecimeters === 0) return null;
  return quotientToOneDecimal(distance.pacedMilliseconds * PACE_FACTOR, distance.pacedDecimeters);
}

/** What a finished session adds to the distances; undefined where its distance is not known. */
export function distanceOfSession(log: SportLog): DistanceTotals | undefined {
  const { distanceMeters } = log.measures;
  if (!log.finished || distanceMeters === null) return undefined;
  const decimeters = Math.round(distanceMeters * DECIMETERS_PER_METER);
  const milliseconds = pacedMilliseconds(log, decimeters);
  return milliseconds === null
    ? { decimeters, pacedDecimeters: 0, pacedMilliseconds: 0 }
    : { decimeters, pacedDecimeters: decimeters, pacedMilliseconds: milliseconds };
}

/** The time in motion, or else of the whole session, of one that has a pace; null of one that has none. */
function pacedMilliseconds(log: SportLog, decimeters: number): number | null {
  const { matchedCategoryId: category } = log;
  if (decimeters === 0 || category === null || !PACED_CATEGORIES.includes(category)) return null;
  const { movingSeconds } = log.measures;
  const milliseconds =
    movingSeconds === null ? durationMilliseconds(log) : movingSeconds * MILLISECONDS_PER_SECOND;
  return milliseconds === null || milliseconds === 0 ? null : milliseconds;
}

/** The sum of two sums. */
export function addDistances(
  left: DistanceTotals | undefined,
  right: DistanceTotals | undefined,
): DistanceTotals | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return {
    decimeters: left.decimeters + right.decimeters,
    pacedDecimeters: left.pacedDecimeters + right.pacedDecimeters,
    pacedMilliseconds: left.pacedMilliseconds + right.pacedMilliseconds,
  };
}

/** How fast a session was, in milliseconds for a decimeter; null where it is too short to tell, or nobody is so fast. */
export function paceToCompare(log: SportLog): number | null {
  const distance = distanceOfSession(log);
  if (distance === undefined || distance.pacedDecimeters < LEAST_PACED_DECIMETERS) return null;
  const pace = distance.pacedMilliseconds / distance.pacedDecimeters;
  return pace * PACE_FACTOR < FASTEST_PACE_SECONDS ? null : pace;
}

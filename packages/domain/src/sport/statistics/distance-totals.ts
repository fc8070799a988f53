import { quotientToOneDecimal } from "../../shared/rounding.ts";
import type { SportLog } from "../sport-log.ts";
import { isOnFoot, movementOf, slownessToCompare } from "./movement.ts";

/** Sums over the sessions whose distance is known, kept exact: whole decimeters and milliseconds. */
export type DistanceTotals = {
  readonly decimeters: number;
  /** Of the sessions that have a pace: those on foot whose time is known. */
  readonly pacedDecimeters: number;
  readonly pacedMilliseconds: number;
};

const DECIMETERS_PER_METER = 10;
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
  const movement = isOnFoot(log) ? movementOf(log) : null;
  return {
    decimeters,
    pacedDecimeters: movement?.decimeters ?? 0,
    pacedMilliseconds: movement?.milliseconds ?? 0,
  };
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

/** What is left of a sum without a part of it. */
export function distancesWithout(
  all: DistanceTotals | undefined,
  some: DistanceTotals | undefined,
): DistanceTotals | undefined {
  if (all === undefined || some === undefined) return all;
  return {
    decimeters: all.decimeters - some.decimeters,
    pacedDecimeters: all.pacedDecimeters - some.pacedDecimeters,
    pacedMilliseconds: all.pacedMilliseconds - some.pacedMilliseconds,
  };
}

/** How fast a session on foot was, in milliseconds for a decimeter; null where it is too short to tell, or nobody is so fast. */
export function paceToCompare(log: SportLog): number | null {
  return isOnFoot(log) ? slownessToCompare(log) : null;
}

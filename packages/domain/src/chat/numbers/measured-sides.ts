import type { Measure } from "../../language/units.data.ts";
import type { ScopedAmount } from "../../sport/records/record-fact.ts";
import {
  type DistanceTotals,
  paceSecondsPerKilometer,
} from "../../sport/statistics/distance-totals.ts";

/** What most sessions do not tell. */
const MEASURED: ReadonlySet<Measure> = new Set<Measure>(["distance", "pace", "speed"]);
const METERS_PER_KILOMETER = 1_000;
const MINUTES_PER_HOUR = 60;
const SECONDS_PER_MINUTE = 60;

/** Whether a measure is of distances and the time that they took. */
export function isMeasured(measure: Measure): boolean {
  return MEASURED.has(measure);
}

/**
 * Whether the records can tell a sum: of distances and paces only where every session of a kind tells its own. Of all
 * exercise together those that have a distance are what it is.
 */
export function tellsSide(
  { measure }: { readonly measure: Measure },
  { activity, amount }: ScopedAmount,
): boolean {
  if (!isMeasured(measure)) return true;
  const { totals, measuredSessions, timedSessions } = amount;
  if (totals.sessions === 0) return true;
  const isWhole = measuredSessions === totals.sessions && timedSessions === totals.sessions;
  return (
    totals.distance !== undefined && (isWhole || (activity === null && measure === "distance"))
  );
}

/** A pace, where the distance and its time are known. */
export function minutesPerKilometer(distance: DistanceTotals | undefined): number | undefined {
  const seconds = paceSecondsPerKilometer(distance);
  return seconds === null ? undefined : seconds / SECONDS_PER_MINUTE;
}

/** A speed by each time that is known. */
export function kilometersPerHour(
  meters: number,
  times: readonly (number | undefined)[],
): readonly number[] {
  const hours = times.flatMap((minutes) => (minutes ? [minutes / MINUTES_PER_HOUR] : []));
  return hours.map((each) => meters / METERS_PER_KILOMETER / each);
}

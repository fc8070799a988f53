import { durationMilliseconds, type FinishedSportLog } from "../sport-log.ts";
import { distanceOfSession, paceToCompare } from "../statistics/distance-totals.ts";
import { slownessToCompare } from "../statistics/movement.ts";
import { STRETCHES } from "../track/fastest-stretches.ts";
import type { DatedSession } from "./record-fact.ts";
import type { RecordPick, STRETCH_OF_PICK } from "./record-query.ts";

/** The most sessions that are listed one by one (design value): of most people those of a month or two. */
export const MAX_LISTED_SESSIONS = 50;
/** The most that are told of one by one (design value). */
export const MAX_TOLD_SESSIONS = 20;

/** The distances of sessions that are of about one stretch, in decimeters. */
export type Route = { readonly least: number; readonly most: number };
export type RoutePick = keyof typeof STRETCH_OF_PICK | "fastest_marathon";

/** How far a marathon is. */
export const MARATHON_METERS = 42_195;

/** Watches tell a little more or less than was run, and people round: so far from it a run is still of that distance (design values). */
const SHARES = { least: 0.995, most: 1.05 } as const;
const DECIMETERS_PER_METER = 10;

/** What counts as a run of each stretch. */
export const ROUTES: Readonly<Record<RoutePick, Route>> = {
  fastest_1_km: routeOf(STRETCHES.oneKilometer),
  fastest_5_km: routeOf(STRETCHES.fiveKilometers),
  fastest_10_km: routeOf(STRETCHES.tenKilometers),
  fastest_half_marathon: routeOf(STRETCHES.halfMarathon),
  fastest_marathon: routeOf(MARATHON_METERS),
};

function routeOf(meters: number): Route {
  const decimeters = meters * DECIMETERS_PER_METER;
  const { least, most } = SHARES;
  return { least: Math.ceil(decimeters * least), most: Math.floor(decimeters * most) };
}

/**
 * Those of `sessions`, which are in the order of start, that `pick` means at `now`: of equals the earliest, and none where
 * nothing is known. Which of different kinds of exercise was fastest says nothing: then it is that of those on foot.
 */
export function picked(
  sessions: readonly DatedSession[],
  pick: RecordPick,
  { now, isOfKind }: { readonly now: Date; readonly isOfKind: boolean },
): DatedSession[] {
  switch (pick) {
    case "last":
      return sessions.filter(({ log }) => log.sportStart <= now).slice(-1);
    case "list":
      return sessions.slice(0, MAX_LISTED_SESSIONS);
    case "longest":
      return mostBy(sessions, (log) => durationMilliseconds(log) ?? 0);
    case "most_calories":
      return mostBy(sessions, (log) => log.calories);
    case "longest_distance":
      return mostBy(sessions, (log) => log.measures.distanceMeters ?? 0);
    case "best_pace":
      return leastBy(sessions, isOfKind ? slownessToCompare : paceToCompare);
    default:
      return leastBy(sessions, (log) => timeOfRoute(log, ROUTES[pick]));
  }
}

/** The one with most of a measure: of equals the earliest; what has none is left out. */
export function mostBy(
  sessions: readonly DatedSession[],
  measure: (log: FinishedSportLog) => number,
): DatedSession[] {
  let most = 0;
  let found: DatedSession[] = [];
  for (const session of sessions) {
    const value = measure(session.log);
    if (value <= most) continue;
    most = value;
    found = [session];
  }
  return found;
}

/** The one with least of a measure: of equals the earliest; what has no value is left out. */
export function leastBy(
  sessions: readonly DatedSession[],
  measure: (log: FinishedSportLog) => number | null,
): DatedSession[] {
  let least = Number.POSITIVE_INFINITY;
  let found: DatedSession[] = [];
  for (const session of sessions) {
    const value = measure(session.log);
    if (value === null || value >= least) continue;
    least = value;
    found = [session];
  }
  return found;
}

/** In milliseconds; null for a session that is not of this route, or faster than anybody. */
function timeOfRoute(log: FinishedSportLog, { least, most }: Route): number | null {
  const distance = distanceOfSession(log);
  if (distance === undefined || paceToCompare(log) === null) return null;
  const { pacedDecimeters } = distance;
  return pacedDecimeters < least || pacedDecimeters > most ? null : distance.pacedMilliseconds;
}

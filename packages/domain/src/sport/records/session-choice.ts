import { durationMilliseconds, type FinishedSportLog } from "../sport-log.ts";
import { distanceOfSession, paceToCompare } from "../statistics/distance-totals.ts";
import { minutesOf } from "../statistics/exercise-totals.ts";
import { slownessToCompare } from "../statistics/movement.ts";
import { leastBy, MAX_TOLD_SESSIONS, mostBy } from "./picked-sessions.ts";
import type { DatedSession } from "./record-fact.ts";
import type { RecordChoice, SessionBound } from "./record-query.ts";

const TENTHS = 10;
/** What is written as a decimal is hardly ever just that as a number. */
const HARDLY = 1e-6;

/** "My 14 km run" is of so much more or less at most (design values). */
const ABOUT = { minutes: 1, meters: 500 } as const;

/** Tenths of the measure of a bound, minutes or meters, from the least to the most that it holds. */
export type BoundTenths = { readonly least: number; readonly most: number };

/** Some of the sessions, in the order of start, and how many are meant of which these are the first. */
export type MeantSessions = {
  readonly meant: number;
  readonly sessions: readonly DatedSession[];
};

/**
 * Those of `sessions`, which are in the order of start, that `choice` means at `now`; of equals the earliest. Which of
 * different kinds of exercise was slowest says nothing: then it is that of those on foot.
 */
export function chosenSessions(
  sessions: readonly DatedSession[],
  choice: RecordChoice,
  { now, isOfKind }: { readonly now: Date; readonly isOfKind: boolean },
): MeantSessions {
  const meant = meantBy(sessions, choice, { now, isOfKind });
  return { meant: meant.length, sessions: meant.slice(0, MAX_TOLD_SESSIONS) };
}

function meantBy(
  sessions: readonly DatedSession[],
  choice: RecordChoice,
  { now, isOfKind }: { readonly now: Date; readonly isOfKind: boolean },
): readonly DatedSession[] {
  switch (choice.by) {
    case "latest":
      return sessions.filter(({ log }) => log.sportStart <= now).slice(-choice.count);
    case "shortest":
      return leastBy(sessions, durationMilliseconds);
    case "slowest":
      return leastBy(sessions, (log) => {
        const slowness = isOfKind ? slownessToCompare(log) : paceToCompare(log);
        return slowness === null ? null : -slowness;
      });
    case "most_beats":
      return mostBy(sessions, ({ measures }) => measures.maxHeartRateBpm ?? 0);
    case "most_steps":
      return mostBy(sessions, ({ measures }) => measures.steps ?? 0);
    case "most_climb":
      return mostBy(sessions, ({ measures }) => measures.elevationGainMeters ?? 0);
    case "bound": {
      const { least, most } = tenthsWithin(choice.bound);
      return sessions.filter(({ log }) => {
        const tenths = tenthsOf(log, choice.bound);
        return tenths !== null && tenths >= least && tenths <= most;
      });
    }
  }
}

/** What a bound holds: sessions are compared as their time and way are shown, with one decimal. */
export function tenthsWithin(bound: SessionBound): BoundTenths {
  const { measure, value } = bound;
  const tenths = value * TENTHS;
  const [floor, ceiling] = [Math.floor(tenths + HARDLY), Math.ceil(tenths - HARDLY)];
  const most = Number.MAX_SAFE_INTEGER;
  switch (bound.side) {
    case "between":
      return { least: ceiling, most: Math.floor(bound.upTo * TENTHS + HARDLY) };
    case "least":
      return { least: ceiling, most };
    case "above":
      return { least: floor + 1, most };
    case "most":
      return { least: 0, most: floor };
    case "below":
      return { least: 0, most: ceiling - 1 };
    case "about": {
      const slack = measure === "minutes" ? ABOUT.minutes : ABOUT.meters;
      return { least: Math.max(0, ceiling - slack * TENTHS), most: floor + slack * TENTHS - 1 };
    }
  }
}

/** Null where it is not known. */
function tenthsOf(log: FinishedSportLog, { measure }: SessionBound): number | null {
  if (measure === "meters") return distanceOfSession(log)?.decimeters ?? null;
  const duration = durationMilliseconds(log);
  return duration === null ? null : Math.round(minutesOf(duration) * TENTHS);
}

import { MILLISECONDS_PER_MINUTE } from "../../shared/durations.ts";
import { quotientToOneDecimal } from "../../shared/rounding.ts";
import { metOf } from "../session-energy.ts";
import { durationMilliseconds, type SportLog } from "../sport-log.ts";
import {
  addDistances,
  type DistanceTotals,
  distanceOfSession,
  distancesWithout,
} from "./distance-totals.ts";

/**
 * Sums over finished sessions, kept exact: whole milliseconds, and hundredths of a MET times
 * milliseconds. They are rounded once, when they are shown.
 */
export type ExerciseTotals = {
  readonly sessions: number;
  readonly durationMilliseconds: number;
  readonly calories: number;
  /** Σ MET × 100 × milliseconds, over the sessions whose MET and duration are known. */
  readonly metHundredthMilliseconds: number;
  /** Undefined where no session tells its distance. */
  readonly distance?: DistanceTotals | undefined;
};

export const NO_EXERCISE: ExerciseTotals = {
  sessions: 0,
  durationMilliseconds: 0,
  calories: 0,
  metHundredthMilliseconds: 0,
};

export const HUNDREDTHS_PER_MET = 100;

/** What one session adds to the totals: nothing while it is open; no minutes where its end is not known. */
export function totalsOfSession(log: SportLog, olderAdultFrom: Date | null): ExerciseTotals {
  if (!log.finished) return NO_EXERCISE;
  const duration = durationMilliseconds(log) ?? 0;
  const met = metOf(log, { olderAdultFrom }) ?? 0;
  const distance = distanceOfSession(log);
  return {
    sessions: 1,
    durationMilliseconds: duration,
    calories: log.calories,
    metHundredthMilliseconds: Math.round(met * HUNDREDTHS_PER_MET) * duration,
    ...(distance && { distance }),
  };
}

/** The sum of two totals. */
export function addTotals(left: ExerciseTotals, right: ExerciseTotals): ExerciseTotals {
  const distance = addDistances(left.distance, right.distance);
  return {
    sessions: left.sessions + right.sessions,
    durationMilliseconds: left.durationMilliseconds + right.durationMilliseconds,
    calories: left.calories + right.calories,
    metHundredthMilliseconds: left.metHundredthMilliseconds + right.metHundredthMilliseconds,
    ...(distance && { distance }),
  };
}

/** What is left of `all` without `some` of it. */
export function totalsWithout(all: ExerciseTotals, some: ExerciseTotals): ExerciseTotals {
  const distance = distancesWithout(all.distance, some.distance);
  return {
    sessions: all.sessions - some.sessions,
    durationMilliseconds: all.durationMilliseconds - some.durationMilliseconds,
    calories: all.calories - some.calories,
    metHundredthMilliseconds: all.metHundredthMilliseconds - some.metHundredthMilliseconds,
    ...(distance && { distance }),
  };
}

/** The sum of all totals. */
export function sumTotals(totals: Iterable<ExerciseTotals>): ExerciseTotals {
  let sum = NO_EXERCISE;
  for (const each of totals) sum = addTotals(sum, each);
  return sum;
}

/**
 * Whole milliseconds as minutes with one decimal, rounded half up.
 *
 * @example
 * ```ts
 * import { minutesOf } from "@health-exercise/domain/sport";
 * console.log(minutesOf(1_830_000)); // 30.5
 * ```
 */
export function minutesOf(milliseconds: number): number {
  return quotientToOneDecimal(milliseconds, MILLISECONDS_PER_MINUTE);
}

/** MET-minutes with one decimal, rounded half up. */
export function metMinutesOf(totals: Pick<ExerciseTotals, "metHundredthMilliseconds">): number {
  return quotientToOneDecimal(
    totals.metHundredthMilliseconds,
    MILLISECONDS_PER_MINUTE * HUNDREDTHS_PER_MET,
  );
}

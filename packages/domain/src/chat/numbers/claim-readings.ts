import type { Measure } from "../../language/units.data.ts";
import { MILLISECONDS_PER_MINUTE } from "../../shared/durations.ts";
import { dayNumber, type LocalDate } from "../../shared/local-date.ts";
import type { RecordAmount } from "../../sport/records/record-amount.ts";
import type { DatedSession, RecordFact } from "../../sport/records/record-fact.ts";
import type {
  RecordActivity,
  RecordPeriod,
  RecordPick,
  RecordQuery,
  RecordStreak,
} from "../../sport/records/record-query.ts";
import { feelingRatingOf } from "../../sport/sport-feedback.ts";
import { durationMilliseconds } from "../../sport/sport-log.ts";
import { distanceOfSession, metersOf } from "../../sport/statistics/distance-totals.ts";
import { HUNDREDTHS_PER_MET } from "../../sport/statistics/exercise-totals.ts";
import { isMeasured, kilometersPerHour, minutesPerKilometer, tellsSide } from "./measured-sides.ts";
import type { ClaimReading } from "./number-claim.ts";

/** A sum over sessions, in the unit of its measure; the mean of one session where `per` is one. */
export type AmountSide = {
  readonly measure: Measure;
  readonly per?: "session" | "day";
};

type Activity = RecordActivity | null;

const SECONDS_PER_MINUTE = 60;
const EVER: RecordPeriod = { kind: "ever" };

/** What is summed up of a kind of exercise over some days. */
export function amountReading(
  side: AmountSide,
  activity: Activity,
  period: RecordPeriod,
): ClaimReading {
  return {
    queries: [amountQuery(activity, period)],
    values: ([fact]) => {
      if (fact?.kind !== "amount" || !tellsSide(side, fact.of)) return undefined;
      return sideValues(side, fact.of.amount);
    },
  };
}

/** How much more, or less, there was in `period` than in `other`: nothing where it was the other way round. */
export function differenceReading(
  { measure, direction }: { readonly measure: Measure; readonly direction: 1 | -1 },
  activity: Activity,
  period: RecordPeriod,
  other: RecordPeriod,
): ClaimReading {
  return {
    queries: [amountQuery(activity, period), amountQuery(activity, other)],
    values: ([now, before]) => {
      if (now?.kind !== "amount" || before?.kind !== "amount") return undefined;
      if (!tellsSide({ measure }, now.of) || !tellsSide({ measure }, before.of)) return undefined;
      const measures: readonly Measure[] =
        measure === "percent" ? ["minutes", "sessions", "energy", "days", "metMinutes"] : [measure];
      return measures.flatMap((each) => {
        const late = sideValue({ measure: each }, now.of.amount) ?? 0;
        const early = sideValue({ measure: each }, before.of.amount) ?? 0;
        const change = (late - early) * direction;
        if (change <= 0) return [];
        if (measure !== "percent") return [change];
        return early === 0 ? [] : [(100 * change) / early];
      });
    },
  };
}

/** One session that is picked out, or any of those of some days. */
export function sessionReading(
  measure: Measure,
  pick: RecordPick,
  activity: Activity,
  period: RecordPeriod,
): ClaimReading {
  const valuesOf = (session: DatedSession) => sessionValues(session, measure);
  return pickReading(pick, activity, period, valuesOf, isMeasured(measure));
}

/** How many days before `today` the last session was, or what `valuesOf` makes of it. */
export function daysAgoReading(
  activity: Activity,
  today: LocalDate,
  valuesOf: (days: number) => readonly number[],
): ClaimReading {
  return pickReading("last", activity, EVER, ({ date }) =>
    valuesOf(dayNumber(today) - dayNumber(date)),
  );
}

/** The rating of a session, of 5. */
export function ratingReading(activity: Activity): ClaimReading {
  return pickReading("last", activity, EVER, ({ log }) => {
    const rating = feelingRatingOf(log.feedback);
    return rating === null ? [] : [rating];
  });
}

/** Days in a row. */
export function streakReading(metric: RecordStreak, activity: Activity): ClaimReading {
  return {
    queries: [{ metric, activity }],
    values: ([fact]) => (fact?.kind === "streak" ? [fact.days] : undefined),
  };
}

/** The recommended amount that a share or a rest is of. */
type ClaimedTarget = Pick<
  Extract<RecordFact, { kind: "target" }>,
  "targetMinutes" | "targetMetMinutes"
>;

/** What of the weekly amount was done, or is missing. */
export function targetReading(
  period: RecordPeriod,
  value: (done: RecordAmount, target: ClaimedTarget) => readonly number[],
): ClaimReading {
  const query = { ...amountQuery(null, period), comparison: { with: "target" } } as const;
  return {
    queries: [query],
    values: ([fact]) => (fact?.kind === "target" ? value(fact.of.amount, fact) : undefined),
  };
}

function amountQuery(activity: Activity, period: RecordPeriod) {
  return { metric: "minutes", activity, period, grouping: null, comparison: null } as const;
}

/** Of a list that is cut off nobody knows the rest. */
function pickReading(
  metric: RecordPick,
  activity: Activity,
  period: RecordPeriod,
  valuesOf: (session: DatedSession) => readonly number[],
  isMeasured = false,
): ClaimReading {
  const query: RecordQuery = { metric, activity, period };
  const isWhole = (fact: Extract<RecordFact, { kind: "sessions" }>) =>
    metric !== "list" || fact.sessions.length === fact.of.amount.totals.sessions;
  return {
    queries: [query],
    values: ([fact]) => {
      if (fact?.kind !== "sessions" || !isWhole(fact)) return undefined;
      const values = fact.sessions.flatMap(valuesOf);
      // What was not measured of a session that took place, nobody can tell.
      return isMeasured && values.length === 0 && fact.of.amount.totals.sessions > 0
        ? undefined
        : values;
    },
  };
}

/** A speed by the time in motion and by all of the time: either may be meant. */
function sideValues(side: AmountSide, amount: RecordAmount): readonly number[] {
  const { totals, moved } = amount;
  if (side.measure === "speed")
    return kilometersPerHour(metersOf(moved.decimeters), [
      moved.milliseconds / MILLISECONDS_PER_MINUTE,
      totals.durationMilliseconds / MILLISECONDS_PER_MINUTE,
    ]);
  const value = sideValue(side, amount);
  return value === undefined ? [] : [value];
}

/** A sum in the unit of its measure; undefined where nothing is summed up so. */
export function sideValue({ measure, per }: AmountSide, amount: RecordAmount): number | undefined {
  const { totals, activeDays, timedSessions } = amount;
  const divisor = per === "day" ? activeDays : per === "session" ? totals.sessions : 1;
  const quotient = (sum: number, by: number) => (by === 0 ? undefined : sum / by);
  switch (measure) {
    case "minutes":
      return quotient(
        totals.durationMilliseconds / MILLISECONDS_PER_MINUTE,
        per === "session" ? timedSessions : divisor,
      );
    case "energy":
      return quotient(totals.calories, per === "session" ? amount.energySessions : divisor);
    case "metMinutes": {
      const unit = HUNDREDTHS_PER_MET * MILLISECONDS_PER_MINUTE;
      return quotient(
        totals.metHundredthMilliseconds / unit,
        per === "session" ? amount.effortSessions : divisor,
      );
    }
    case "sessions":
      return totals.sessions;
    case "days":
      return activeDays;
    case "distance":
      return quotient(
        metersOf(totals.distance?.decimeters ?? 0),
        per === "session" ? amount.measuredSessions : divisor,
      );
    case "pace":
      return minutesPerKilometer(totals.distance);
    case "speed":
      return sideValues({ measure }, amount)[0];
    default:
      return undefined;
  }
}

function sessionValues({ log }: DatedSession, measure: Measure): readonly number[] {
  const duration = durationMilliseconds(log);
  const minutes = duration === null ? undefined : duration / MILLISECONDS_PER_MINUTE;
  const mets = [log.mets.stated, log.mets.adult, log.mets.olderAdult].filter((met) => met !== null);
  const { distanceMeters: meters, movingSeconds } = log.measures;
  const moving = movingSeconds === null ? undefined : movingSeconds / SECONDS_PER_MINUTE;
  switch (measure) {
    case "minutes":
      return minutes === undefined ? [] : [minutes];
    case "energy":
      return [log.calories];
    case "met":
      return mets;
    case "metMinutes":
      return minutes === undefined ? [] : mets.map((met) => met * minutes);
    case "distance":
      return meters === null ? [] : [meters];
    case "pace": {
      const pace = minutesPerKilometer(distanceOfSession(log));
      return pace === undefined ? [] : [pace];
    }
    case "speed":
      return meters === null ? [] : kilometersPerHour(meters, [moving, minutes]);
    default:
      return [];
  }
}

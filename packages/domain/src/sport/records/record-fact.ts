import type { DateRange, LocalDate } from "../../shared/local-date.ts";
import type { SchemeItem } from "../exercise-scheme.ts";
import type { FinishedSportLog } from "../sport-log.ts";
import type { ExerciseTotals } from "../statistics/exercise-totals.ts";
import type { TargetMeasure } from "../statistics/weekly-target.ts";
import type { RecordActivity, RecordGrouping, RecordPeriod, RecordQuery } from "./record-query.ts";

/** What was done of some kind of exercise in a period: sums over finished sessions. */
export type RecordAmount = {
  readonly totals: ExerciseTotals;
  readonly activeDays: number;
  /** The sessions whose duration is known: what the mean duration is taken over. */
  readonly timedSessions: number;
};

/** An amount with what it is of. `range` is null for all days. */
export type ScopedAmount = {
  readonly activity: RecordActivity | null;
  readonly period: RecordPeriod;
  readonly range: DateRange | null;
  readonly amount: RecordAmount;
};

/**
 * What was done in one group. `key` is the day, the Monday of the week, the first of the month, the weekday (1 is Monday)
 * or the sport (`sportKeyOf`).
 */
export type GroupAmount = { readonly key: string; readonly amount: RecordAmount };

/** A session with the day on which it began. */
export type DatedSession = { readonly log: FinishedSportLog; readonly date: LocalDate };

/** An item of an active scheme. */
export type PlannedItem = { readonly scheme: string; readonly item: SchemeItem };

/** What the records say to a `RecordQuery`; each tells what it is an answer to. */
export type RecordFact =
  | { readonly kind: "amount"; readonly query: RecordQuery; readonly of: ScopedAmount }
  | {
      readonly kind: "comparison";
      readonly query: RecordQuery;
      readonly of: ScopedAmount;
      readonly other: ScopedAmount;
    }
  /** Held against the recommended weekly amount, for each week of the period. The targets are for the whole period. */
  | {
      readonly kind: "target";
      readonly query: RecordQuery;
      readonly of: ScopedAmount;
      readonly targetMinutes: number;
      /** Null where minutes alone are recommended, as from 5 to 17 years. */
      readonly targetMetMinutes: number | null;
      /** By which measure it was reached; null where it was not. */
      readonly reachedBy: TargetMeasure | null;
    }
  /** The mean of the latest four full weeks beside that of the four before, in the metric of the query. */
  | {
      readonly kind: "trend";
      readonly query: RecordQuery;
      readonly late: ScopedAmount;
      readonly early: ScopedAmount;
    }
  /** Groups with a session, in the order of their keys; sports by most of the metric first. */
  | {
      readonly kind: "groups";
      readonly query: RecordQuery;
      readonly grouping: RecordGrouping;
      readonly of: ScopedAmount;
      readonly groups: readonly GroupAmount[];
    }
  /** The sessions picked out, at most `MAX_LISTED_SESSIONS`, and how many there are. */
  | {
      readonly kind: "sessions";
      readonly query: RecordQuery;
      readonly of: ScopedAmount;
      readonly sessions: readonly DatedSession[];
    }
  | { readonly kind: "streak"; readonly query: RecordQuery; readonly days: number }
  | {
      readonly kind: "plan";
      readonly query: RecordQuery;
      readonly hasScheme: boolean;
      readonly items: readonly PlannedItem[];
    }
  | { readonly kind: "unrecorded"; readonly query: RecordQuery };

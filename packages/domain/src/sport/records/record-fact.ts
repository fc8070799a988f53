import type { DateRange, LocalDate } from "../../shared/local-date.ts";
import type { GoalWithProgress } from "../exercise-goal.ts";
import type { SchemeItem } from "../exercise-scheme.ts";
import type { FinishedSportLog } from "../sport-log.ts";
import type { PersonalBest } from "../statistics/exercise-statistics.ts";
import type { TargetMeasure, WeeklyTarget } from "../statistics/weekly-target.ts";
import type { RecordAmount } from "./record-amount.ts";
import type { RecordActivity, RecordGrouping, RecordPeriod, RecordQuery } from "./record-query.ts";

/** An amount with what it is of. `range` is null for all days. */
export type ScopedAmount = {
  readonly activity: RecordActivity | null;
  readonly period: RecordPeriod;
  readonly range: DateRange | null;
  readonly amount: RecordAmount;
};

/** Sessions that are asked about, by the kind of exercise and the days; null leaves none out. */
export type RecordScope = Omit<ScopedAmount, "amount">;

/**
 * What was done in one group. `key` is the day, the Monday of the week, the first of the month, the weekday (1 is Monday)
 * or the sport (`sportKeysOf`).
 */
export type GroupAmount = { readonly key: string; readonly amount: RecordAmount };

/** A session with the day on which it began. */
export type DatedSession = { readonly log: FinishedSportLog; readonly date: LocalDate };

/** An item of an active scheme. */
export type PlannedItem = { readonly scheme: string; readonly item: SchemeItem };

/** Held against the recommended weekly amount, for each week of the period. The targets are for the whole period. */
export type TargetFact = {
  readonly kind: "target";
  readonly query: RecordQuery;
  readonly of: ScopedAmount;
  readonly targetMinutes: number;
  /** Null where minutes alone are recommended, as from 5 to 17 years. */
  readonly targetMetMinutes: number | null;
  /** By which measure it was reached; null where it was not. */
  readonly reachedBy: TargetMeasure | null;
};

/** What the records say to a `RecordQuery`; each tells what it is an answer to. */
export type RecordFact =
  | {
      readonly kind: "amount";
      readonly query: RecordQuery;
      readonly of: ScopedAmount;
      /** The moment of the answer, where it may be of the session under way, which counts in no amount. */
      readonly now?: Date;
    }
  | {
      readonly kind: "comparison";
      readonly query: RecordQuery;
      readonly of: ScopedAmount;
      readonly other: ScopedAmount;
    }
  | TargetFact
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
      /** Where weeks are held against the recommended weekly amount. */
      readonly target?: WeeklyTarget;
      /** Where days are told: those on which nobody expects exercise, where there are any. */
      readonly paused?: readonly DateRange[];
    }
  /** The sessions picked out, at most `MAX_TOLD_SESSIONS` of a list, and how many there are. */
  | {
      readonly kind: "sessions";
      readonly query: RecordQuery;
      readonly of: ScopedAmount;
      readonly sessions: readonly DatedSession[];
      /** Where the pick is of a stretch: the best time over it, in milliseconds, on the track of any run of those days. */
      readonly onTrack?: PersonalBest | null;
      /**
       * Where a measure of the sessions is asked for, what it comes to over those that tell it: the mean pulse by the time
       * of each, in beats a minute, with the highest of any, or the sum of steps or of meters climbed.
       */
      readonly measured?: {
        readonly value: number;
        /** Null where none is told, and of what has none. */
        readonly most: number | null;
        readonly sessions: number;
      };
      /** How many a choice means, of which those that are told are the first. */
      readonly meant?: number;
    }
  /** All goals, the latest first; `recommended` stands in where there is none. */
  | {
      readonly kind: "goals";
      readonly query: RecordQuery;
      readonly goals: readonly GoalWithProgress[];
      readonly recommended: TargetFact;
    }
  | { readonly kind: "streak"; readonly query: RecordQuery; readonly days: number }
  | {
      readonly kind: "plan";
      readonly query: RecordQuery;
      readonly hasScheme: boolean;
      readonly items: readonly PlannedItem[];
    }
  | { readonly kind: "unrecorded"; readonly query: RecordQuery };
export type SessionsMeasured = NonNullable<
  Extract<RecordFact, { readonly kind: "sessions" }>["measured"]
>;

import type { LocalDate } from "../../shared/local-date.ts";
import type { GoalMetric } from "../exercise-goal.ts";
import type { Stretch } from "../track/fastest-stretches.ts";
import type { ExerciseKind } from "./exercise-kinds.data.ts";

/** What can be added up over the sessions of a period. */
export const RECORD_AMOUNTS = [
  "sessions",
  "minutes",
  "calories",
  "met_minutes",
  "active_days",
  "average_minutes",
  "distance_m",
  "average_distance_m",
  "pace_s_per_km",
] as const;
export type RecordAmountMetric = (typeof RECORD_AMOUNTS)[number];

/**
 * Which sessions of a period can be picked out: the last one, the longest by time or by distance, that with most calories or
 * the best pace, all of them, or the fastest of about one of the distances that runners ask for.
 */
export const RECORD_PICKS = [
  "last",
  "longest",
  "most_calories",
  "list",
  "longest_distance",
  "best_pace",
  "fastest_1_km",
  "fastest_5_km",
  "fastest_10_km",
  "fastest_half_marathon",
  "fastest_marathon",
] as const;
export type RecordPick = (typeof RECORD_PICKS)[number];

/** Days in a row with a session, up to now and at most. */
export const RECORD_STREAKS = ["current_streak", "longest_streak"] as const;
export type RecordStreak = (typeof RECORD_STREAKS)[number];

/** The picks that are of a stretch which is looked for within longer runs too. */
export const STRETCH_OF_PICK = {
  fastest_1_km: "oneKilometer",
  fastest_5_km: "fiveKilometers",
  fastest_10_km: "tenKilometers",
  fastest_half_marathon: "halfMarathon",
} as const satisfies Partial<Record<RecordPick, Stretch>>;

/** What only some sessions tell, and no sum has: it is told of those that do. */
export const UNRECORDED_MEASURES = ["heart_rate", "steps", "climb"] as const;
export type UnrecordedMeasure = (typeof UNRECORDED_MEASURES)[number];

/** By what sessions can be grouped. */
export const RECORD_GROUPINGS = ["day", "weekday", "week", "month", "sport"] as const;
export type RecordGrouping = (typeof RECORD_GROUPINGS)[number];

/**
 * The sessions of some kind of exercise: those whose name or type means an activity of one of `families` (of
 * `activityFamilyOf`), or, where the catalogue has none of them, whose name holds `name`.
 */
export type RecordActivity = {
  /** As the person wrote it. */
  readonly name: string;
  readonly families: readonly string[];
  /** A kind that says more than the sport: of its sessions only those are meant whose name or type says it. */
  readonly kind?: ExerciseKind;
  /** What a session may be called by itself, such as "long run": where any is, those alone are meant. */
  readonly title?: string;
  /** The kinds that are asked about together, where there are several. */
  readonly parts?: readonly RecordActivity[];
  /** The kind that is left out: all other sessions are meant. */
  readonly except?: RecordActivity;
};

/**
 * The days that are asked about, in the person's zone. Weeks are Monday to Sunday, counted back from the current one;
 * months and years are calendar months and years. A named month without a year is the latest that has begun; a weekday is
 * the latest one before today.
 */
export type RecordPeriod = DaysOfPeriod & {
  /** That of these days only sessions are meant that begin at such a time. */
  readonly hours?: HoursOfDay;
};

/**
 * Minutes of a day in the person's zone: at the first of them or later, and before the last. Beyond the 1,440 of a day they go
 * on into the next one, of which these sessions are not then.
 */
export type HoursOfDay = { readonly from: number; readonly until: number };

/** Which days a period has. */
export type DaysOfPeriod =
  | { readonly kind: "ever" }
  | { readonly kind: "day"; readonly date: LocalDate }
  /** 0 is the current week, 1 the one before. */
  | { readonly kind: "week"; readonly weeksAgo: number }
  /** `month` from 1 to 12. */
  | { readonly kind: "month"; readonly year: number; readonly month: number }
  | { readonly kind: "year"; readonly year: number }
  /** So many days up to today, which counts. */
  | { readonly kind: "last_days"; readonly days: number }
  /** `after`: of that day only what begins later than a session of it. */
  | { readonly kind: "since"; readonly date: LocalDate; readonly after?: Date }
  | { readonly kind: "range"; readonly start: LocalDate; readonly end: LocalDate };

/** With what an amount is compared. */
export type RecordComparison =
  | { readonly with: "period"; readonly period: RecordPeriod }
  | { readonly with: "activity"; readonly activity: RecordActivity }
  /** All exercise of the period, of which the amount is a part. */
  | { readonly with: "all" }
  /** The recommended weekly amount of exercise. */
  | { readonly with: "target" }
  /** The latest full weeks with those before. */
  | { readonly with: "trend" };

/**
 * A sum over sessions: grouped, or compared; where both are asked for it is compared, but each week is held against the
 * recommended weekly amount.
 */
export type RecordAmountQuery = {
  readonly metric: RecordAmountMetric;
  readonly activity: RecordActivity | null;
  readonly period: RecordPeriod;
  readonly grouping: RecordGrouping | null;
  readonly comparison: RecordComparison | null;
  /** Where it is grouped by the day of the week, or by the day: of which days of the week it is; 1 is Monday. */
  readonly weekdays?: readonly number[];
  /** That it may be of the session under way: "how long have I been going?" */
  readonly isUnderWay?: true;
};

/** Sessions that are picked out of those of a kind and a period. */
export type RecordPickQuery = {
  readonly metric: RecordPick;
  readonly activity: RecordActivity | null;
  readonly period: RecordPeriod;
  /**
   * Which of a list are meant: the latest so many, the one that took least time, the slowest, that with the highest pulse, the
   * most steps or meters climbed, or those of so much time or way (at least or at most so much, more or less than that, about as much, or
   * from so much to so much); absent where all are.
   * Of those of so much time or way another pick than a list means one.
   */
  readonly choice?:
    | { readonly by: "latest"; readonly count: number }
    | { readonly by: "shortest" | "slowest" | "most_beats" | "most_steps" | "most_climb" }
    | {
        readonly by: "bound";
        readonly bound:
          | {
              readonly measure: "minutes" | "meters";
              readonly side: "least" | "most" | "above" | "below" | "about";
              readonly value: number;
            }
          /** From `value` to `upTo`, both of which count. */
          | {
              readonly measure: "minutes" | "meters";
              readonly side: "between";
              readonly value: number;
              readonly upTo: number;
            };
      };
};
export type RecordChoice = NonNullable<RecordPickQuery["choice"]>;
export type SessionBound = Extract<RecordChoice, { readonly by: "bound" }>["bound"];

/**
 * How far the person is with their goals, those of a measure, kind of exercise or period first; where they have none, with
 * the recommended amount of the period.
 */
export type RecordGoalsQuery = {
  readonly metric: "goals";
  readonly measure: GoalMetric | null;
  readonly activity: RecordActivity | null;
  readonly period: RecordPeriod;
};

/** What of a person's own records is asked for: one shape for questions, for a model's tool, and for claims in a reply. */
export type RecordQuery =
  | RecordAmountQuery
  | RecordPickQuery
  | { readonly metric: RecordStreak; readonly activity: RecordActivity | null }
  | RecordGoalsQuery
  /** What the active schemes plan for a day, for the days from it up to another one, or for the week. */
  | { readonly metric: "plan"; readonly day: LocalDate | null; readonly until?: LocalDate }
  | {
      readonly metric: "unrecorded";
      readonly measure: UnrecordedMeasure;
      readonly activity: RecordActivity | null;
      readonly period: RecordPeriod;
    };

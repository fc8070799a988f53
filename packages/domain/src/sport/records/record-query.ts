import type { LocalDate } from "../../shared/local-date.ts";

/** What can be added up over the sessions of a period. */
export const RECORD_AMOUNTS = [
  "sessions",
  "minutes",
  "calories",
  "met_minutes",
  "active_days",
  "average_minutes",
] as const;
export type RecordAmountMetric = (typeof RECORD_AMOUNTS)[number];

/** Which sessions of a period can be picked out: the last one, the longest, that with most calories, or all of them. */
export const RECORD_PICKS = ["last", "longest", "most_calories", "list"] as const;
export type RecordPick = (typeof RECORD_PICKS)[number];

/** Days in a row with a session, up to now and at most. */
export const RECORD_STREAKS = ["current_streak", "longest_streak"] as const;
export type RecordStreak = (typeof RECORD_STREAKS)[number];

/** What people ask for that logs do not hold. */
export const UNRECORDED_MEASURES = ["distance", "pace", "heart_rate", "steps"] as const;
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
};

/**
 * The days that are asked about, in the person's zone. Weeks are Monday to Sunday, counted back from the current one;
 * months and years are calendar months and years. A named month without a year is the latest that has begun; a weekday is
 * the latest one before today.
 */
export type RecordPeriod =
  | { readonly kind: "ever" }
  | { readonly kind: "day"; readonly date: LocalDate }
  /** 0 is the current week, 1 the one before. */
  | { readonly kind: "week"; readonly weeksAgo: number }
  /** `month` from 1 to 12. */
  | { readonly kind: "month"; readonly year: number; readonly month: number }
  | { readonly kind: "year"; readonly year: number }
  /** So many days up to today, which counts. */
  | { readonly kind: "last_days"; readonly days: number }
  | { readonly kind: "since"; readonly date: LocalDate }
  | { readonly kind: "range"; readonly start: LocalDate; readonly end: LocalDate };

/** With what an amount is compared. */
export type RecordComparison =
  | { readonly with: "period"; readonly period: RecordPeriod }
  | { readonly with: "activity"; readonly activity: RecordActivity }
  /** The recommended weekly amount of exercise. */
  | { readonly with: "target" }
  /** The latest full weeks with those before. */
  | { readonly with: "trend" };

/** A sum over sessions: grouped, or compared; where both are asked for it is compared. */
export type RecordAmountQuery = {
  readonly metric: RecordAmountMetric;
  readonly activity: RecordActivity | null;
  readonly period: RecordPeriod;
  readonly grouping: RecordGrouping | null;
  readonly comparison: RecordComparison | null;
};

/** What of a person's own records is asked for: one shape for questions, for a model's tool, and for claims in a reply. */
export type RecordQuery =
  | RecordAmountQuery
  | {
      readonly metric: RecordPick;
      readonly activity: RecordActivity | null;
      readonly period: RecordPeriod;
    }
  | { readonly metric: RecordStreak; readonly activity: RecordActivity | null }
  /** What the active schemes plan for a day, or for the week. */
  | { readonly metric: "plan"; readonly day: LocalDate | null }
  | {
      readonly metric: "unrecorded";
      readonly measure: UnrecordedMeasure;
      readonly activity: RecordActivity | null;
      readonly period: RecordPeriod;
    };

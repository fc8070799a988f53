import type { LocalDate, UserId } from "@health-exercise/domain/user";
import { TOTALS } from "./totals.columns.ts";

/** A row of `sport_month`: what the finished sessions come to that begin in a month of UTC. Sums are exact. */
export type SportMonthTable = {
  readonly user_id: UserId;
  readonly month: Date;
  /** Names the zone and the age by which days and METs were told. */
  readonly context: string;
  /** The number up to which changes are in it. */
  readonly added_up_to: number;
  /** A session has left it, of which nothing else tells. */
  readonly is_stale: boolean;
  /** The sums of its kinds are in those of `sport_kind`. */
  readonly is_in_kinds: boolean;
  /** How many kinds it has. */
  readonly kinds: number;
  /** On which sessions began, each once. */
  readonly days: readonly LocalDate[] | null;
  readonly timed_sessions: number;
  readonly sessions: number;
  readonly duration_milliseconds: number;
  readonly calories: number;
  readonly met_hundredth_milliseconds: number;
  readonly decimeters: number | null;
  readonly paced_decimeters: number | null;
  readonly paced_milliseconds: number | null;
  /** The most of a day, and how many days before 1970 that day is; the earliest of equals comes out largest. */
  readonly longest: readonly number[] | null;
  readonly most_calories: readonly number[] | null;
  readonly farthest: readonly number[] | null;
  /** The least of a day, and how many days after 1970 that day is. */
  readonly best_pace: readonly number[] | null;
  readonly types: readonly (string | null)[] | null;
  readonly type_sessions: readonly number[] | null;
  readonly type_durations: readonly number[] | null;
  readonly type_calories: readonly number[] | null;
  readonly type_mets: readonly number[] | null;
  readonly type_decimeters: readonly (number | null)[] | null;
  readonly type_paced_decimeters: readonly (number | null)[] | null;
  readonly type_paced_milliseconds: readonly (number | null)[] | null;
};

/** The lists in which the types stand, and the `TOTALS` of each. */
export const TYPE_LISTS = [
  "types",
  "type_sessions",
  "type_durations",
  "type_calories",
  "type_mets",
  "type_decimeters",
  "type_paced_decimeters",
  "type_paced_milliseconds",
] as const satisfies readonly (keyof SportMonthTable)[];

/** What is added up of any time, in the order of the table. */
export const SUMMED_COLUMNS = [
  "days",
  "timed_sessions",
  ...TOTALS,
  "longest",
  "most_calories",
  "farthest",
  "best_pace",
  ...TYPE_LISTS,
] as const satisfies readonly (keyof SportMonthTable)[];

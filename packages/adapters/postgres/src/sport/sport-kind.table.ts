import type { UserId } from "@health-exercise/domain/user";
import { TOTALS } from "./totals.columns.ts";

/**
 * A row of `sport_kind`: what a kind of exercise comes to in all those months of a person that are `is_in_kinds`. Only of
 * people who have very many kinds. Sums are exact.
 */
export type SportKindTable = {
  readonly user_id: UserId;
  /** The type behind an equals sign; empty for sessions of which none is known. */
  readonly kind: string;
  readonly sessions: number;
  readonly duration_milliseconds: number;
  readonly calories: number;
  readonly met_hundredth_milliseconds: number;
  readonly decimeters: number;
  readonly paced_decimeters: number;
  readonly paced_milliseconds: number;
  /** In how many months a distance is known. */
  readonly measured_months: number;
  /** In how many months a pace is known. */
  readonly paced_months: number;
};

/** What is added up of a kind, in the order of the table. */
export const KIND_SUMS = [
  ...TOTALS,
  "measured_months",
  "paced_months",
] as const satisfies readonly (keyof SportKindTable)[];

import { MILLISECONDS_PER_HOUR } from "../../shared/durations.ts";
import { MET_EDITIONS, type MetEditionId } from "./met-edition.ts";

/** The one formula for energy, as it is shown beside every number computed with it. */
export const ENERGY_FORMULA = "kcal = MET x baseline x kg x h";

/** The energy at rest that one MET of a table stands for, in kcal per kg of body weight and hour; that of the adult table, 1.0, where a person stated the MET (null). */
export function baselineOf(edition: MetEditionId | null): number {
  return MET_EDITIONS[edition ?? "adult-2024"].baselineKilocaloriesPerKgHour;
}

/**
 * Energy of an activity in kilocalories, unrounded: MET x baseline of the table that the MET comes from x body weight in
 * kg x duration in hours. Source: Compendium of Physical Activities, pacompendium.com, 2024: one MET is 1.0 kcal per kg and
 * hour in the adult table, 0.81 in that of older adults, 0.992 in that of wheelchair users.
 *
 * @example
 * ```ts
 * import { estimateEnergyKilocalories } from "@health-exercise/domain/sport";
 * const halfAnHour = { met: 8, weightKg: 70, durationMilliseconds: 30 * 60_000 };
 * console.log(estimateEnergyKilocalories({ ...halfAnHour, baseline: 1 })); // 280
 * ```
 */
export function estimateEnergyKilocalories(activity: {
  readonly met: number;
  /** In kcal per kg and hour, as `baselineOf` tells it of the table that the MET comes from. */
  readonly baseline: number;
  readonly weightKg: number;
  readonly durationMilliseconds: number;
}): number {
  const perHour = activity.met * activity.baseline * activity.weightKg;
  return perHour * (activity.durationMilliseconds / MILLISECONDS_PER_HOUR);
}

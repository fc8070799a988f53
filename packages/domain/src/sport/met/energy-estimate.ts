import { MILLISECONDS_PER_HOUR } from "../../shared/durations.ts";

/** The one formula for energy, as it is shown beside every number computed with it. */
export const ENERGY_FORMULA = "kcal = MET x kg x h";

/**
 * Energy of an activity in kilocalories, unrounded: MET x body weight in kg x duration in hours.
 * Source: Compendium of Physical Activities (1 MET is 1 kcal per kg and hour), pacompendium.com, 2024.
 *
 * @example
 * ```ts
 * import { estimateEnergyKilocalories } from "@health-exercise/domain/sport";
 * const halfAnHour = 30 * 60_000;
 * console.log(estimateEnergyKilocalories({ met: 8, weightKg: 70, durationMilliseconds: halfAnHour }));
 * // 280
 * ```
 */
export function estimateEnergyKilocalories(activity: {
  readonly met: number;
  readonly weightKg: number;
  readonly durationMilliseconds: number;
}): number {
  return activity.met * activity.weightKg * (activity.durationMilliseconds / MILLISECONDS_PER_HOUR);
}

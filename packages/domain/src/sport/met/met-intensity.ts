/** How hard an activity is by its MET. */
export type MetIntensity = "sedentary" | "light" | "moderate" | "vigorous";

/**
 * Intensity of a MET: sedentary to 1.5, light under 3, moderate under 6, vigorous from 6.
 * Source: 2024 Adult Compendium of Physical Activities; World Health Organization, Guidelines on physical activity and
 * sedentary behaviour, 2020.
 *
 * @example
 * ```ts
 * import { intensityOf } from "@health-exercise/domain/sport";
 * console.log(intensityOf(1.3), intensityOf(2.9), intensityOf(3), intensityOf(8));
 * // sedentary light moderate vigorous
 * ```
 */
export function intensityOf(met: number): MetIntensity {
  if (met <= 1.5) return "sedentary";
  if (met < 3) return "light";
  return met < 6 ? "moderate" : "vigorous";
}

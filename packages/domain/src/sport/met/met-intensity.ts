/** How hard an activity is by its MET. */
export type MetIntensity = "sedentary" | "light" | "moderate" | "vigorous";

/**
 * Intensity of a MET: sedentary to 1.5, light under 3, moderate under 6, vigorous from 6.
 * Source: 2024 Adult Compendium of Physical Activities; World Health Organization, Guidelines on physical activity and
 * sedentary behaviour, 2020.
 */
export function intensityOf(met: number): MetIntensity {
  if (met <= 1.5) return "sedentary";
  if (met < 3) return "light";
  return met < 6 ? "moderate" : "vigorous";
}

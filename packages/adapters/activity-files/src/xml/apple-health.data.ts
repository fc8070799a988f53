/** Units and kinds of Apple Health (Apple, HealthKit documentation: HKUnit, HKWorkoutActivityType and HKMetadataKey, 2025). */

export type AppleDimension = "time" | "length" | "energy" | "rate" | "count";

/** How many of the base unit each unit is: seconds, meters, kilocalories, beats a minute, one. */
export const APPLE_UNITS = {
  time: { s: 1, sec: 1, min: 60, hr: 3_600 },
  length: {
    mm: 0.001,
    cm: 0.01,
    m: 1,
    km: 1_000,
    in: 0.0254,
    ft: 0.3048,
    yd: 0.9144,
    mi: 1_609.344,
  },
  // What is called a calorie with a capital is a thousand of them.
  energy: { kcal: 1, Cal: 1, kJ: 1 / 4.184, cal: 0.001, J: 1 / 4_184 },
  rate: { "count/min": 1, "count/s": 60 },
  count: { count: 1, "": 1 },
} as const satisfies Readonly<Record<AppleDimension, Readonly<Record<string, number>>>>;

/** Types that are something else indoors. */
export const INDOOR_TYPES = {
  Running: "treadmill_running",
  Walking: "treadmill_walking",
  Cycling: "indoor_cycling",
  Rowing: "indoor_rowing",
} as const;

/** By what HKSwimmingLocationType says. */
export const SWIMMING_PLACES: Readonly<Record<string, string>> = {
  "1": "pool_swimming",
  "2": "open_water_swimming",
};

/**
 * Kinds of exercise of Health Connect by their numbers (Google, Android documentation of `ExerciseSessionRecord`, constants
 * EXERCISE_TYPE_..., 2025), written as the platform names them.
 */
export const EXERCISE_TYPES: Readonly<Record<number, string>> = {
  0: "other_workout",
  2: "badminton",
  4: "baseball",
  5: "basketball",
  8: "biking",
  9: "biking_stationary",
  10: "boot_camp",
  11: "boxing",
  13: "calisthenics",
  14: "cricket",
  16: "dancing",
  25: "elliptical",
  26: "exercise_class",
  27: "fencing",
  28: "football_american",
  29: "football_australian",
  31: "frisbee_disc",
  32: "golf",
  33: "guided_breathing",
  34: "gymnastics",
  35: "handball",
  36: "high_intensity_interval_training",
  37: "hiking",
  38: "ice_hockey",
  39: "ice_skating",
  44: "martial_arts",
  46: "paddling",
  47: "paragliding",
  48: "pilates",
  50: "racquetball",
  51: "rock_climbing",
  52: "roller_hockey",
  53: "rowing",
  54: "rowing_machine",
  55: "rugby",
  56: "running",
  57: "running_treadmill",
  58: "sailing",
  59: "scuba_diving",
  60: "skating",
  61: "skiing",
  62: "snowboarding",
  63: "snowshoeing",
  64: "soccer",
  65: "softball",
  66: "squash",
  68: "stair_climbing",
  69: "stair_climbing_machine",
  70: "strength_training",
  71: "stretching",
  72: "surfing",
  73: "swimming_open_water",
  74: "swimming_pool",
  75: "table_tennis",
  76: "tennis",
  78: "volleyball",
  79: "walking",
  80: "water_polo",
  81: "weightlifting",
  82: "wheelchair",
  83: "yoga",
};

export type HealthConnectMeasure =
  | "distanceMeters"
  | "energyKilocalories"
  | "elevationGainMeters"
  | "averageHeartRateBpm"
  | "maxHeartRateBpm"
  | "steps";

/**
 * Where a session has its sums: Health Connect keeps them as records of their own, and programs that export them write them
 * into the session (design value). A length or an energy may be an object that names its unit, as in the platform's own library.
 */
export const MEASURE_FIELDS: Readonly<
  Record<
    HealthConnectMeasure,
    { readonly names: readonly string[]; readonly units: Readonly<Record<string, number>> }
  >
> = {
  distanceMeters: {
    names: ["distance", "totalDistance", "distanceMeters", "totalDistanceMeters", "distance_m"],
    units: { inMeters: 1, inKilometers: 1_000, inMiles: 1_609.344, meters: 1 },
  },
  energyKilocalories: {
    names: [
      "totalCaloriesBurned",
      "activeCaloriesBurned",
      "energy",
      "calories",
      "totalEnergyBurned",
      "energy_kcal",
    ],
    units: { inKilocalories: 1, inCalories: 0.001, inKilojoules: 1 / 4.184, kilocalories: 1 },
  },
  elevationGainMeters: {
    names: ["elevationGained", "elevationGain", "elevationGainMeters", "elevation_gain_m"],
    units: { inMeters: 1, inFeet: 0.3048, meters: 1 },
  },
  averageHeartRateBpm: {
    names: ["averageHeartRate", "avgHeartRate", "heartRateAvg", "average_heart_rate_bpm"],
    units: { beatsPerMinute: 1 },
  },
  maxHeartRateBpm: {
    names: ["maxHeartRate", "heartRateMax", "max_heart_rate_bpm"],
    units: { beatsPerMinute: 1 },
  },
  steps: { names: ["steps", "totalSteps", "stepCount"], units: { count: 1 } },
};

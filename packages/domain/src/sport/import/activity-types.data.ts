/**
 * Names of activity types that the catalogue does not know by themselves, each with the phrase that it does know. Names
 * are written as they are compared: whatever their case, accents, spaces, `_` and `-`.
 */
export type ActivityTypeNames = readonly [phrase: string, names: readonly string[]];

/**
 * Names in English.
 *
 * Sources: Strava, "SportType" of the API reference, 2025; Garmin, activity type keys and labels of Garmin Connect, 2025;
 * Apple, HKWorkoutActivityType, 2025; Google, activity types of Fit and Health Connect, 2025;
 * Garmin, FIT SDK profile, types `sport` and `sub_sport`, 2025 (some sub-sports stand before the sport that they vary: `downhill_cycling`).
 * Padel has no row in the Compendium: it is always played in doubles and taken for doubles tennis (design value).
 */
export const SERVICE_TYPE_NAMES: readonly ActivityTypeNames[] = [
  ["running", ["indoor_track"]],
  ["stair climbing", ["floor_climbing", "floor_climb"]],
  ["bicycling", ["ride"]],
  ["spinning", ["spin_cycling"]],
  ["mountain biking", ["downhill_cycling", "enduro", "enduro_mtb"]],
  ["indoor rowing", ["virtual_row", "rowing_machine"]],
  ["tennis doubles", ["padel", "padel_tennis"]],
  ["paddleball", ["paddelball"]],
  ["tennis", ["platform_tennis", "platform"]],
  ["golf", ["golfing"]],
  [
    "ski touring",
    [
      "backcountry_skiing_snowboarding",
      "backcountry_skiing_snowboarding_ws",
      "backcountry_alpine_skiing",
    ],
  ],
  ["classic ski", ["cross_country_classic", "cross_country_classic_skiing"]],
  ["skate ski", ["cross_country_skate_skiing"]],
  ["river tubing", ["tubing_v2"]],
  ["free diving", ["apnea", "pool_apnea"]],
  ["wheelchair walk pace", ["wheelchair_push_walk", "wheelchair_push_walk_speed"]],
  ["wheelchair run pace", ["wheelchair_push_run", "wheelchair_push_run_speed"]],
  ["breathwork", ["breathing"]],
  ["walking", ["geocaching"]],
  ["flying airplane", ["flying"]],
  ["paragliding", ["fly_paraglide", "fly_paramotor"]],
  ["all-terrain vehicle", ["offroading", "overland", "overlanding"]],
  ["auto racing", ["motorsports", "motorsport"]],
  // What Apple, Google Fit and Health Connect name in an order of their own.
  ["skiing", ["SnowSports"]],
  ["american football", ["football_american"]],
  ["australian rules football", ["football_australian"]],
  ["soccer", ["football_soccer"]],
  ["hand cycling", ["biking_hand"]],
  ["spinning", ["biking_spinning"]],
  ["nordic walking", ["walking_nordic"]],
  ["jogging", ["running_jogging"]],
  ["inline skating", ["skating_inline"]],
  ["ice skating", ["skating_indoor"]],
  ["roller skiing", ["skiing_roller"]],
  ["walking", ["on_foot"]],
  ["breathwork", ["guided_breathing"]],
  // Between two legs of a multisport activity; what stands in the name is not what was done.
  ["transition", ["bike_to_run_transition", "run_to_bike_transition", "swim_to_bike_transition"]],
];

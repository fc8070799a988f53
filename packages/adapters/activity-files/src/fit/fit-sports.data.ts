/**
 * How sport and sub sport of a FIT file make one type. Names of both: Garmin, "Flexible and Interoperable Data Transfer
 * (FIT) Protocol", profile, types sport and sub_sport, 2024; into which of the two lists one belongs is a design value.
 */

/** Sub sports that say how or where the sport was done: `trail` and `running` make `trail_running`. */
export const VARIANT_SUB_SPORTS: readonly string[] = [
  "treadmill",
  "street",
  "trail",
  "track",
  "spin",
  "road",
  "mountain",
  "downhill",
  "recumbent",
  "cyclocross",
  "open_water",
  "e_bike_fitness",
  "e_bike_mountain",
  "bmx",
  "backcountry",
  "resort",
  "whitewater",
  "commuting",
  "mixed_surface",
  "obstacle",
  "ultra",
  "expedition",
  "field",
  "ice",
];

/** Sub sports that say nothing about what was done. */
export const SILENT_SUB_SPORTS: readonly string[] = [
  "generic",
  "all",
  "warm_up",
  "match",
  "exercise",
  "challenge",
  "navigate",
  "track_me",
  "map",
];

/** Names of sub sports that read badly before a sport. */
export const SUB_SPORT_WORDS: Readonly<Record<string, string>> = { virtual_activity: "virtual" };

/**
 * What the numbers stand for that Strava's own GPX files have as the type of a track. Strava publishes no list; these
 * are seen in files of its applications, and every other number stays as it is.
 */
export const STRAVA_TYPES: Readonly<Record<string, string>> = {
  "1": "Ride",
  "4": "Hike",
  "9": "Run",
  "10": "Walk",
  "16": "Swim",
  "17": "VirtualRide",
};

import { MILLISECONDS_PER_DAY } from "../shared/durations.ts";

/** The bounds of a sport log's fields (design values, kept by every way in). */
export const SPORT_LOG_LIMITS = {
  sportNameLength: 100,
  calories: { min: 0, max: 20_000 },
  durationDays: 7,
  startYear: { min: 1970, max: 2100 },
  feedbackLength: 10_000,
  notesLength: 2_000,
  exerciseTypeLength: 50,
  met: { min: 0.9, max: 25 },
  distanceMeters: { min: 0, max: 1_000_000 },
  movingSeconds: { min: 0, max: 604_800 },
  elevationGainMeters: { min: 0, max: 100_000 },
  averageHeartRateBpm: { min: 25, max: 250 },
  maxHeartRateBpm: { min: 25, max: 250 },
  steps: { min: 0, max: 1_000_000 },
  sourceKindLength: 50,
  sourceIdLength: 200,
  feelingRating: { min: 1, max: 5 },
  perceivedExertion: { min: 0, max: 10 },
} as const;

export const MAX_DURATION_MILLISECONDS = SPORT_LOG_LIMITS.durationDays * MILLISECONDS_PER_DAY;

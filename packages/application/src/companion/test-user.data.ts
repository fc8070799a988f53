/** The fixed test user of the two debug routes: nobody's data, made up for this service. All rows are design values. */
import { type Profile, UTC } from "@health-exercise/domain/user";

/** Fixed, and of no account. */
export const TEST_USER_ID = "01900000-0000-7000-8000-0000000000aa";
export const TEST_COMPANION_ID = "01900000-0000-7000-8000-0000000000ab";

/** In years, now and always. */
export const TEST_USER_AGE = 37;

/** How many days before now the test user told about themselves. */
export const TEST_USER_SINCE_DAYS = 60;

export const TEST_PROFILE_FACTS: Partial<Profile> = {
  displayName: "Test user",
  gender: "female",
  heightCm: 168,
  weightKg: 63.5,
  restingHeartRateBpm: 62,
  conditions: [],
  medications: [],
  activityLevel: "moderate",
  units: null,
  keepsTracks: null,
  privateRadiusMeters: null,
  goal: "Run 5 km without a break",
  timeZone: UTC,
  locale: "en",
};

export const TEST_HEALTH_SCORE = { healthScore: 76, reason: "A good week" } as const;

/** One week of sessions, the newest first; it repeats. */
export const TEST_WEEK: readonly TestSession[] = [
  { daysAgo: 1, sportName: "Running", minutes: 30, calories: 290, feelingRating: 4 },
  { daysAgo: 3, sportName: "Yoga", minutes: 40, calories: 110, feelingRating: 5 },
  { daysAgo: 4, sportName: "Bicycling", minutes: 45, calories: 340, feelingRating: 4 },
  { daysAgo: 6, sportName: "Walking", minutes: 50, calories: 190, feelingRating: 5 },
];

/** In the order of the weeks, the newest first: how long sessions were, in percent of the usual. */
export const TEST_WEEK_PERCENTS: readonly number[] = [110, 105, 100, 95, 95, 90, 85, 80];

export type TestSession = {
  readonly daysAgo: number;
  readonly sportName: string;
  readonly minutes: number;
  readonly calories: number;
  /** From 1 to 5. */
  readonly feelingRating: number;
};

import { healthOverview } from "@health-exercise/domain/health";
import { exerciseAllowance } from "@health-exercise/domain/safety";
import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
import {
  cataloguedSession,
  NO_MEASURES,
  type SportLog,
  trainingKindsOf,
} from "@health-exercise/domain/sport";
import {
  emptyProfile,
  type LocalDate,
  localDateOf,
  MILLISECONDS_PER_DAY,
  MILLISECONDS_PER_MINUTE,
  type Profile,
  parseTimeZone,
  type SportLogId,
  type UserId,
  UTC,
} from "@health-exercise/domain/user";
import { describe, expect, it } from "vitest";
import { HEALTH_OVERVIEW_EXAMPLE } from "../../src/health/health-overview.examples.ts";
import { presentHealthOverview } from "../../src/health/health-overview.presenter.ts";
import { PROFILE_EXAMPLE } from "../../src/user/profile.examples.ts";

const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);

const USER_ID = PROFILE_EXAMPLE.user_id as UserId;
const SUNDAY = new Date("2026-03-08T18:00:00Z");
/** Days ago: Monday, Wednesday, Friday. */
const TRAINED_DAYS_AGO = [6, 4, 2];
/** The week of the pause has no sessions. */
const TRAINED_WEEKS_AGO = [0, 1, 2, 3, 5, 6, 7];

/** The person of the example of a profile. */
function theProfile(): Profile {
  const told = PROFILE_EXAMPLE;
  return {
    ...emptyProfile(USER_ID, new Date(told.created_at)),
    displayName: told.display_name,
    gender: told.gender,
    birth: { kind: "date", date: told.birth_date as LocalDate },
    heightCm: told.height_cm,
    weightKg: told.weight_kg,
    restingHeartRateBpm: told.resting_heart_rate_bpm,
    activityLevel: told.activity_level,
    units: told.units,
    keepsTracks: told.keep_tracks,
    privateRadiusMeters: told.private_radius_m,
    goal: told.goal,
    timeZone: parseTimeZone(told.timezone ?? "") ?? null,
    locale: told.locale,
    pauses: told.pauses.map((pause) => ({
      startDate: pause.start_date as LocalDate,
      endDate: pause.end_date as LocalDate | null,
      reason: pause.reason,
    })),
    revision: 1,
  };
}

/** A walk of 35 minutes. */
function aWalk(daysAgo: number): SportLog {
  const sportStart = new Date(SUNDAY.getTime() - daysAgo * MILLISECONDS_PER_DAY);
  const sportEnd = new Date(sportStart.getTime() + 35 * MILLISECONDS_PER_MINUTE);
  const named = { sportName: "Walking", exerciseType: null };
  return {
    ...named,
    ...cataloguedSession(named),
    id: `01980c1d-0000-7000-8000-${String(daysAgo).padStart(12, "0")}` as SportLogId,
    userId: USER_ID,
    sportStart,
    sportEnd,
    finished: true,
    calories: 140,
    caloriesSource: "user",
    feedback: null,
    notes: null,
    isCustom: false,
    measures: NO_MEASURES,
    source: null,
    createdAt: sportEnd,
    updatedAt: sportEnd,
    revision: 1,
  };
}

describe("the example of a health overview", () => {
  const profile = theProfile();
  const timeZone = profile.timeZone ?? UTC;
  const logs = TRAINED_WEEKS_AGO.flatMap((weeks) =>
    TRAINED_DAYS_AGO.map((days) => aWalk(weeks * 7 + days)),
  );
  const allowance = exerciseAllowance(profile, localDateOf(SUNDAY, timeZone), checkContent);
  const subject = { profile, logs, concerns: [], now: SUNDAY, timeZone };
  const overview = healthOverview({ ...subject, allowance, trainingKindsOf });
  const told = presentHealthOverview(
    { profile, overview, companionStatus: null, goals: [] },
    SUNDAY,
  );
  const example = HEALTH_OVERVIEW_EXAMPLE;

  it("recommends what the service recommends to its person, word for word", () => {
    expect(example.recommendations).toEqual(told.recommendations);
  });

  it("has the profile, the metrics and the sums of its person", () => {
    const { computed_health_score: _score, ...metrics } = example.health_metrics;
    expect(told.user_profile).toEqual(example.user_profile);
    expect(told.health_metrics).toMatchObject(metrics);
    expect(told.exercise_statistics).toEqual(example.exercise_statistics);
  });

  it("shows parts of the score and weeks of the trend of its person", () => {
    const { parts = [], ...score } = example.health_metrics.computed_health_score ?? {};
    const { weeks, direction } = example.trend;
    expect(told.health_metrics.computed_health_score).toMatchObject(score);
    expect(told.health_metrics.computed_health_score?.parts).toEqual(expect.arrayContaining(parts));
    expect(told.trend.direction).toBe(direction);
    expect(told.trend.weeks).toEqual(expect.arrayContaining(weeks));
    expect([parts.length, weeks.length]).not.toContain(0);
  });
});

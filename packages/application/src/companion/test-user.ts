import {
  type Companion,
  changeHealthScore,
  companionFromProfile,
} from "@health-exercise/domain/companion";
import { cataloguedSession, NO_MEASURES, type SportLog } from "@health-exercise/domain/sport";
import {
  type CompanionId,
  DAYS_PER_WEEK,
  emptyProfile,
  localDateOf,
  MILLISECONDS_PER_DAY,
  MILLISECONDS_PER_MINUTE,
  type Profile,
  type SportLogId,
  type UserId,
  UTC,
} from "@health-exercise/domain/user";
import type { CompanionRecords } from "./read-companion-records.ts";
import {
  TEST_COMPANION_ID,
  TEST_HEALTH_SCORE,
  TEST_PROFILE_FACTS,
  TEST_USER_AGE,
  TEST_USER_ID,
  TEST_USER_SINCE_DAYS,
  TEST_WEEK,
  TEST_WEEK_PERCENTS,
  type TestSession,
} from "./test-user.data.ts";

const USER_ID = TEST_USER_ID as UserId;

/** What is recorded of the fixed test user, laid out before `now`; nothing stored is read. */
export function testUserRecords(now: Date): CompanionRecords {
  const profile = testProfile(now);
  return {
    profile,
    companion: testCompanion(profile, now),
    logs: testLogs(now),
    concerns: [],
    now,
  };
}

function testProfile(now: Date): Profile {
  const since = daysBefore(now, TEST_USER_SINCE_DAYS);
  return {
    ...emptyProfile(USER_ID, since),
    ...TEST_PROFILE_FACTS,
    birth: { kind: "stated_age", years: TEST_USER_AGE, statedOn: localDateOf(since, UTC) },
    revision: 1,
  };
}

function testCompanion(profile: Profile, now: Date): Companion | null {
  const identity = { id: TEST_COMPANION_ID as CompanionId, userId: USER_ID };
  const companion = companionFromProfile(identity, profile, profile.createdAt);
  return companion && changeHealthScore(companion, TEST_HEALTH_SCORE, daysBefore(now, 1));
}

/** Earliest start first, as logs are read. */
function testLogs(now: Date): readonly SportLog[] {
  return TEST_WEEK_PERCENTS.flatMap((percent, week) =>
    TEST_WEEK.map((session) => testLog(session, week, percent, now)),
  ).reverse();
}

function testLog(session: TestSession, week: number, percent: number, now: Date): SportLog {
  const sportStart = daysBefore(now, week * DAYS_PER_WEEK + session.daysAgo);
  const minutes = (session.minutes * percent) / 100;
  const sportEnd = new Date(sportStart.getTime() + minutes * MILLISECONDS_PER_MINUTE);
  const described = { sportName: session.sportName, exerciseType: null };
  return {
    ...described,
    ...cataloguedSession(described),
    id: `${TEST_USER_ID.slice(0, -4)}${week}00${session.daysAgo}` as SportLogId,
    userId: USER_ID,
    sportStart,
    sportEnd,
    calories: Math.round((session.calories * percent) / 100),
    caloriesSource: "user",
    finished: true,
    feedback: JSON.stringify({ feeling_rating: session.feelingRating }),
    notes: null,
    isCustom: false,
    measures: NO_MEASURES,
    source: null,
    createdAt: sportEnd,
    updatedAt: sportEnd,
    revision: 1,
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * MILLISECONDS_PER_DAY);
}

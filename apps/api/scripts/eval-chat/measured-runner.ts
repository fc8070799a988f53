import {
  cataloguedSession,
  type SportLog,
  type StatedMeasures,
  statedMeasures,
} from "@health-exercise/domain/sport";
import type { TimeZone, UserId } from "@health-exercise/domain/user";
import { anExerciseGoal, aProfile, aSportLog } from "@health-exercise/testing/builders";
import type { Asker } from "./chat-under-test.ts";

const MINUTE = 60_000;
const METERS_PER_KILOMETER = 1_000;
const UTC = "UTC" as TimeZone;

type Session = readonly [
  day: string,
  sportName: string,
  minutes: number,
  kilometers: number | null,
  measures?: StatedMeasures,
];

const SESSIONS: readonly Session[] = [
  ["2025-10-05", "Running", 92, 16],
  ["2025-12-20", "Running", 123, 21.1],
  ...["06", "13", "20", "27"].map((day): Session => [`2026-01-${day}`, "Running", 33, 5.5]),
  ["2026-01-10", "Hiking", 240, 14, { elevationGainMeters: 620 }],
  ["2026-01-17", "Yoga", 40, null],
  ...["02", "04", "09", "11", "16", "23"].map(
    (day): Session => [`2026-02-${day}`, "Running", 35, 6],
  ),
  ["2026-02-15", "Cycling", 150, 60],
  ["2026-02-18", "Running", 26.5, 5],
  ["2026-02-25", "Running", 72, 12],
  ["2026-03-03", "Running", 58, 10],
  ["2026-03-05", "Walking", 50, 4, { steps: 5_600 }],
  ["2026-03-07", "Swimming", 45, 1.5],
  ["2026-03-08", "Cycling", 100, 42, { elevationGainMeters: 310 }],
  ["2026-03-09", "Running", 30, 5, { averageHeartRateBpm: 148, maxHeartRateBpm: 171 }],
  [
    "2026-03-11",
    "Running",
    46,
    8,
    { averageHeartRateBpm: 152, maxHeartRateBpm: 176, elevationGainMeters: 85 },
  ],
];

/**
 * Who is asked about distances and goals at `now`, a Thursday: somebody who runs, rides, walks and swims, and wants 20 km of
 * running a week and 12 sessions a month.
 */
export function measuredRunner(now: Date): Asker {
  return {
    now,
    profileOf: (userId) => aProfile({ userId, timeZone: UTC }),
    logsOf: (userId) => SESSIONS.map((session) => logOf(userId, session)),
    goalsOf: (userId) => [
      anExerciseGoal({ userId, metric: "distance_m", target: 20_000, activity: "running" }),
      anExerciseGoal({ userId, period: "month", target: 12 }),
    ],
  };
}

function logOf(
  userId: UserId,
  [day, sportName, minutes, kilometers, measures = {}]: Session,
): SportLog {
  const sportStart = new Date(`${day}T07:00:00.000Z`);
  const distanceMeters = kilometers === null ? null : kilometers * METERS_PER_KILOMETER;
  return aSportLog({
    userId,
    sportName,
    ...cataloguedSession({ sportName, exerciseType: null }),
    sportStart,
    sportEnd: new Date(sportStart.getTime() + minutes * MINUTE),
    measures: statedMeasures({ distanceMeters, ...measures }),
  });
}

import { type SportLog, statedMeasures } from "@health-exercise/domain/sport";
import {
  addDays,
  type LocalDate,
  type Pause,
  parseLocalDate,
  startOfDay,
  type TimeZone,
  type UserId,
} from "@health-exercise/domain/user";
import { aProfile, aSportLog, aUser } from "@health-exercise/testing/builders";
import type { StorageUnderTest } from "@health-exercise/testing/contracts";
import * as fc from "fast-check";

/** Half hours, quarter hours, daylight saving by half an hour or at midnight, skipped days, seconds, names as people write them. */
const TIME_ZONES = [
  "UTC",
  "Europe/Berlin",
  "Europe/Dublin",
  "America/New_York",
  "America/St_Johns",
  "America/Havana",
  "America/Sao_Paulo",
  "America/Scoresbysund",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Africa/Monrovia",
  "Antarctica/Troll",
  "Asia/Gaza",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Asia/Tehran",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Pacific/Kwajalein",
  "europe/kyiv",
  "EST",
  "PST",
] as TimeZone[];

/** Skipped days, changes at midnight and by seconds, the ends of the years that are served. */
const REMARKABLE_DAYS = [
  "1970-02-15",
  "1972-01-07",
  "1986-01-01",
  "1993-08-21",
  "1995-01-01",
  "2006-10-29",
  "2011-12-30",
  "2018-11-04",
  "2026-03-29",
  "2026-10-25",
  "2037-11-01",
  "2099-10-25",
  "2100-11-15",
].map((day) => parseLocalDate(day) as LocalDate);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7 * 24 * HOUR;

const met = fc.option(fc.integer({ min: 90, max: 2_500 }).map((hundredths) => hundredths / 100));

const feedback = fc.option(
  fc.oneof(
    fc.constantFrom("great", "{", "[1]", '{"rpe":"7"}', '{"rpe":11}', "  "),
    fc.double({ min: 0, max: 10, noNaN: true }).map((rpe) => JSON.stringify({ rpe })),
    fc.integer({ min: 0, max: 6 }).map((rating) => JSON.stringify({ feeling_rating: rating })),
  ),
);

/** A start by its distance to a midnight, often just beside it, or anywhere in the years that are served. */
const start = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      day: fc.integer({ min: -45, max: 12 }),
      offset: fc.oneof(
        fc.constantFrom(0, -1, 1, 30 * MINUTE, -30 * MINUTE, HOUR, -HOUR, HOUR + 1, -HOUR - 1),
        fc.integer({ min: -70, max: 70 }).map((minutes) => minutes * MINUTE),
        fc.integer({ min: 0, max: 26 * HOUR }),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .date({ min: new Date("1970-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
      .map((at) => ({ at })),
  },
);

const log = fc.record({
  start,
  duration: fc.option(
    fc.oneof(fc.constantFrom(0, 1, 30 * MINUTE, HOUR, WEEK), fc.integer({ min: 0, max: 3 * HOUR })),
  ),
  keep: fc.integer({ min: 0, max: 5 }),
  open: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  sportName: fc.constantFrom("Running", "Yoga", "跑步", "run", "Ωmega"),
  calories: fc.constantFrom(0, 1, 300, 20_000),
  exerciseType: fc.option(fc.constantFrom("running", "boxing", "Ωmega", "ab", "aB")),
  matchedCategoryId: fc.option(fc.constantFrom("running", "walking")),
  mets: fc.record({ stated: met, adult: met, olderAdult: met }),
  meters: fc.option(fc.constantFrom(0, 0.1, 400, 999.9, 1_000, 5_012.3, 42_195, 1_000_000)),
  movingSeconds: fc.option(fc.constantFrom(0, 1, 129, 130, 300, 1_500, 10_000)),
  feedback,
});

const pause = fc.record({
  first: fc.integer({ min: -60, max: 15 }),
  days: fc.option(fc.integer({ min: 0, max: 12 })),
});

type LogFacts = typeof log extends fc.Arbitrary<infer Value> ? Value : never;
type PauseFacts = typeof pause extends fc.Arbitrary<infer Value> ? Value : never;

export type Life = {
  readonly timeZone: TimeZone;
  /** On which it is asked. */
  readonly today: LocalDate;
  readonly logs: readonly LogFacts[];
  readonly pauses: readonly PauseFacts[];
  /** In so many days. */
  readonly turnsSixty: number | null;
  /** Days around today. */
  readonly range: { readonly first: number; readonly days: number };
};

/** Whatever somebody may have logged. */
export const life: fc.Arbitrary<Life> = fc.record({
  timeZone: fc.constantFrom(...TIME_ZONES),
  today: fc.oneof(
    fc.constantFrom(...REMARKABLE_DAYS),
    fc.integer({ min: 60, max: 47_700 }).map((days) => addDays("1970-01-01" as LocalDate, days)),
  ),
  logs: fc.array(log, { maxLength: 30 }),
  pauses: fc.array(pause, { maxLength: 4 }),
  turnsSixty: fc.option(fc.integer({ min: -40, max: 10 })),
  range: fc.record({ first: fc.integer({ min: -40, max: 5 }), days: fc.nat({ max: 30 }) }),
});

export function profileIn({ timeZone, today, pauses, turnsSixty }: Life) {
  return aProfile({
    timeZone,
    birth:
      turnsSixty === null
        ? null
        : { kind: "stated_age", years: 60, statedOn: addDays(today, turnsSixty) },
    pauses: pauses.map(
      ({ first, days }): Pause => ({
        startDate: addDays(today, first),
        endDate: days === null ? null : addDays(today, first + days),
        reason: "rest",
      }),
    ),
  });
}

/** Stores a life under a new person; gives what is not deleted of it. */
export async function storeLife(
  storage: Pick<StorageUnderTest, "users" | "profiles" | "sportLogs">,
  each: Life,
) {
  const { id: userId } = aUser();
  await storage.users.insertUser(aUser({ id: userId }));
  await storage.profiles.saveProfile({ ...profileIn(each), userId });
  const logs: SportLog[] = [];
  let hasOpen = false;
  for (const facts of each.logs) {
    const isDeleted = facts.keep === 0;
    const made = logOf(userId, each, { ...facts, open: facts.open && !hasOpen });
    await storage.sportLogs.insertSportLog(made);
    if (isDeleted) await storage.sportLogs.deleteSportLog(userId, made.id, new Date());
    else logs.push(made);
    hasOpen ||= !made.finished && !isDeleted;
  }
  return { userId, logs };
}

function logOf(userId: UserId, { today, timeZone }: Life, facts: Life["logs"][number]): SportLog {
  const { start: begun, duration, open, sportName, calories, mets } = facts;
  const sportStart =
    "at" in begun
      ? begun.at
      : new Date(
          Math.max(0, startOfDay(addDays(today, begun.day), timeZone).getTime() + begun.offset),
        );
  return aSportLog({
    userId,
    sportStart,
    sportEnd: duration === null ? null : new Date(sportStart.getTime() + duration),
    finished: !open,
    sportName,
    calories,
    mets,
    exerciseType: facts.exerciseType,
    matchedCategoryId: facts.matchedCategoryId,
    feedback: facts.feedback,
    measures: statedMeasures({
      distanceMeters: facts.meters,
      movingSeconds: facts.movingSeconds,
    }),
  });
}

import {
  answerRecordQuery,
  type DayContext,
  MOST_SESSION_NAMES,
  RECORD_AMOUNTS,
  RECORD_COMPARISONS,
  RECORD_GROUPINGS,
  RECORD_PICKS,
  RECORD_STREAKS,
  type RecordAmountQuery,
  type RecordPeriod,
  type RecordQuery,
  recordActivityNamed,
  recordContext,
  type StretchesOfLogs,
  statedMeasures,
  stretchBests,
} from "@health-exercise/domain/sport";
import type { DateRange, UserId } from "@health-exercise/domain/user";
import {
  anExerciseGoal,
  anExerciseScheme,
  aProfile,
  aSchemeItem,
  aSportLog,
} from "@health-exercise/testing/builders";
import { recordStorageOf } from "@health-exercise/testing/in-memory";
import { expect, it } from "vitest";
import { AnswerRecordQuery } from "../../src/sport/answer-record-query.ts";
import { aWorld, day, zone } from "../support/a-world.ts";

const BERLIN = zone("Europe/Berlin");
const PERIODS: readonly RecordPeriod[] = [
  { kind: "ever" },
  { kind: "week", weeksAgo: 0 },
  { kind: "since", date: day("2026-02-20") },
  { kind: "range", start: day("2026-03-01"), end: day("2026-02-01") },
];
const NO_STRETCH = {
  ...{ oneKilometer: null, fiveKilometers: null, tenKilometers: null, halfMarathon: null },
};
const ACTIVITIES = [null, recordActivityNamed("runs"), recordActivityNamed("zorbing")];

const sumOf = (about: Partial<RecordAmountQuery>): RecordAmountQuery => ({
  metric: "minutes",
  activity: null,
  period: { kind: "ever" },
  grouping: null,
  comparison: null,
  ...about,
});

/** One of each kind of query for each kind of exercise and period. */
const QUERIES: readonly RecordQuery[] = ACTIVITIES.flatMap((activity) => [
  ...PERIODS.flatMap((period): RecordQuery[] => [
    ...RECORD_AMOUNTS.map((metric) => sumOf({ metric, activity, period })),
    ...RECORD_GROUPINGS.map((grouping) => sumOf({ activity, period, grouping })),
    ...RECORD_COMPARISONS.map((other) => sumOf({ activity, period, comparison: { with: other } })),
    ...PERIODS.map((other) =>
      sumOf({ activity, period, comparison: { with: "period", period: other } }),
    ),
    sumOf({
      activity,
      period,
      comparison: { with: "activity", activity: recordActivityNamed("yoga") },
    }),
    ...RECORD_PICKS.map((metric) => ({ metric, activity, period })),
    { metric: "unrecorded", measure: "steps", activity, period },
    { metric: "goals", measure: null, activity, period },
  ]),
  ...RECORD_STREAKS.map((metric) => ({ metric, activity })),
]);

async function somebodyActive() {
  const world = await aWorld();
  const at = (start: string, sportName: string, exerciseType: string | null = null, meters = 0) =>
    world.hasLog({
      sportStart: new Date(start),
      sportName,
      exerciseType,
      measures: statedMeasures({ distanceMeters: meters === 0 ? null : meters }),
    });
  const logs = [
    await at("2026-03-04T07:00:00Z", "Morning run", "running", 5_010),
    await at("2026-03-03T23:30:00Z", "Zorbing"),
    await at("2026-03-02T07:00:00Z", "夜跑", null, 5_200),
    await at("2026-02-27T07:00:00Z", "Yoga"),
    await at("2026-01-20T07:00:00Z", "Workout", "running"),
    await world.hasLog({ finished: false }),
  ];
  const profile = aProfile({ userId: world.userId, timeZone: BERLIN });
  const { userId } = world;
  const goals = [
    anExerciseGoal({ userId, metric: "distance_m", target: 20_000, activity: "running" }),
    anExerciseGoal({ userId, metric: "sessions", period: "month", target: 9 }),
  ];
  const slow = { ...NO_STRETCH, fiveKilometers: 1_700_000 };
  const fast = { ...NO_STRETCH, fiveKilometers: 1_500_000 };
  const stretches: StretchesOfLogs = new Map([
    [logs[0]?.id ?? aSportLog().id, slow],
    [logs[4]?.id ?? aSportLog().id, fast],
  ]);
  const storage = {
    ...recordStorageOf(world),
    goals: { listExerciseGoals: async () => goals },
    statistics: {
      fastestStretches: async (_: UserId, range: DateRange | null, context: DayContext) =>
        stretchBests(logs, stretches, range, context),
    },
  };
  const answer = new AnswerRecordQuery(storage, world.timer);
  return { world, logs, profile, answer, others: { goals, stretches } };
}

it("answers as the pure function of the domain does, one query or many", async () => {
  const { world, logs, profile, answer, others } = await somebodyActive();
  const now = world.clock.now();
  const context = recordContext(profile, BERLIN, now);
  const right = QUERIES.map((query) => answerRecordQuery(query, logs, [], context, others));
  expect(await answer.executeAll(world.userId, profile, QUERIES, now)).toEqual(right);
  for (const [index, query] of QUERIES.entries()) {
    expect(await answer.execute(world.userId, profile, query, now)).toEqual(right[index]);
  }
});

it("looks for best times on the tracks of the days that are asked about alone, and of runs", async () => {
  const { world, profile, answer } = await somebodyActive();
  const best = async (period: RecordPeriod, kind: string | null) => {
    const activity = kind === null ? null : recordActivityNamed(kind);
    const query = { metric: "fastest_5_km", activity, period } as const;
    const fact = await answer.execute(world.userId, profile, query, world.clock.now());
    return fact.kind === "sessions" ? (fact.onTrack?.value ?? null) : undefined;
  };
  expect(await best({ kind: "ever" }, "running")).toBe(1_500_000);
  expect(await best({ kind: "month", year: 2026, month: 3 }, "running")).toBe(1_700_000);
  expect(await best({ kind: "month", year: 2026, month: 2 }, null)).toBe(null);
  expect(await best({ kind: "ever" }, "walking")).toBe(null);
});

it("tells days in UTC for somebody who named no zone", async () => {
  const { world, answer } = await somebodyActive();
  const yesterday = sumOf({ period: { kind: "day", date: day("2026-03-03") } });
  expect(await answer.execute(world.userId, null, yesterday, world.clock.now())).toMatchObject({
    kind: "amount",
    of: { amount: { activeDays: 1 } },
  });
});

it("reads the records at most twice for a query, and no more often for many sums", async () => {
  const { world, profile } = await somebodyActive();
  let reads = 0;
  const counted = new Proxy(world.records, {
    get: (records, name) => {
      reads += 1;
      return Reflect.get(records, name).bind(records);
    },
  });
  const answer = new AnswerRecordQuery(
    { ...recordStorageOf(world), records: counted },
    world.timer,
  );
  const readsFor = async (...queries: readonly RecordQuery[]) => {
    reads = 0;
    await answer.executeAll(world.userId, profile, queries, world.clock.now());
    return reads;
  };
  for (const query of QUERIES) expect(await readsFor(query)).toBeLessThanOrEqual(2);
  const sums = QUERIES.filter((query) => "comparison" in query && query.grouping === null);
  expect(await readsFor(...sums)).toBe(2);
  expect(await readsFor(sumOf({}))).toBe(1);
});

it("finds what is planned in all schemes that are active", async () => {
  const { world, profile, answer } = await somebodyActive();
  for (let number = 0; number < 101; number += 1) {
    const items = number === 0 ? [aSchemeItem({ weekday: 3, sportName: "First made" })] : [];
    await world.exerciseSchemes.insertExerciseScheme(
      anExerciseScheme({
        userId: world.userId,
        items,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, number)),
      }),
    );
  }
  const plan = { metric: "plan", day: day("2026-03-04") } as const;
  expect(await answer.execute(world.userId, profile, plan, world.clock.now())).toMatchObject({
    kind: "plan",
    hasScheme: true,
    items: [{ item: { sportName: "First made" } }],
  });
});

it("lets others have their turn while it reads what hundreds of sessions are called", async () => {
  const { world, profile } = await somebodyActive();
  for (let number = 0; number < 450; number += 1) {
    await world.hasLog({ sportName: `Run number ${number}`, exerciseType: null });
  }
  let turns = 0;
  const timer = {
    wait: async () => {
      turns += 1;
    },
  };
  const answer = new AnswerRecordQuery(recordStorageOf(world), timer);
  const runs = sumOf({ metric: "sessions", activity: recordActivityNamed("runs") });
  expect(await answer.execute(world.userId, profile, runs, world.clock.now())).toMatchObject({
    of: { amount: { totals: { sessions: 453 } } },
  });
  expect(turns).toBeGreaterThanOrEqual(2);
});

it("tells what the latest sessions are called, and no more names than are looked for", async () => {
  const { world, profile, answer } = await somebodyActive();
  const start = new Date("2026-03-05T07:00:00Z").getTime();
  for (let at = 0; at < MOST_SESSION_NAMES; at += 1)
    await world.hasLog({ sportStart: new Date(start + at), sportName: `Tuesday ${at} with Ben` });
  const names = await answer.sessionNames(world.userId, profile, world.clock.now());
  expect(names).toHaveLength(MOST_SESSION_NAMES);
  expect(names[0]).toBe(`Tuesday ${MOST_SESSION_NAMES - 1} with Ben`);
  expect(names).not.toContain("Morning run");
});

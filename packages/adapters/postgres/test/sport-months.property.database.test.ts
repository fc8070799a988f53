import {
  exerciseStatistics,
  type SportLog,
  statisticsContext,
} from "@health-exercise/domain/sport";
import { startOfDay, type TimeZone, type UserId } from "@health-exercise/domain/user";
import { aSportLog, aSportLogId } from "@health-exercise/testing/builders";
import * as fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { KyselyRetentionRepository } from "../src/retention/kysely-retention-repository.ts";
import { statisticsValues } from "../src/sport/exercise-statistics.statement.ts";
import { KindKeeper, keepKinds } from "../src/sport/keep-sport-kinds.ts";
import { keepMonths } from "../src/sport/keep-sport-months.ts";
import { KyselySportLogRepository } from "../src/sport/kysely-sport-log-repository.ts";
import { PeopleWithMany } from "../src/sport/many-logs.ts";
import { openTestStorage } from "./support/open-test-storage.ts";
import { type Life, life, profileIn, storeLife } from "./support/some-life.ts";

const storage = await openTestStorage(10, true, "service");
const { kysely } = storage.database;
const { ownerPool: pool } = storage;
const retention = new KyselyRetentionRepository(kysely);
afterAll(() => storage.close());

const DAY = 86_400_000;

/** What may become of sessions between two questions; `which` chooses one of those there are. */
const step = fc.record({
  kind: fc.constantFrom(
    "insert",
    "move",
    "change",
    "delete",
    "purge",
    "keep",
    "keepKinds",
    "forget",
    "crash",
  ),
  which: fc.nat(),
  days: fc.integer({ min: -70, max: 70 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type World = { readonly userId: UserId; readonly life: Life; logs: SportLog[] };

function contextOf({ life: each }: World, timeZone: TimeZone = each.timeZone) {
  return statisticsContext(profileIn(each), timeZone, startOfDay(each.today, each.timeZone));
}

const keep = (world: World) => keepMonths(kysely, statisticsValues(world.userId, contextOf(world)));

function moved(log: SportLog, days: number): SportLog {
  const shift = (at: Date) =>
    new Date(Math.min(Math.max(at.getTime() + days * DAY, 0), Date.UTC(2100, 11, 31)));
  const sportStart = shift(log.sportStart);
  const length = log.sportEnd === null ? null : log.sportEnd.getTime() - log.sportStart.getTime();
  return {
    ...log,
    sportStart,
    sportEnd: length === null ? null : new Date(sportStart.getTime() + length),
    revision: log.revision + 1,
  };
}

async function replace(world: World, log: SportLog): Promise<void> {
  await storage.sportLogs.replaceSportLog(log);
  world.logs = world.logs.map((each) => (each.id === log.id ? log : each));
}

async function take(world: World, { kind, which, days }: Step): Promise<void> {
  const log = world.logs[which % Math.max(1, world.logs.length)];
  switch (kind) {
    case "insert": {
      const made = moved(
        { ...(log ?? aSportLog({ userId: world.userId })), finished: true, revision: 0 },
        days,
      );
      const inserted = { ...made, id: aSportLogId() };
      await storage.sportLogs.insertSportLog(inserted);
      world.logs.push(inserted);
      return;
    }
    case "move":
      return log && replace(world, moved(log, days));
    case "change": {
      const exerciseType = which % 2 === 0 ? "rowing" : "Rowing";
      return log && replace(world, { ...moved(log, 0), calories: 7, exerciseType });
    }
    case "delete":
      if (log === undefined) return;
      await storage.sportLogs.deleteSportLog(world.userId, log.id, new Date("2026-01-01"));
      world.logs = world.logs.filter(({ id }) => id !== log.id);
      return;
    case "purge":
      await retention.purge("deleted_records", new Date("2027-01-01"));
      return;
    case "keep":
      expect(await keep(world)).toBe(true);
      return;
    case "keepKinds":
      expect(await keepKinds(kysely, world.userId)).toBe(true);
      return;
    case "forget":
      await pool.query(
        `delete from sport_month where user_id = $1 and month in (
          select month from sport_month where user_id = $1 limit 1)`,
        [world.userId],
      );
      return;
    case "crash":
      // All of the person's sums are lost. A crash waits for nobody's lock, as `truncate` would.
      await pool.query("delete from sport_month where user_id = $1", [world.userId]);
  }
}

/** Who takes totals from sums, however few logs somebody has. */
const ofMany = new KyselySportLogRepository(kysely, new PeopleWithMany(0));

async function expectSums(world: World, timeZone?: TimeZone): Promise<void> {
  const context = contextOf(world, timeZone);
  const { userId } = world;
  const [first] = world.logs;
  const exerciseType = first?.exerciseType ?? first?.matchedCategoryId ?? "running";
  await ofMany.listSportLogs(userId, {}, { limit: 1, offset: 0 });
  for (const [filter, offset] of [
    [{}, 1],
    [{}, world.logs.length - 2],
    [{ exerciseType: "rowing" }, 0],
    [{ exerciseType: "ROWING" }, 0],
    [{ exerciseType }, 1],
  ] as const) {
    const page = { limit: 3, offset: Math.max(0, offset) };
    expect(await ofMany.listSportLogs(userId, filter, page)).toEqual(
      await storage.sportLogs.listSportLogs(userId, filter, page),
    );
    expect(await ofMany.sumDistances(userId, filter)).toEqual(
      await storage.sportLogs.sumDistances(userId, filter),
    );
    expect(await ofMany.readSportLogs(userId, page)).toEqual(
      await storage.sportLogs.readSportLogs(userId, page),
    );
  }
  expect(await storage.exerciseStatistics.exerciseStatistics(world.userId, context)).toEqual(
    exerciseStatistics(world.logs, context),
  );
}

describe("the sums that are kept of months", () => {
  it("are what adding up gives, whatever became of the sessions since, in every zone", async () => {
    await fc.assert(
      fc.asyncProperty(life, fc.array(step, { maxLength: 8 }), async (each, steps) => {
        const world: World = { life: each, ...(await storeLife(storage, each)) };
        await keep(world);
        await keepKinds(kysely, world.userId);
        await expectSums(world);
        for (const next of steps) {
          await take(world, next);
          await expectSums(world);
        }
        await expectSums(world, "Pacific/Kiritimati" as TimeZone);
      }),
      { numRuns: 20 },
    );
  });

  it("are left to a later question while a session of the person is being changed", async () => {
    const [each] = fc.sample(life, 1) as [Life];
    const world: World = { life: each, ...(await storeLife(storage, each)) };
    await take(world, { kind: "insert", which: 0, days: 0 });
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query("update sport_log set calories = 1 where user_id = $1", [world.userId]);
      expect(await keep(world)).toBe(false);
      await expectSums(world);
    } finally {
      await client.query("rollback");
      client.release();
    }
    expect(await keep(world)).toBe(true);
    await expectSums(world);
  });

  it("are kept by kind beside a question that found very many kinds", async () => {
    const [each] = fc.sample(life, 1) as [Life];
    const world: World = { life: each, ...(await storeLife(storage, each)) };
    await take(world, { kind: "insert", which: 0, days: 0 });
    await keep(world);
    const keeper = new KindKeeper(kysely);
    const isKept = async () => {
      const { rows } = await pool.query(
        "select from sport_month where user_id = $1 and is_in_kinds",
        [world.userId],
      );
      return rows.length > 0;
    };
    keeper.keepIfMany(world.userId, 19_999);
    expect(await isKept()).toBe(false);
    keeper.keepIfMany(world.userId, 20_000);
    await expect.poll(isKept).toBe(true);
    await expectSums(world);
  });

  it("are kept of themselves for somebody with many sessions, and go with the account", async () => {
    const [each] = fc.sample(life, 1) as [Life];
    const world: World = { life: each, ...(await storeLife(storage, { ...each, logs: [] })) };
    const log = aSportLog({ userId: world.userId });
    const logs = Array.from({ length: 2_000 }, (_, number) =>
      moved({ ...log, id: aSportLogId(), revision: 0 }, -number / 4),
    );
    await storage.sportLogs.insertNewSportLogs(
      world.userId,
      logs.map((made) => ({ ...made, finished: true })),
    );
    world.logs = logs;
    const kept = async () => {
      const { rows } = await pool.query("select from sport_month where user_id = $1", [
        world.userId,
      ]);
      return rows.length;
    };
    expect(await kept()).toBe(0);
    await expectSums(world);
    expect(await kept()).toBeGreaterThan(10);
    await expectSums(world);
    await storage.ownData.eraseOwnData(world.userId);
    expect(await kept()).toBe(0);
  });
});

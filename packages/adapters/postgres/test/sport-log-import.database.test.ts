import type { FinishedSportLog } from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import { aSportLog, aUser } from "@health-exercise/testing/builders";
import { afterAll, describe, expect, it } from "vitest";
import { openTestStorage } from "./support/open-test-storage.ts";
import { refusals } from "./support/refusals.ts";

const storage = await openTestStorage();
const { sportLogs, users } = storage;
afterAll(() => storage.close());

const HOUR = 3_600_000;
const START = Date.parse("2020-01-01T07:00:00.000Z");

async function anActiveUser() {
  const user = aUser();
  await users.insertUser(user);
  return user.id;
}

function sessions(userId: UserId, count: number): FinishedSportLog[] {
  return Array.from({ length: count }, (_, index) => ({
    ...aSportLog({ userId, sportStart: new Date(START + index * HOUR) }),
    finished: true,
  }));
}

async function storedOf(userId: UserId): Promise<number> {
  return (await sportLogs.listSportLogs(userId, {}, { limit: 1, offset: 0 })).total;
}

describe("imports at the same moment", () => {
  it("store each session once, whichever of 20 brings it in", async () => {
    const userId = await anActiveUser();
    const results = await Promise.all(
      Array.from({ length: 20 }, () => sportLogs.insertNewSportLogs(userId, sessions(userId, 30))),
    );
    expect(results.map(({ inserted }) => inserted).sort((a, b) => b - a)).toEqual([
      30,
      ...Array(19).fill(0),
    ]);
    expect(await storedOf(userId)).toBe(30);
  });

  it("know what is stored, however much that is", async () => {
    const userId = await anActiveUser();
    const all = sessions(userId, 2_100);
    expect((await sportLogs.insertNewSportLogs(userId, all)).inserted).toBe(2_100);
    const again = all.map((log) => ({ ...log, id: aSportLog().id }));
    expect((await sportLogs.insertNewSportLogs(userId, again)).inserted).toBe(0);
    expect(await storedOf(userId)).toBe(2_100);
  });

  it("know the sources that are stored, however many those are", async () => {
    const userId = await anActiveUser();
    const sourced = (year: number) =>
      sessions(userId, 1_100).map((log, index) => ({
        ...log,
        id: aSportLog().id,
        sportStart: new Date(log.sportStart.getTime() + year * 365 * 24 * HOUR),
        sportEnd: null,
        source: { kind: "fit", externalId: `${index}` },
      }));
    expect((await sportLogs.insertNewSportLogs(userId, sourced(0))).inserted).toBe(1_100);
    expect((await sportLogs.insertNewSportLogs(userId, sourced(5))).inserted).toBe(0);
  });

  it("share out lists that overlap, and keep other writing going", async () => {
    const userId = await anActiveUser();
    const all = sessions(userId, 50);
    const parts = [all.slice(0, 30), all.slice(20, 50), all.slice(10, 40)];
    const byHand = { ...aSportLog({ userId, sportStart: new Date(START - HOUR) }) };
    const [, ...results] = await Promise.all([
      sportLogs.insertSportLog(byHand),
      ...parts.map((logs) =>
        sportLogs.insertNewSportLogs(
          userId,
          logs.map((log) => ({ ...log, id: aSportLog().id })),
        ),
      ),
    ]);
    expect(results.reduce((sum, { inserted }) => sum + inserted, 0)).toBe(50);
    expect(await storedOf(userId)).toBe(51);
  });

  it("end without a trace when the person is deleted meanwhile", async () => {
    const userId = await anActiveUser();
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 5 }, () =>
        sportLogs.insertNewSportLogs(userId, sessions(userId, 200)),
      ),
      users.deleteUser(userId),
    ]);
    for (const refusal of refusals(outcomes)) {
      expect(refusal).toMatchObject({ code: "user_not_active" });
    }
    const { rows } = await storage.database.pool.query(
      "select count(*) as left from sport_log where user_id = $1",
      [userId],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });
});

describe("an import that fails", () => {
  it("leaves nothing behind, even when its last log is the one that cannot be stored", async () => {
    const userId = await anActiveUser();
    const logs = sessions(userId, 2_500);
    const bad = { ...logs[2_499], calories: 20_001 } as FinishedSportLog;
    await expect(
      sportLogs.insertNewSportLogs(userId, [...logs.slice(0, -1), bad]),
    ).rejects.toMatchObject({ constraint: "sport_log_calories" });
    expect(await storedOf(userId)).toBe(0);
  });
});

describe("a large import", () => {
  it("of 50,000 sessions is stored in one call, and is known the second time", async () => {
    const userId = await anActiveUser();
    const logs = sessions(userId, 50_000);
    expect(await sportLogs.insertNewSportLogs(userId, logs)).toEqual({
      inserted: 50_000,
      completed: 0,
    });
    expect(await sportLogs.insertNewSportLogs(userId, logs)).toEqual({ inserted: 0, completed: 0 });
    expect(await storedOf(userId)).toBe(50_000);
  });
});

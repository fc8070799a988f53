import { aSportLog, aUser } from "@health-exercise/testing/builders";
import { afterAll, describe, expect, it } from "vitest";
import { openTestStorage } from "./support/open-test-storage.ts";

const storage = await openTestStorage();
afterAll(() => storage.close());

const { sportLogs, unitOfWork, users } = storage;

async function anActiveUser() {
  const user = aUser();
  await users.insertUser(user);
  return user.id;
}

async function totalOf(userId: Awaited<ReturnType<typeof anActiveUser>>) {
  return (await sportLogs.listSportLogs(userId, {}, { limit: 1, offset: 0 })).total;
}

describe("a unit of work", () => {
  it("is seen by nobody else before its end", async () => {
    const userId = await anActiveUser();
    const stored = Promise.withResolvers<void>();
    const looked = Promise.withResolvers<void>();
    const unit = unitOfWork.run(async () => {
      await sportLogs.insertSportLog(aSportLog({ userId }));
      stored.resolve();
      await looked.promise;
    });
    await stored.promise;
    expect(await totalOf(userId)).toBe(0);
    looked.resolve();
    await unit;
    expect(await totalOf(userId)).toBe(1);
  });

  it("takes what is done at the same time one after the other, each by itself", async () => {
    const userId = await anActiveUser();
    const logs = Array.from({ length: 20 }, () => aSportLog({ userId, finished: false }));
    const outcomes = await unitOfWork.run(() =>
      Promise.allSettled(logs.map((log) => sportLogs.insertSportLog(log))),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await totalOf(userId)).toBe(1);
  });

  it("holds a transaction that a repository makes itself", async () => {
    const userId = await anActiveUser();
    const imported = ["2026-02-01T09:00:00Z", "2026-02-02T09:00:00Z"].map((start) =>
      aSportLog({
        userId,
        sportStart: new Date(start),
        sportEnd: new Date(Date.parse(start) + 1_800_000),
      }),
    );
    const finished = imported.filter((log) => log.finished);
    const failing = unitOfWork.run(async () => {
      expect(await sportLogs.insertNewSportLogs(userId, finished)).toMatchObject({ inserted: 2 });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await totalOf(userId)).toBe(0);
  });

  it("takes no connection before it stores anything, and gives it back at the end", async () => {
    const { pool } = storage.database;
    const userId = await anActiveUser();
    const taken = () => pool.totalCount - pool.idleCount;
    const thought = Promise.withResolvers<void>();
    const unit = unitOfWork.run(async () => {
      await thought.promise;
      await sportLogs.insertSportLog(aSportLog({ userId }));
      return taken();
    });
    expect(taken()).toBe(0);
    thought.resolve();
    expect(await unit).toBe(1);
    await expect.poll(taken).toBe(0);
    await expect(
      unitOfWork.run(async () => {
        await sportLogs.insertSportLog(aSportLog({ userId }));
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await expect.poll(taken).toBe(0);
    await unitOfWork.run(async () => {});
    expect(await totalOf(userId)).toBe(1);
  });

  it("is undone where its connection is lost, and says so", async () => {
    const { pool } = storage.database;
    const userId = await anActiveUser();
    const lost = unitOfWork.run(async () => {
      await sportLogs.insertSportLog(aSportLog({ userId }));
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`,
      );
      await sportLogs.insertSportLog(aSportLog({ userId }));
    });
    await expect(lost).rejects.toThrow();
    expect(await totalOf(userId)).toBe(0);
    await unitOfWork.run(() => sportLogs.insertSportLog(aSportLog({ userId })));
    expect(await totalOf(userId)).toBe(1);
  });

  it("leaves alone what goes on after it and what others do", async () => {
    const [mine, theirs] = [await anActiveUser(), await anActiveUser()];
    let later: Promise<unknown> = Promise.resolve();
    const failing = expect(
      unitOfWork.run(async () => {
        later = new Promise((resolve) => setImmediate(resolve))
          .then(() => new Promise((resolve) => setTimeout(resolve, 20)))
          .then(() => sportLogs.insertSportLog(aSportLog({ userId: mine })));
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await sportLogs.insertSportLog(aSportLog({ userId: theirs }));
    await failing;
    await later;
    expect([await totalOf(mine), await totalOf(theirs)]).toEqual([1, 1]);
  });
});

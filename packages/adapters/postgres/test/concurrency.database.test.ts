import { changeSportLog, type SportLog } from "@health-exercise/domain/sport";
import type { Profile } from "@health-exercise/domain/user";
import { aProfile, aSportLog, aUser, aUserId } from "@health-exercise/testing/builders";
import { afterAll, describe, expect, it } from "vitest";
import { openTestStorage } from "./support/open-test-storage.ts";
import { refusals } from "./support/refusals.ts";

const storage = await openTestStorage(20);
const { sportLogs, profiles, users } = storage;
afterAll(() => storage.close());

async function anActiveUser() {
  const user = aUser();
  await users.insertUser(user);
  return user.id;
}

describe("open logs", () => {
  it("lets exactly one of 50 at once win, and names it to the others", async () => {
    const userId = await anActiveUser();
    const rivals = Array.from({ length: 50 }, () => aSportLog({ userId, finished: false }));
    const results = await Promise.allSettled(rivals.map((log) => sportLogs.insertSportLog(log)));
    const { log: winner } = await sportLogs.findOpenSportLog(userId);
    expect(winner?.id).toBe(rivals[results.findIndex(({ status }) => status === "fulfilled")]?.id);
    expect(refusals(results)).toHaveLength(49);
    for (const refusal of refusals(results)) {
      expect(refusal).toMatchObject({ code: "active_log_exists", conflictingId: winner?.id });
    }
  });

  it("lets exactly one of many reopened at once win", async () => {
    const userId = await anActiveUser();
    const finished = Array.from({ length: 20 }, () => aSportLog({ userId }));
    for (const log of finished) await sportLogs.insertSportLog(log);
    const results = await Promise.allSettled(
      finished.map((log) =>
        sportLogs.replaceSportLog(changeSportLog(log, { finished: false }, new Date())),
      ),
    );
    const { log: winner } = await sportLogs.findOpenSportLog(userId);
    expect(refusals(results)).toHaveLength(19);
    for (const refusal of refusals(results)) {
      expect(refusal).toMatchObject({ code: "active_log_exists", conflictingId: winner?.id });
    }
  });

  it("never leaves two open while logs are closed, opened and deleted at once", async () => {
    const userId = await anActiveUser();
    const expected = ["active_log_exists", "changed_meanwhile", "sport_log_not_found"];
    const startAndEnd = async (round: number) => {
      const log = aSportLog({ userId, finished: false });
      await sportLogs.insertSportLog(log);
      if (round % 2 === 0) await sportLogs.deleteSportLog(userId, log.id, new Date());
      else await sportLogs.replaceSportLog({ ...log, finished: true, revision: 2 });
    };
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, round) => startAndEnd(round)),
    );
    for (const refusal of refusals(results)) expect(expected).toContain(refusal.code);
    expect(refusals(results).length).toBeLessThan(100);
    expect((await sportLogs.findOpenSportLog(userId)).log).toBeUndefined();
  });
});

describe("changes", () => {
  it("loses none of the changes that were accepted", async () => {
    const userId = await anActiveUser();
    const log = aSportLog({ userId, calories: 0 });
    await sportLogs.insertSportLog(log);
    const addOne = async (): Promise<void> => {
      const { log: read } = await sportLogs.getSportLog(userId, log.id);
      const changed = changeSportLog(read, { calories: read.calories + 1 }, new Date());
      try {
        await sportLogs.replaceSportLog(changed);
      } catch {
        return addOne();
      }
    };
    await Promise.all(Array.from({ length: 15 }, addOne));
    const { log: stored } = await sportLogs.getSportLog(userId, log.id);
    expect(stored).toMatchObject({ calories: 15, revision: 16 });
  });

  it("accepts exactly one of many changes to the same revision", async () => {
    const userId = await anActiveUser();
    const log: SportLog = aSportLog({ userId });
    await sportLogs.insertSportLog(log);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, calories) =>
        sportLogs.replaceSportLog({ ...log, calories, revision: 2 }),
      ),
    );
    expect(refusals(results)).toHaveLength(19);
    for (const refusal of refusals(results)) {
      expect(refusal).toMatchObject({ code: "changed_meanwhile" });
    }
  });

  it("accepts exactly one first profile", async () => {
    const userId = await anActiveUser();
    const first: Profile = aProfile({ userId });
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, weight) =>
        profiles.saveProfile({ ...first, weightKg: 50 + weight }),
      ),
    );
    expect(refusals(results)).toHaveLength(9);
    for (const refusal of refusals(results)) {
      expect(refusal).toMatchObject({ code: "changed_meanwhile" });
    }
  });

  it("deletes a log once", async () => {
    const userId = await anActiveUser();
    const log = aSportLog({ userId });
    await sportLogs.insertSportLog(log);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => sportLogs.deleteSportLog(userId, log.id, new Date())),
    );
    expect(refusals(results)).toHaveLength(9);
    for (const refusal of refusals(results)) {
      expect(refusal).toMatchObject({ code: "sport_log_not_found" });
    }
  });
});

describe("users", () => {
  it("adds exactly one of many with the same address", async () => {
    const email = `${aUserId()}@example.org`;
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => users.insertUser(aUser({ email }))),
    );
    expect(refusals(results)).toHaveLength(9);
    for (const refusal of refusals(results)) expect(refusal).toMatchObject({ code: "email_taken" });
  });

  it("stores nothing of somebody who is deleted at the same time", async () => {
    for (let round = 0; round < 20; round += 1) {
      const userId = await anActiveUser();
      const results = await Promise.allSettled([
        ...Array.from({ length: 5 }, () => sportLogs.insertSportLog(aSportLog({ userId }))),
        users.deleteUser(userId),
      ]);
      for (const refusal of refusals(results)) {
        expect(refusal).toMatchObject({ code: "user_not_active" });
      }
    }
    const { rows } = await storage.database.pool.query(
      "select from sport_log where user_id not in (select id from user_account)",
    );
    expect(rows).toEqual([]);
  });
});

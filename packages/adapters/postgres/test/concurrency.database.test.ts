import { changeSportLog, type SportLog } from "@health-exercise/domain/sport";
import type { Profile } from "@health-exercise/domain/user";
import {
  anEndpointClaim,
  aProfile,
  aSportLog,
  aUser,
  aUserId,
} from "@health-exercise/testing/builders";
import { afterAll, describe, expect, it } from "vitest";
import { openTestStorage } from "./support/open-test-storage.ts";
import { refusals } from "./support/refusals.ts";

const storage = await openTestStorage(20);
const { endpointKeys, sportLogs, profiles, users } = storage;
const { pool } = storage.database;
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

describe("a claim of a key that waits for another one", () => {
  /** Somebody's claim that is made, but not committed until `end`; it then holds for `leaseMs` more. */
  async function aClaimInTheMaking(leaseMs: number) {
    const theirs = anEndpointClaim({ userId: await anActiveUser() });
    const client = await pool.connect();
    await client.query("begin");
    await client.query(
      `insert into idempotency_key (user_id, endpoint, key, fingerprint, claim_id, lease_until, created_at)
       values ($1, $2, $3, $4, $5, now(), now())`,
      [theirs.userId, theirs.endpoint, theirs.key, theirs.fingerprint, theirs.claimId],
    );
    const ours = { ...theirs, claimId: "ours" };
    const claimed = endpointKeys.claimKey(ours, leaseMs);
    const isWaiting = async () => {
      const { rows } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length > 0;
    };
    await expect.poll(isWaiting).toBe(true);
    const end = async (afterMs = 0) => {
      await client.query("select pg_sleep($1)", [afterMs / 1_000]);
      await client.query(
        `update idempotency_key set lease_until = clock_timestamp() + $2 * interval '1 millisecond'
         where user_id = $1`,
        [theirs.userId, leaseMs],
      );
      await client.query("commit");
      client.release();
    };
    return { theirs, ours, claimed, end };
  }

  it("cannot see its request yet, which the next claim does", async () => {
    const { theirs, ours, claimed, end } = await aClaimInTheMaking(600_000);
    await end();
    expect(await claimed).toEqual({ kind: "under_way" });
    expect(await endpointKeys.claimKey(ours, 600_000)).toEqual({
      kind: "under_way",
      fingerprint: theirs.fingerprint,
    });
  });

  it("takes no lease for one of a clock that was set back, however long it has waited", async () => {
    const { claimed, end } = await aClaimInTheMaking(100);
    await end(250);
    expect(await claimed).toEqual({ kind: "under_way" });
  });
});

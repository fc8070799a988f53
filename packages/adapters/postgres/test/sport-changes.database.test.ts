import { PassThrough, Readable } from "node:stream";
import type { SportChangePosition, SportLog } from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import { aSportLog, aUser } from "@health-exercise/testing/builders";
import { createTestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { backUp } from "../src/backup/back-up.ts";
import { restore } from "../src/backup/restore.ts";
import { createDatabase } from "../src/database.ts";
import { KyselyRetentionRepository } from "../src/retention/kysely-retention-repository.ts";
import { KyselySportChangeRepository } from "../src/sport/kysely-sport-change-repository.ts";
import { KyselySportLogRepository } from "../src/sport/kysely-sport-log-repository.ts";
import { listSportChanges } from "../src/sport/sport-change.statements.ts";
import { openTestStorage } from "./support/open-test-storage.ts";
import { planOf } from "./support/plan-of.ts";

const storage = await openTestStorage(20, true, "service");
const { kysely } = storage.database;
const { ownerPool: pool } = storage;
const { sportChanges, sportLogs, users } = storage;
afterAll(() => storage.close());

const DELETED_AT = new Date("2026-01-01T00:00:00Z");
const PURGED_BEFORE = new Date("2026-02-01T00:00:00Z");

let userId: UserId;
beforeEach(async () => {
  userId = await aPerson();
});

async function aPerson(): Promise<UserId> {
  const user = aUser();
  await users.insertUser(user);
  return user.id;
}

async function aLog(facts: Parameters<typeof aSportLog>[0] = {}): Promise<SportLog> {
  const log = aSportLog({ userId, ...facts });
  await sportLogs.insertSportLog(log);
  return log;
}

const changes = (from?: SportChangePosition, limit = 100) =>
  sportChanges.listSportChanges(userId, from, limit);

/** What somebody has who asks for changes again and again, a few at a time. */
class Follower {
  readonly logs = new Map<string, number | "deleted">();
  #from: SportChangePosition | undefined;

  async catchUp(): Promise<void> {
    for (;;) {
      const { changes: page, next, hasMore } = await changes(this.#from, 3);
      for (const { logId, log } of page) this.logs.set(logId, log?.revision ?? "deleted");
      this.#from = next;
      if (!hasMore) return;
    }
  }
}

describe("changes while others write", () => {
  it("wait for one that has its number and is not committed, and lose neither it nor one behind it", async () => {
    const client = await pool.connect();
    await client.query("begin");
    const slow = aSportLog({ userId });
    await client.query(
      `insert into sport_log (user_id, id, sport_name, sport_start, finished, calories, calories_source,
         exertion_by_feeling, is_custom, created_at, updated_at, revision)
       values ($1, $2, 'Run', now(), true, 1, 'user', false, false, now(), now(), 1)`,
      [userId, slow.id],
    );
    const quick = await aLog();
    let isAnswered = false;
    const asked = changes().finally(() => {
      isAnswered = true;
    });
    const isWaiting = async () => {
      const { rows } = await pool.query(
        "select from pg_locks where locktype = 'advisory' and not granted",
      );
      return rows.length > 0;
    };
    await expect.poll(isWaiting).toBe(true);
    expect(isAnswered).toBe(false);
    await client.query("commit");
    client.release();
    expect((await asked).changes.map(({ logId }) => logId)).toEqual([slow.id, quick.id]);
  });

  it("do not wait for somebody else's", async () => {
    const client = await pool.connect();
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock_shared(sport_change_lock($1))", [
      await aPerson(),
    ]);
    const log = await aLog();
    expect((await changes()).changes.map(({ logId }) => logId)).toEqual([log.id]);
    await client.query("rollback");
    client.release();
  });

  it("end in what is stored, whatever was written, changed and deleted at once", async () => {
    const follower = new Follower();
    let isOver = false;
    const write = async (seed: number) => {
      for (let round = 0; round < 12; round += 1) {
        const log = await aLog();
        if ((seed + round) % 3 === 0) await sportLogs.replaceSportLog({ ...log, revision: 2 });
        if ((seed + round) % 4 === 0) await sportLogs.deleteSportLog(userId, log.id, new Date());
      }
    };
    const follow = async () => {
      while (!isOver) await follower.catchUp();
    };
    const following = follow();
    await Promise.all(Array.from({ length: 8 }, (_, seed) => write(seed)));
    isOver = true;
    await following;
    await follower.catchUp();
    const { rows } = await pool.query<{ id: string; revision: number; deleted: boolean }>(
      "select id, revision, deleted_at is not null as deleted from sport_log where user_id = $1",
      [userId],
    );
    expect(rows).toHaveLength(96);
    expect(follower.logs).toEqual(
      new Map(rows.map(({ id, revision, deleted }) => [id, deleted ? "deleted" : revision])),
    );
  });

  it("are found in the index", async () => {
    const plan = await planOf(storage.database.pool, listSportChanges, {
      userId,
      changeNumber: 1,
      logId: aSportLog().id,
      latest: 2,
      limit: 100,
    });
    expect(plan).toContain("sport_log_by_change");
  });
});

describe("changes that retention has let go of", () => {
  const purge = () => new KyselyRetentionRepository(kysely).purge("deleted_records", PURGED_BEFORE);

  it("are told of to whoever has not seen them, and to nobody else", async () => {
    const [kept, gone] = [await aLog(), await aLog()];
    const { next: before } = await changes();
    const { next: inTheMiddle } = await changes(undefined, 1);
    await sportLogs.deleteSportLog(userId, gone.id, DELETED_AT);
    const { next: behind } = await changes(before);
    expect(await purge()).toBeGreaterThan(0);
    for (const position of [before, inTheMiddle]) {
      await expect(changes(position)).rejects.toMatchObject({ code: "changes_forgotten" });
    }
    expect(await changes(behind)).toMatchObject({ changes: [], hasMore: false });
    expect((await changes()).changes).toMatchObject([{ logId: kept.id }]);
  });

  it("keep nobody from beginning anew, page by page", async () => {
    const logs = [await aLog(), await aLog(), await aLog()];
    await sportLogs.deleteSportLog(userId, logs[2]?.id as never, DELETED_AT);
    await purge();
    const first = await changes(undefined, 1);
    const second = await changes(first.next, 1);
    expect([...first.changes, ...second.changes].map(({ logId }) => logId)).toEqual(
      logs.slice(0, 2).map(({ id }) => id),
    );
    expect(second.hasMore).toBe(false);
  });

  it("are not somebody else's", async () => {
    const { next } = await changes();
    const other = await aPerson();
    const log = await aLog({ userId: other });
    await sportLogs.deleteSportLog(other, log.id, DELETED_AT);
    await purge();
    expect(await changes(next)).toMatchObject({ changes: [] });
  });
});

describe("changes after a restore", () => {
  async function restored() {
    const { connectionString, drop } = await createTestDatabase({ migrated: false });
    const output = new PassThrough();
    const signal = new AbortController().signal;
    const origin = { createdAt: "2026-03-02T06:30:00.000Z", serviceVersion: "1.2.3" };
    const pieces: Buffer[] = [];
    output.on("data", (piece: Buffer) => pieces.push(piece));
    await backUp({ connectionString: storage.connectionString }, origin, {
      output,
      endsOutput: true,
      signal,
    });
    return async () => {
      await restore({ connectionString }, Readable.from(pieces), { replaces: false, signal });
      const database = createDatabase({ connectionString });
      onTestFinished(async () => {
        await database.close();
        await drop();
      });
      const changesThere = new KyselySportChangeRepository(database.kysely);
      return {
        logs: new KyselySportLogRepository(database.kysely),
        changes: (from?: SportChangePosition) => changesThere.listSportChanges(userId, from, 100),
      };
    };
  }

  it("go on for whoever had seen what was backed up, and begin anew for whoever saw what is lost", async () => {
    await aLog();
    const { next: before } = await changes();
    const goBack = await restored();
    await aLog();
    const { next: lost } = await changes(before);
    const back = await goBack();
    expect((await back.changes(before)).changes).toEqual([]);
    const anew = aSportLog({ userId });
    await back.logs.insertSportLog(anew);
    expect((await back.changes(before)).changes).toMatchObject([{ logId: anew.id }]);
    await expect(back.changes(lost)).rejects.toMatchObject({ code: "changes_forgotten" });
    expect((await back.changes()).changes).toHaveLength(2);
  });

  it("are refused to whoever has a position of the future", async () => {
    const { next } = await changes();
    const ahead = { ...next, changeNumber: next.changeNumber + 1_000_000_000 };
    await expect(changes(ahead)).rejects.toMatchObject({ code: "changes_forgotten" });
  });
});

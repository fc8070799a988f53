import { aProfile, aSportLog, aUser } from "@health-exercise/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDatabase } from "../src/database.ts";
import { isExhausted } from "../src/driver/pools.ts";
import { PostgresDatabaseStatus } from "../src/postgres-database-status.ts";
import { PostgresRateLimiter } from "../src/rate-limit/postgres-rate-limiter.ts";
import { openTestStorage, type TestStorage } from "./support/open-test-storage.ts";

const CONNECTIONS = 6;
const KEY = 4_711;

let storage: TestStorage;
/** Holds what the statements of the tests wait for. */
let holder: ReturnType<typeof createDatabase>;
beforeAll(async () => {
  storage = await openTestStorage(CONNECTIONS);
  holder = createDatabase({ connectionString: storage.connectionString, maxConnections: 1 });
  await holder.pool.query("select pg_advisory_lock($1)", [KEY]);
});
afterAll(async () => {
  await holder.close();
  await storage.close();
});

/** Takes so many connections with statements that wait, until the function given back is called. */
async function block(count: number) {
  const { kysely, pool } = storage.database;
  const blocked = Array.from({ length: count }, () =>
    sql`select pg_advisory_lock_shared(${sql.lit(KEY)}), pg_advisory_unlock_shared(${sql.lit(KEY)})`.execute(
      kysely,
    ),
  );
  await expect.poll(() => isExhausted(pool)).toBe(true);
  return async () => {
    await holder.pool.query("select pg_advisory_unlock($1)", [KEY]);
    await Promise.all(blocked);
    await holder.pool.query("select pg_advisory_lock($1)", [KEY]);
  };
}

describe("while statements hold all other connections up", () => {
  it("the database is ready, requests are counted, and reads by a key are answered", async () => {
    const user = aUser();
    const log = aSportLog({ userId: user.id });
    await storage.users.insertUser(user);
    await storage.profiles.saveProfile(aProfile({ userId: user.id }));
    await storage.sportLogs.insertSportLog(log);
    const release = await block(2 * CONNECTIONS);
    const limiter = new PostgresRateLimiter(storage.database, { limit: 3, windowSeconds: 60 });
    expect(await new PostgresDatabaseStatus(storage.database.kysely).check()).toBe("ready");
    expect(await limiter.hit("somebody")).toMatchObject({ allowed: true, remaining: 2 });
    await storage.users.requireActiveUser(user.id);
    expect((await storage.sportLogs.getSportLog(user.id, log.id)).log).toEqual(log);
    expect((await storage.sportLogs.findOpenSportLog(user.id)).log).toBeUndefined();
    const page = { limit: 20, offset: 0 };
    expect((await storage.sportLogs.listSportLogs(user.id, {}, page)).total).toBe(1);
    expect(await storage.profiles.findProfile(user.id)).not.toBeNull();
    expect(await storage.companions.findCompanion(user.id)).toBeNull();
    expect((await storage.exerciseSchemes.listExerciseSchemes(user.id, page)).total).toBe(0);
    expect(await storage.chatNotes.listChatNotes(user.id)).toEqual([]);
    await release();
  });

  it("writes wait for a connection like everything else, and are done then", async () => {
    const user = aUser();
    const release = await block(CONNECTIONS);
    let isDone = false;
    const writing = storage.users.insertUser(user).then(() => {
      isDone = true;
    });
    await new PostgresDatabaseStatus(storage.database.kysely).check();
    expect(isDone).toBe(false);
    await release();
    await writing;
    await storage.users.requireActiveUser(user.id);
  });
});

describe("the connections", () => {
  it("are never more than are set, the reserve among them", async () => {
    const release = await block(2 * CONNECTIONS);
    const limiter = new PostgresRateLimiter(storage.database, { limit: 99, windowSeconds: 60 });
    await Promise.all(Array.from({ length: 20 }, () => limiter.hit("many")));
    const { rows } = await holder.pool.query(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    expect(rows[0].count).toBe(CONNECTIONS);
    await release();
  });

  it("of the reserve give a statement up sooner than others do", async () => {
    const release = await block(CONNECTIONS);
    const [{ rows: reserved }, { rows: usual }] = [
      await storage.database.cheapPool().query("show statement_timeout"),
      await holder.pool.query("show statement_timeout"),
    ];
    expect([reserved[0], usual[0]]).toEqual([
      { statement_timeout: "5s" },
      { statement_timeout: "15s" },
    ]);
    await release();
  });

  it("are all for everything where there are few", async () => {
    const few = createDatabase({ connectionString: storage.connectionString, maxConnections: 3 });
    expect(few.pool.options.max).toBe(3);
    expect(few.cheapPool()).toBe(few.pool);
    await few.close();
  });
});

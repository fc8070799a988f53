import { emptyProfile } from "@health-exercise/domain/user";
import { aSportLog, aUser } from "@health-exercise/testing/builders";
import { Kysely, sql } from "kysely";
import { Pool } from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { createDatabase, poolConfig } from "../src/database.ts";
import { StatementRefused } from "../src/database-errors.ts";
import { StatementDialect } from "../src/driver/statement-dialect.ts";
import { inTransaction } from "../src/in-transaction.ts";
import { type Placeholders, preparedQuery, rowsOf } from "../src/prepared-query.ts";
import type { Schema } from "../src/schema.ts";
import { KyselyUserRepository } from "../src/user/kysely-user-repository.ts";
import { openTestStorage } from "./support/open-test-storage.ts";
import { serverSilentBehindRefusals } from "./support/silent-server.ts";

const storage = await openTestStorage(1);
const { database, profiles, sportLogs, users } = storage;
afterAll(() => storage.close());

async function prepared(): Promise<readonly { name: string; statement: string }[]> {
  const { rows } = await database.pool.query("select name, statement from pg_prepared_statements");
  return rows;
}

describe("statements", () => {
  it("are parsed once for a connection, however often and with whatever values they run", async () => {
    const user = aUser();
    await users.insertUser(user);
    await sportLogs.insertSportLog(aSportLog({ userId: user.id }));
    const filters = [{}, { exerciseType: "running" }, { excludeCustom: true }];
    const list = async () => {
      for (const filter of filters) {
        await sportLogs.listSportLogs(user.id, filter, { limit: 20, offset: 0 });
      }
    };
    await list();
    const before = await prepared();
    await list();
    await sportLogs.insertSportLog(aSportLog({ userId: user.id }));
    const after = await prepared();
    expect(after).toEqual(before);
    // One for the whole list, one for all filters.
    expect(after.filter(({ statement }) => statement.includes("limit"))).toHaveLength(2);
    expect(after.every(({ name }) => name !== "")).toBe(true);
  });

  it("for a history without filter are the cheap ones", async () => {
    const other = await openTestStorage(1);
    const user = aUser();
    await other.users.insertUser(user);
    const nothing = { started: {}, exerciseType: undefined, excludeCustom: false };
    await other.sportLogs.listSportLogs(user.id, nothing, { limit: 20, offset: 0 });
    const { rows } = await other.database.pool.query<{ statement: string }>(
      "select statement from pg_prepared_statements where statement like '%limit%'",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.statement).not.toContain("sport_start >=");
    await other.close();
  });

  it("are parsed anew after their tables have changed, or they were refused", async () => {
    await database.pool.query("create table changing (id integer, word text)");
    const wordOf = preparedQuery(
      ({ id }: Placeholders<{ id: number | string }>) =>
        sql<{ word: unknown }>`select word from changing where id = ${id}`,
    );
    const read = (id: number | string) => rowsOf(database.kysely, wordOf, { id });
    await database.pool.query("insert into changing values (1, 'one'), (1, null), (2, '2')");
    expect(await read(1)).toEqual([{ word: "one" }, { word: null }]);
    await expect(read("none")).rejects.toThrow(StatementRefused);
    expect(await read(2)).toEqual([{ word: "2" }]);
    await database.pool.query("delete from changing where id = 1");
    await database.pool.query("alter table changing alter word type integer using word::integer");
    await expect(read(2)).rejects.toThrow(StatementRefused);
    expect(await read(2)).toEqual([{ word: 2 }]);
    expect(await read(3)).toEqual([]);
    await database.pool.query("drop table changing");
    await expect(read(2)).rejects.toThrow(StatementRefused);
  });

  it("that give what cannot be read fail, and leave the connection as it was", async () => {
    const numberOf = preparedQuery(
      ({ digits }: Placeholders<{ digits: string }>) =>
        sql<{ number: number }>`select ${digits}::bigint as number`,
    );
    const read = (digits: string) => rowsOf(database.kysely, numberOf, { digits });
    await expect(read("9007199254740993")).rejects.toThrow(RangeError);
    expect(await read("41")).toEqual([{ number: 41 }]);
  });

  it("are planned once for all values", async () => {
    const { rows } = await database.pool.query("show plan_cache_mode");
    expect(rows).toEqual([{ plan_cache_mode: "force_generic_plan" }]);
  });

  it("find a person by the index, also where there are few", async () => {
    await database.pool.query(
      "insert into user_account (id, created_at) select gen_random_uuid(), now() from generate_series(1, 200)",
    );
    await database.pool.query("analyze user_account");
    const { rows } = await database.pool.query(
      "explain (costs off) select disabled_at from user_account where id = '01900000-0000-7000-8000-000000000001'",
    );
    expect(rows.map((row) => row["QUERY PLAN"]).join()).toMatch(/Index.* using user_account_pkey/);
  });

  it("that are built for one use are not kept", async () => {
    const before = await prepared();
    await sql`select ${1}::integer as one`.execute(database.kysely);
    await database.kysely.selectFrom("user_account").select("id").limit(1).execute();
    expect(await prepared()).toEqual(before);
  });
});

describe("values", () => {
  it("are read as numbers, instants and days by one policy", async () => {
    const { rows } = await sql`
      select 9007199254740991::int8 as whole, 12.25::numeric as exact, '2026-03-29'::date as day,
        '2026-03-29T01:00:00.123+01:00'::timestamptz as instant`.execute(database.kysely);
    expect(rows).toEqual([
      {
        whole: 9_007_199_254_740_991,
        exact: 12.25,
        day: "2026-03-29",
        instant: new Date("2026-03-29T00:00:00.123Z"),
      },
    ]);
  });

  it("that a number cannot hold are refused instead of rounded", async () => {
    const beyond = sql`select 9007199254740993::int8 as whole`.execute(database.kysely);
    await expect(beyond).rejects.toThrow(RangeError);
  });

  it("of years that PostgreSQL does not read lie before or after everything", async () => {
    const [early, late] = [new Date(Date.UTC(-5, 0)), new Date(Date.UTC(10_000, 0))];
    const { rows } = await sql`
      select ${early}::timestamptz < '0001-01-01' as early,
        ${late}::timestamptz > '9999-12-31' as late`.execute(database.kysely);
    expect(rows).toEqual([{ early: true, late: true }]);
  });
});

describe("refused statements", () => {
  it("are those that would store more text than the domain lets through", async () => {
    const user = aUser();
    await users.insertUser(user);
    const log = aSportLog({ userId: user.id, feedback: "x".repeat(10_001) });
    await expect(sportLogs.insertSportLog(log)).rejects.toMatchObject({
      constraint: "sport_log_feedback",
    });
    const profile = { ...emptyProfile(user.id, new Date()), revision: 1 };
    const long = { ...profile, medications: ["x".repeat(5_001)] };
    await expect(profiles.saveProfile(long)).rejects.toMatchObject({
      constraint: "profile_medications",
    });
  });

  it("say what was refused without repeating a value", async () => {
    const user = aUser();
    await users.insertUser(user);
    const secret = "a very private note ".repeat(200);
    const log = aSportLog({ userId: user.id, notes: secret });
    const refusal: unknown = await sportLogs.insertSportLog(log).catch((error) => error);
    expect(refusal).toBeInstanceOf(StatementRefused);
    expect(refusal).toMatchObject({ sqlState: "23514", constraint: "sport_log_notes" });
    expect(JSON.stringify(Object.getOwnPropertyDescriptors(refusal))).not.toContain("private");
    expect(String((refusal as Error).stack)).not.toContain("private");
  });

  it("hide values that could not be read", async () => {
    const id = "no-uuid-but-a-secret" as Parameters<typeof users.requireActiveUser>[0];
    const refusal: unknown = await users.requireActiveUser(id).catch((error) => error);
    expect(refusal).toMatchObject({ sqlState: "22P02" });
    expect(String(refusal)).not.toContain("secret");
  });
});

describe("connections", () => {
  it("carry their name and their limits", async () => {
    const limited = createDatabase({
      connectionString: storage.connectionString,
      applicationName: "limits",
      statementTimeoutMs: 2_000,
      idleInTransactionTimeoutMs: 1_234,
    });
    const { rows } = await sql`
      select current_setting('application_name') as name,
        current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(limited.kysely);
    expect(rows).toEqual([{ name: "limits", statement: "2s", idle: "1234ms" }]);
    await expect(sql`select pg_sleep(60)`.execute(limited.kysely)).rejects.toMatchObject({
      code: "57014",
    });
    await limited.close();
  });

  it("wait a little longer for PostgreSQL than it works on a statement", () => {
    const { connectionString } = storage;
    expect(poolConfig({ connectionString })).toMatchObject({
      statement_timeout: 15_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    expect(createDatabase({ connectionString }).silenceMs).toBe(20_000);
    expect(createDatabase({ connectionString, statementTimeoutMs: 0 }).silenceMs).toBe(0);
  });

  it("that stay silent are replaced", async () => {
    const { connectionString } = storage;
    const limits = { statement_timeout: 0, max: 1 };
    const pool = new Pool({ ...poolConfig({ connectionString }), ...limits });
    const sending = { sendsNames: true, sendsScopes: false };
    const options = { sending, silenceMs: 2_000, reserveSilenceMs: 2_000 };
    const dialect = new StatementDialect({ pool, reserve: undefined }, options);
    const impatient = new Kysely<Schema>({ dialect });
    const pid = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(impatient);
    const before = await pid();
    await expect(sql`select pg_sleep(60)`.execute(impatient)).rejects.toThrow("timeout");
    expect((await pid()).rows).not.toEqual(before.rows);
    await pool.end();
  });

  it("that stay silent behind a refusal are replaced too", async () => {
    await using server = await serverSilentBehindRefusals(storage.connectionString);
    const { connectionString } = server;
    const pool = new Pool({ ...poolConfig({ connectionString }), statement_timeout: 0, max: 1 });
    const sending = { sendsNames: true, sendsScopes: false };
    const options = { sending, silenceMs: 1_000, reserveSilenceMs: 1_000 };
    const dialect = new StatementDialect({ pool, reserve: undefined }, options);
    const impatient = new Kysely<Schema>({ dialect });
    await expect(sql`select 1 / 0`.execute(impatient)).rejects.toThrow("division by zero");
    await expect(sql`select 1`.execute(impatient)).rejects.toThrow("timeout");
    await sql`select 1`.execute(impatient);
    await pool.end();
  });

  it("that are lost while nobody uses them are told and replaced", async () => {
    const lost: Error[] = [];
    const other = createDatabase({
      connectionString: storage.connectionString,
      onConnectionLost: (error) => lost.push(error),
    });
    const { rows } = await other.pool.query("select pg_backend_pid() as pid");
    await database.pool.query("select pg_terminate_backend($1)", [rows[0].pid]);
    await expect.poll(() => lost.length).toBe(1);
    await other.pool.query("select 1");
    await other.close();
  });

  it("that are lost in the middle of a statement refuse it, and nothing else", async () => {
    const other = createDatabase({ connectionString: storage.connectionString, maxConnections: 1 });
    const { rows } = await other.pool.query("select pg_backend_pid() as pid");
    const sleeping = sql`select pg_sleep(60)`.execute(other.kysely);
    const refused = expect(sleeping).rejects.toThrow();
    await database.pool.query("select pg_terminate_backend($1)", [rows[0].pid]);
    await refused;
    await sql`select 1`.execute(other.kysely);
    await other.close();
  });

  it("that cannot be had are told as storage that is away for now", async () => {
    const nowhere = "postgresql://ann:secret-of-hers@127.0.0.1:1/companion";
    const other = createDatabase({ connectionString: nowhere });
    const failure = await new KyselyUserRepository(other.kysely)
      .requireActiveUser(aUser().id)
      .catch((error) => error);
    expect(failure).toMatchObject({ name: "DomainError", code: "storage_unavailable" });
    expect(String(failure.message)).not.toMatch(/127\.0\.0\.1|secret-of-hers/);
    expect(failure.cause).toMatchObject({ code: "ECONNREFUSED" });
    await other.close();
  });

  it.each([
    ["57P01", "a server that stops"],
    ["57P03", "a server that recovers"],
    ["53100", "a full disk"],
    ["53300", "no connection left"],
    ["58P01", "a file that is gone"],
    ["08006", "a lost connection"],
  ])("with %s are told as storage that is away for now: %s", async (sqlState) => {
    const raise = `do $$ begin raise exception 'of the test' using errcode = '${sqlState}'; end $$`;
    const refused = inTransaction(database.kysely, (open) => sql.raw(raise).execute(open));
    await expect(refused).rejects.toMatchObject({
      code: "storage_unavailable",
      cause: { name: "StatementRefused", sqlState },
    });
  });

  it("are not to blame for a statement that was refused", async () => {
    const refused = inTransaction(database.kysely, (open) => sql`select 1/0`.execute(open));
    await expect(refused).rejects.toMatchObject({ name: "StatementRefused", sqlState: "22012" });
  });
});

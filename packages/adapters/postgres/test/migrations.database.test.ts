import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { createTestDatabase } from "@health-exercise/testing/database";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDatabase } from "../src/database.ts";
import { migrateUp, migrationStatus } from "../src/migrate.ts";
import { ALL_MIGRATIONS, type Migrations } from "../src/migrations/all-migrations.ts";
import { indexBesideRequests } from "../src/migrations/steps.ts";
import { PostgresDatabaseStatus } from "../src/postgres-database-status.ts";

const names = Object.keys(ALL_MIGRATIONS);

describe("migrations", () => {
  let options: { connectionString: string };
  let drop: () => Promise<void>;
  beforeEach(async () => {
    const database = await createTestDatabase({ migrated: false });
    options = { connectionString: database.connectionString };
    drop = database.drop;
  });
  afterEach(() => drop());

  async function status() {
    const database = createDatabase(options);
    try {
      return await new PostgresDatabaseStatus(database.kysely).check();
    } finally {
      await database.close();
    }
  }

  it("run once, and the database tells so", async () => {
    expect(await status()).toBe("not_migrated");
    expect(await migrationStatus(options)).toEqual(
      names.map((name) => ({ name, executedAt: undefined })),
    );
    expect(await migrateUp(options)).toEqual(names);
    expect(await migrateUp(options)).toEqual([]);
    expect(await status()).toBe("ready");
    const migrated = await migrationStatus(options);
    expect(migrated.every(({ executedAt }) => executedAt instanceof Date)).toBe(true);
  });

  it("leave a database alone that a later version has migrated", async () => {
    await migrateUp(options);
    const database = createDatabase(options);
    await database.pool.query("insert into kysely_migration values ('9999-later', now()::text)");
    await database.close();
    expect(await migrateUp(options)).toEqual([]);
    expect(await status()).toBe("ready");
    expect((await migrationStatus(options)).map(({ name }) => name)).toEqual(names);
  });

  it("run once when several processes start at the same time", async () => {
    const run = promisify(execFile);
    const script = `
      const { migrateUp } = await import(${JSON.stringify(new URL("../src/migrate.ts", import.meta.url).href)});
      const names = await migrateUp({ connectionString: process.env.TEST_DATABASE });
      process.stdout.write(JSON.stringify(names));`;
    const migrate = () =>
      run(
        process.execPath,
        ["--conditions=@health-exercise/source", "--input-type=module", "--eval", script],
        { env: { TEST_DATABASE: options.connectionString } },
      );
    const outputs = await Promise.all([migrate(), migrate(), migrate()]);
    const ran = outputs.map(({ stdout }) => JSON.parse(stdout) as string[]);
    expect(ran.flat()).toEqual(names);
  });
});

describe("a migration of a database that is used", () => {
  let drop: () => Promise<void>;
  let options: { connectionString: string };
  let database: ReturnType<typeof createDatabase>;
  beforeEach(async () => {
    const made = await createTestDatabase();
    drop = made.drop;
    options = { connectionString: made.connectionString };
    database = createDatabase({ ...options, maxConnections: 3 });
  });
  afterEach(async () => {
    await database.close();
    await drop();
  });
  const plus = (name: string, migration: Migrations[string]): Migrations => ({
    ...ALL_MIGRATIONS,
    [name]: migration,
  });
  const columnsOf = async () =>
    (await database.pool.query("select * from profile limit 0")).fields.map(({ name }) => name);

  it("waits for a table without holding others up, and goes on when it is free", async () => {
    const reader = await database.pool.connect();
    await reader.query("begin");
    await reader.query("select from profile");
    let isDone = false;
    const migrating = migrateUp(
      options,
      plus("9998-column", {
        up: (kysely) =>
          sql`alter table profile add column later text`.execute(kysely).then(() => {}),
      }),
    ).finally(() => {
      isDone = true;
    });
    const waits =
      "select count(*)::integer as count from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table profile%'";
    // It came to wait, and left again.
    await expect
      .poll(async () => (await database.pool.query(waits)).rows[0].count, { interval: 10 })
      .toBe(1);
    await expect
      .poll(async () => (await database.pool.query(waits)).rows[0].count, { interval: 10 })
      .toBe(0);
    expect(await columnsOf()).not.toContain("later");
    expect(isDone).toBe(false);
    await reader.query("commit");
    reader.release();
    expect(await migrating).toEqual(["9998-column"]);
    expect(await columnsOf()).toContain("later");
  });

  it("waits for a vacuum so that the vacuum sees it, and holds nobody up", async () => {
    const vacuum = await database.pool.connect();
    await vacuum.query("begin");
    await vacuum.query("lock table profile in share update exclusive mode");
    const migrating = migrateUp(
      options,
      plus("9998-column", {
        up: (kysely) =>
          sql`alter table profile add column later text`.execute(kysely).then(() => {}),
      }),
    );
    const waits =
      "select count(*)::integer as count from pg_locks where not granted and mode = 'ShareUpdateExclusiveLock' and relation = 'profile'::regclass";
    await expect
      .poll(async () => (await database.pool.query(waits)).rows[0].count, { interval: 10 })
      .toBe(1);
    await database.pool.query("update profile set revision = revision");
    await vacuum.query("commit");
    vacuum.release();
    expect(await migrating).toEqual(["9998-column"]);
  });

  it("makes an index beside requests, anew where an attempt was broken off", async () => {
    const migrations = plus("9998-index", {
      isBesideRequests: true,
      up: (kysely) => indexBesideRequests(kysely, "profile_weight", "profile (weight_kg)"),
    });
    await database.pool.query("create index profile_weight on profile (weight_kg)");
    await database.pool.query(
      "update pg_index set indisvalid = false where indexrelid = 'profile_weight'::regclass",
    );
    expect(await migrateUp(options, migrations)).toEqual(["9998-index"]);
    const valid =
      "select indisvalid as valid from pg_index where indexrelid = 'profile_weight'::regclass";
    expect((await database.pool.query(valid)).rows).toEqual([{ valid: true }]);
    expect(await migrateUp(options, migrations)).toEqual([]);
  });

  it("is no migration where it fails: the next start tries it again", async () => {
    let isBroken = true;
    const migrations = plus("9998-broken", {
      isBesideRequests: true,
      up: async (kysely) => {
        await sql`create table if not exists made_once (id integer)`.execute(kysely);
        if (isBroken) throw new Error("broken off");
      },
    });
    await expect(migrateUp(options, migrations)).rejects.toThrow("broken off");
    isBroken = false;
    expect(await migrateUp(options, migrations)).toEqual(["9998-broken"]);
  });
});

describe("the status of a database", () => {
  it("is asked once for callers at the same time and soon after", async () => {
    const { connectionString, drop } = await createTestDatabase();
    const database = createDatabase({ connectionString });
    const statements: unknown[] = [];
    const { kysely } = database;
    const counted = kysely.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements.push(result);
        return result;
      },
    });
    const status = new PostgresDatabaseStatus(counted);
    const answers = await Promise.all(Array.from({ length: 20 }, () => status.check()));
    answers.push(await status.check());
    expect(new Set(answers)).toEqual(new Set(["ready"]));
    expect(statements).toHaveLength(1);
    await database.pool.query("delete from kysely_migration");
    await expect.poll(() => status.check()).toBe("not_migrated");
    await database.close();
    await drop();
  });

  it("is unreachable where nothing answers", async () => {
    const database = createDatabase({
      connectionString: "postgres://nobody@127.0.0.1:1/nothing",
      connectTimeoutMs: 500,
    });
    expect(await new PostgresDatabaseStatus(database.kysely).check()).toBe("unreachable");
    await database.close();
  });
});

import { PassThrough, Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { aSportLog, aUser } from "@health-exercise/testing/builders";
import { createTestDatabase } from "@health-exercise/testing/database";
import { Client } from "pg";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { type BackupSummary, backUp } from "../src/backup/back-up.ts";
import { restore } from "../src/backup/restore.ts";
import { migrateTo, migrationStatus } from "../src/migrate.ts";
import { LATEST_MIGRATION } from "../src/migrations/all-migrations.ts";
import { findOrMakeServiceSecret } from "../src/security/service-secret.ts";
import { openTestStorage } from "./support/open-test-storage.ts";

const storage = await openTestStorage();
afterAll(() => storage.close());

const NEVER = new AbortController().signal;
const ORIGIN = { createdAt: "2026-03-02T06:30:00.000Z", serviceVersion: "1.2.3" };

/** What is hard to write as text. */
const WORDS = 'tab\t newline\n back\\slash \\N \\. "quoted" 跑步 🏃 \u0007';

const SECURITY_EVENT = `
  insert into security_event (id, at, kind, outcome, who)
  values (gen_random_uuid(), now(), 'account_exported', 'done', 'somebody')`;

const user = aUser();
await storage.users.insertUser(user);
await storage.sportLogs.insertSportLog(aSportLog({ userId: user.id, notes: WORDS }));
await storage.database.pool.query(
  "select nextval('knowledge_revision') from generate_series(1, 7)",
);

async function backupOf(connectionString: string): Promise<Buffer> {
  const output = new PassThrough();
  const pieces: Buffer[] = [];
  output.on("data", (piece: Buffer) => pieces.push(piece));
  await backUp({ connectionString }, ORIGIN, { output, endsOutput: true, signal: NEVER });
  return Buffer.concat(pieces);
}

/** In pieces, as a file or a pipe gives it. */
function restoreInto(
  connectionString: string,
  backup: Buffer,
  replaces = false,
): Promise<BackupSummary> {
  const pieces = Array.from({ length: Math.ceil(backup.length / 1_000) }, (_, index) =>
    backup.subarray(index * 1_000, (index + 1) * 1_000),
  );
  return restore({ connectionString }, Readable.from(pieces), { replaces, signal: NEVER });
}

async function aDatabase(migrated: boolean): Promise<string> {
  const { connectionString, drop } = await createTestDatabase({ migrated });
  onTestFinished(drop);
  return connectionString;
}

async function ask<Row extends object>(connectionString: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Every row of every table, as text. */
async function contentOf(connectionString: string): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    connectionString,
    `select relname as name from pg_class where relkind = 'r' and relpersistence = 'p'
       and relnamespace = 'public'::regnamespace and relname not like 'kysely%' order by relname`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = `select coalesce(string_agg(t::text, '' order by t::text), '') as rows from ${name} t`;
    content[name] = (await ask<{ rows: string }>(connectionString, rows))[0]?.rows ?? "";
  }
  return content;
}

const nextRevision = (connectionString: string) =>
  ask<{ next: string }>(connectionString, "select nextval('knowledge_revision')::text as next");

describe("a backup", () => {
  it("brings everything into an empty database, to the letter, and sequences go on", async () => {
    const target = await aDatabase(false);
    const summary = await restoreInto(target, await backupOf(storage.connectionString));
    expect(summary).toMatchObject({
      createdAt: ORIGIN.createdAt,
      migration: LATEST_MIGRATION,
      rows: { user_account: 1, sport_log: 1, profile: 0 },
    });
    const content = await contentOf(target);
    expect({ ...content, sport_change_gap: "" }).toEqual(await contentOf(storage.connectionString));
    expect(content["sport_log"]).toContain("跑步 🏃");
    expect(await nextRevision(target)).toEqual([{ next: "8" }]);
  });

  it("has no secret that would tell what names in it stand for", async () => {
    const { kysely } = storage.database;
    const secret = await findOrMakeServiceSecret(kysely, "names");
    expect(await findOrMakeServiceSecret(kysely, "names")).toEqual(secret);
    expect(await findOrMakeServiceSecret(kysely, "others")).not.toEqual(secret);
    const target = await aDatabase(false);
    const { rows } = await restoreInto(target, await backupOf(storage.connectionString));
    expect(Object.keys(rows)).not.toContain("service_secret");
    expect(await ask(target, "select name from service_secret")).toEqual([]);
    await storage.database.pool.query("delete from service_secret");
  });

  it("is of one moment, however much is written meanwhile", async () => {
    const source = await openTestStorage();
    onTestFinished(() => source.close());
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const somebody = aUser();
        await source.users.insertUser(somebody);
        await source.sportLogs.insertSportLog(aSportLog({ userId: somebody.id }));
        await source.database.pool.query("delete from user_account where id = $1", [somebody.id]);
      }
    };
    const writing = Promise.all([write(), write(), write()]);
    for (let round = 0; round < 3; round += 1) {
      // A log whose user is missing would be refused.
      await restoreInto(await aDatabase(false), await backupOf(source.connectionString));
    }
    isOver = true;
    await writing;
  });

  it("of an earlier version is restored and brought up to date", async () => {
    const source = await aDatabase(false);
    await migrateTo({ connectionString: source }, "0001-foundation");
    await ask(
      source,
      "insert into user_account (id, created_at) values (gen_random_uuid(), now())",
    );
    const target = await aDatabase(false);
    expect((await restoreInto(target, await backupOf(source))).migration).toBe("0001-foundation");
    expect(await ask(target, "select count(*)::int as n from user_account")).toEqual([{ n: 1 }]);
    const states = await migrationStatus({ connectionString: target });
    expect(states.every(({ executedAt }) => executedAt !== undefined)).toBe(true);
  });

  it("is refused by a database with data, and replaces it when asked", async () => {
    const backup = await backupOf(storage.connectionString);
    const target = await openTestStorage(2);
    onTestFinished(() => target.close());
    await target.users.insertUser(aUser());
    await ask(target.connectionString, SECURITY_EVENT);
    const before = await contentOf(target.connectionString);
    await expect(restoreInto(target.connectionString, backup)).rejects.toMatchObject({
      code: "database_not_empty",
    });
    expect(await contentOf(target.connectionString)).toEqual(before);
    await restoreInto(target.connectionString, backup, true);
    const content = await contentOf(target.connectionString);
    expect({ ...content, sport_change_gap: "" }).toEqual(await contentOf(storage.connectionString));
    // What keeps the record of security events as it is does so again.
    await ask(target.connectionString, SECURITY_EVENT);
    await expect(ask(target.connectionString, "delete from security_event")).rejects.toThrow();
  });

  it("is refused by a database that is as far as another version, or of somebody else", async () => {
    const earlier = await aDatabase(false);
    await migrateTo({ connectionString: earlier }, "0002-safety-incidents");
    const strange = await aDatabase(false);
    await ask(strange, "create table their_own (id integer)");
    const backup = await backupOf(storage.connectionString);
    for (const target of [earlier, strange]) {
      await expect(restoreInto(target, backup)).rejects.toMatchObject({ code: "database_differs" });
    }
    expect(await ask(strange, "select to_regclass('user_account') as found")).toEqual([
      { found: null },
    ]);
  });

  it("of a database without anything is not made", async () => {
    await expect(backupOf(await aDatabase(false))).rejects.toMatchObject({ code: "not_migrated" });
  });
});

describe("a backup that is not whole restores nothing", () => {
  const inside = (change: (content: Buffer) => Buffer) => async () =>
    gzipSync(change(gunzipSync(await backupOf(storage.connectionString))));

  it.each<[string, string, () => Promise<Buffer>]>([
    [
      "a letter was changed",
      "backup_damaged",
      inside((content) => {
        content.write("Z", content.indexOf("quoted"));
        return content;
      }),
    ],
    ["its end is missing", "backup_damaged", inside((content) => content.subarray(0, -80))],
    [
      "its file was cut off",
      "backup_damaged",
      async () => (await backupOf(storage.connectionString)).subarray(0, -100),
    ],
    [
      "a row is missing",
      "backup_damaged",
      inside((content) => {
        const length = content.indexOf("user_account", content.indexOf("\n"));
        return Buffer.concat([content.subarray(0, length), content.subarray(length + 1)]);
      }),
    ],
    ["it is something else", "not_a_backup", async () => Buffer.from("something else")],
    ["it is of something else", "not_a_backup", async () => gzipSync('{"format":"other"}\n')],
    [
      "a later version made it",
      "other_version",
      inside((content) => {
        const text = content.toString("latin1").replace(LATEST_MIGRATION, "9999-later");
        return Buffer.from(text, "latin1");
      }),
    ],
  ])("%s", async (_case, code, damagedBackup) => {
    const target = await aDatabase(true);
    const before = await contentOf(target);
    await expect(restoreInto(target, await damagedBackup())).rejects.toMatchObject({ code });
    expect(await contentOf(target)).toEqual(before);
    await restoreInto(target, await backupOf(storage.connectionString));
  });
});

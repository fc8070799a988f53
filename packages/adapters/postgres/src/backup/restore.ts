import { createHash, type Hash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { DatabaseOptions } from "../database.ts";
import { migrateTo, migrateUp } from "../migrate.ts";
import { ALL_MIGRATIONS } from "../migrations/all-migrations.ts";
import type { BackupSummary } from "./back-up.ts";
import { BackupError } from "./backup-error.ts";
import {
  BackupBytes,
  type BackupHeader,
  damaged,
  FORMAT,
  FORMAT_VERSION,
  LETTERS,
  notABackup,
  type TableEnd,
  type TableStart,
} from "./backup-format.ts";
import { listMigrations, listTables, namesOf } from "./backup-tables.ts";
import { beginMaintenance, withMaintenance } from "./maintenance-connection.ts";
import { leaveSportChangeGap } from "./sport-change-gap.ts";

export type RestoreOptions = {
  /** Whether what the database holds may go. */
  readonly replaces: boolean;
  readonly signal: AbortSignal;
};

/**
 * Puts a backup into a database that is empty, or that was migrated as far as the one the backup is of, and migrates it to what
 * this version needs. All of it becomes visible at once, after the hash was compared; when anything is wrong, nothing does.
 * @throws BackupError.
 */
export async function restore(
  options: DatabaseOptions,
  input: Readable,
  { replaces, signal }: RestoreOptions,
): Promise<BackupSummary> {
  const hash = createHash("sha256");
  const bytes = new BackupBytes(unpacked(input, signal), (read) => hash.update(read));
  const header = headerOf(await bytes.line());
  await prepareTables(options, header);
  const summary = await withMaintenance(options, async (client) => {
    await beginMaintenance(client);
    await takeTables(client, header, replaces);
    const read = await fillTables(client, bytes, hash, signal);
    for (const { name, value, isCalled } of header.sequences) {
      await client.query("select setval($1::regclass, $2::bigint, $3)", [
        namesOf([name]),
        value,
        isCalled,
      ]);
    }
    await leaveSportChangeGap(client, header);
    await setTriggers(client, header.tables, "enable");
    await client.query(`analyze ${namesOf(header.tables)}`);
    await client.query("commit");
    return read;
  });
  await migrateUp(options);
  return {
    ...summary,
    createdAt: header.createdAt,
    migration: header.migrations.at(-1) ?? "",
  };
}

/** A file that is no gzip, or is cut off, fails with an error of zlib. */
async function* unpacked(input: Readable, signal: AbortSignal): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const feeding = pipeline(input, gunzip, { signal });
  feeding.catch(() => {});
  let isFirst = true;
  try {
    for await (const piece of gunzip as AsyncIterable<Buffer>) {
      isFirst = false;
      yield piece;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw isFirst ? notABackup() : damaged(error);
  } finally {
    input.destroy();
  }
}

function headerOf(line: string): BackupHeader {
  const header = parsed<BackupHeader>(line, notABackup);
  if (header.format !== FORMAT) throw notABackup();
  const unknown = header.migrations.filter((name) => !Object.hasOwn(ALL_MIGRATIONS, name));
  if (header.version !== FORMAT_VERSION || unknown.length > 0) {
    throw new BackupError(
      "other_version",
      "The backup was made by a later version of the service: restore it with that one.",
    );
  }
  return header;
}

/** Gives an empty database the tables that the backup had, by the migrations that made them. */
async function prepareTables(options: DatabaseOptions, header: BackupHeader): Promise<void> {
  const latest = header.migrations.at(-1) ?? "";
  const [migrations, tables] = await withMaintenance(options, async (client) => [
    await listMigrations(client),
    await listTables(client),
  ]);
  if (migrations === undefined || migrations.length === 0) {
    if (tables.length > 0) {
      throw new BackupError(
        "database_differs",
        "The database holds tables that are not of this service: restore into an empty one.",
      );
    }
    await migrateTo(options, latest);
  } else if (migrations.join() !== header.migrations.join()) {
    throw new BackupError(
      "database_differs",
      `The backup is of a database migrated to ${latest}, and this one is at ${migrations.at(-1)}: restore into an empty database, which is then brought up to date.`,
    );
  }
}

/** Keeps everybody else out until the end, and sees that nothing is in the way. */
async function takeTables(
  client: PoolClient,
  { tables }: BackupHeader,
  replaces: boolean,
): Promise<void> {
  const present = (await listTables(client)).map(({ name }) => name);
  if (present.join() !== tables.join()) throw damaged();
  await client.query(`lock table ${namesOf(tables)} in access exclusive mode`);
  // What is append-only may not be emptied by anybody else; and nothing that a restore brings happens a second time.
  await setTriggers(client, tables, "disable");
  if (replaces) {
    // With what is worked out from them, which is in no backup.
    await client.query(`truncate ${namesOf(tables)} cascade`);
    return;
  }
  for (const table of tables) {
    const { rowCount } = await client.query(`select from ${namesOf([table])} limit 1`);
    if (rowCount === 0) continue;
    throw new BackupError(
      "database_not_empty",
      "The database holds data already: restore into an empty one, or say --replace to put the backup in its place.",
    );
  }
}

async function setTriggers(
  client: PoolClient,
  tables: readonly string[],
  state: "enable" | "disable",
): Promise<void> {
  for (const table of tables) {
    await client.query(`alter table ${namesOf([table])} ${state} trigger user`);
  }
}

async function fillTables(
  client: PoolClient,
  bytes: BackupBytes,
  hash: Hash,
  signal: AbortSignal,
): Promise<Pick<BackupSummary, "rows" | "sha256">> {
  const rows: Record<string, number> = {};
  for (;;) {
    const { letter, content } = await bytes.frame();
    if (letter === LETTERS.hash) {
      const { sha256 } = parsed<{ sha256: string }>(content.toString(), damaged);
      if (sha256 !== hash.digest("hex")) throw damaged();
      return { rows, sha256 };
    }
    if (letter !== LETTERS.table) throw damaged();
    const { table, columns } = parsed<TableStart>(content.toString(), damaged);
    rows[table] = await fillTable(client, bytes, { table, columns }, signal);
  }
}

async function fillTable(
  client: PoolClient,
  bytes: BackupBytes,
  { table, columns }: TableStart,
  signal: AbortSignal,
): Promise<number> {
  let expected = 0;
  async function* data(): AsyncGenerator<Buffer> {
    for (;;) {
      const { letter, content } = await bytes.frame();
      if (letter === LETTERS.data) {
        yield content;
        continue;
      }
      if (letter !== LETTERS.end) throw damaged();
      expected = parsed<TableEnd>(content.toString(), damaged).rows;
      return;
    }
  }
  const statement = `copy ${namesOf([table])} (${namesOf(columns)}) from stdin`;
  const copy = client.query(copyFrom(statement));
  await pipeline(Readable.from(data(), { objectMode: false }), copy, { signal });
  if (copy.rowCount !== expected) throw damaged();
  return expected;
}

function parsed<Content>(text: string, failure: (cause?: unknown) => BackupError): Content {
  try {
    return JSON.parse(text) as Content;
  } catch (error) {
    throw failure(error);
  }
}

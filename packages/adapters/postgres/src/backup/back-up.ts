import { createHash } from "node:crypto";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { PoolClient } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { DatabaseOptions } from "../database.ts";
import { BackupError } from "./backup-error.ts";
import {
  type BackupHeader,
  DATA_BYTES,
  FORMAT,
  FORMAT_VERSION,
  frameOf,
  LETTERS,
} from "./backup-format.ts";
import {
  type BackedUpTable,
  listMigrations,
  listSequences,
  listTables,
  namesOf,
} from "./backup-tables.ts";
import { beginMaintenance, withMaintenance } from "./maintenance-connection.ts";

/** What a backup says of where it comes from. */
export type BackupOrigin = Pick<BackupHeader, "createdAt" | "serviceVersion">;

/** What was backed up, or restored. */
export type BackupSummary = {
  readonly createdAt: string;
  readonly migration: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly sha256: string;
};

export type BackupTarget = {
  readonly output: Writable;
  /** False for an output that others go on writing to. */
  readonly endsOutput: boolean;
  readonly signal: AbortSignal;
};

/**
 * Writes everything that is stored, as it is at one moment, while the service goes on. Memory does not grow with what is stored.
 * @throws BackupError.
 */
export function backUp(
  options: DatabaseOptions,
  origin: BackupOrigin,
  { output, endsOutput, signal }: BackupTarget,
): Promise<BackupSummary> {
  return withMaintenance(options, async (client) => {
    const before = JSON.stringify(await listTables(client));
    // As pg_dump does it: nobody can drop or empty a table from here on, and all of them are read as of the same moment.
    await beginMaintenance(client, "isolation level repeatable read read only");
    const names = (JSON.parse(before) as BackedUpTable[]).map(({ name }) => name);
    if (names.length > 0) await client.query(`lock table ${namesOf(names)} in access share mode`);
    const migrations = await listMigrations(client);
    const tables = await listTables(client);
    if (migrations === undefined || tables.length === 0) {
      throw new BackupError("not_migrated", "The database has nothing of this service yet.");
    }
    if (JSON.stringify(tables) !== before) {
      throw new BackupError(
        "changed_meanwhile",
        "The database was migrated at the same moment: make the backup again.",
      );
    }
    const header: BackupHeader = {
      format: FORMAT,
      version: FORMAT_VERSION,
      ...origin,
      postgres: await serverVersion(client),
      migrations,
      tables: names,
      sequences: await listSequences(client),
    };
    const rows: Record<string, number> = {};
    const hash = createHash("sha256");
    let sha256 = "";
    async function* parts(): AsyncGenerator<Buffer> {
      for await (const part of contentOf(client, header, tables, rows)) {
        hash.update(part);
        yield part;
      }
      sha256 = hash.digest("hex");
      yield frameOf(LETTERS.hash, { sha256 });
    }
    const source = Readable.from(parts(), { objectMode: false });
    await pipeline(source, createGzip(), output, { end: endsOutput, signal });
    await client.query("commit");
    return { createdAt: origin.createdAt, migration: migrations.at(-1) ?? "", rows, sha256 };
  });
}

async function* contentOf(
  client: PoolClient,
  header: BackupHeader,
  tables: readonly BackedUpTable[],
  rows: Record<string, number>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(header)}\n`);
  for (const { name, columns } of tables) {
    yield frameOf(LETTERS.table, { table: name, columns });
    const statement = `copy ${namesOf([name])} (${namesOf(columns)}) to stdout`;
    const copy = client.query(copyTo(statement));
    for await (const piece of copy as AsyncIterable<Buffer>) {
      for (let start = 0; start < piece.length; start += DATA_BYTES) {
        yield frameOf(LETTERS.data, piece.subarray(start, start + DATA_BYTES));
      }
    }
    rows[name] = copy.rowCount;
    yield frameOf(LETTERS.end, { table: name, rows: copy.rowCount });
  }
}

async function serverVersion(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  return rows[0]?.version ?? "";
}

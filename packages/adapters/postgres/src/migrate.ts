import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresAdapter, PostgresDialect, sql, type Transaction } from "kysely";
import { type MigrationInfo, Migrator } from "kysely/migration";
import type { DatabaseOptions } from "./database.ts";
import { databaseFailure, isLockTimeout } from "./database-errors.ts";
import { ALL_MIGRATIONS, type Migrations } from "./migrations/all-migrations.ts";
import { askVacuumToLetGo } from "./migrations/vacuum.ts";
import { PostgresDatabaseStatus } from "./postgres-database-status.ts";
import type { Schema } from "./schema.ts";
import { NO_LIMITS, withUnlimitedPool } from "./unlimited-pool.ts";

/** The role may not change the schema: somebody else has to migrate. */
export class MayNotMigrate extends Error {
  override readonly name = "MayNotMigrate";
}

/** A migration, and since when the database has it; undefined when it does not yet. */
export type MigrationState = { readonly name: string; readonly executedAt: Date | undefined };

/**
 * Brings the database to what this version needs and gives the names of the migrations that were run. They run under a lock of
 * the database: of several processes at once one works and the others find it done. A
 * database that is further on stays as it is, so that an older version can start beside a newer one or replace it.
 */
export async function migrateUp(
  options: DatabaseOptions,
  migrations: Migrations = ALL_MIGRATIONS,
): Promise<readonly string[]> {
  return withDatabase(options, async (database) => {
    if (migrations === ALL_MIGRATIONS && (await isReady(database))) return [];
    return migrateAlone(database, migrations);
  });
}

async function isReady(database: Kysely<Schema>): Promise<boolean> {
  return (await new PostgresDatabaseStatus(database).check()) === "ready";
}

/** Brings an empty database as far as the migration of this name, for data that is of that time. */
export async function migrateTo(options: DatabaseOptions, name: string): Promise<void> {
  await withDatabase(options, (database) => migrateAlone(database, ALL_MIGRATIONS, name));
}

/** Every migration this version knows, in order. */
export async function migrationStatus(
  options: DatabaseOptions,
): Promise<readonly MigrationState[]> {
  return withDatabase(options, async (database) =>
    (await migratorOn(database, ALL_MIGRATIONS).getMigrations()).map(
      ({ name, executedAt }: MigrationInfo) => ({
        name,
        executedAt,
      }),
    ),
  );
}

/** One holds the lock while the other works. */
const CONNECTIONS = 2;

/**
 * A migration that waits for a table holds up everybody who comes after it. It waits no longer than this, lets them go on, and
 * tries again, for about ten minutes (design values).
 */
const LOCK_LIMIT = "set local lock_timeout = 150";
const BETWEEN_ATTEMPTS_MS = 500;
const MOST_WAIT_MS = 600_000;
/** How often somebody asks whether the one who migrates is done (design value). */
const BETWEEN_QUESTIONS_MS = 100;

/** As Kysely names its lock, so that versions which took it for a session wait for each other too. */
const MIGRATION_LOCK = "3853314791062309107";

/**
 * The lock belongs to a transaction that does nothing else, and not to the session as Kysely would have it: behind a pooler the
 * session is somebody else's right afterwards. It sees nothing while it waits, so an index that is built beside it does not
 * wait for it: neither the one that holds the lock, nor those that ask for it again and again rather than stand in line, which
 * would be a statement that sees.
 */
async function migrateAlone(
  database: Kysely<Schema>,
  migrations: Migrations,
  last?: string,
): Promise<readonly string[]> {
  try {
    return await database.transaction().execute(async (holder) => {
      for (const setting of NO_LIMITS) await sql.raw(setting).execute(holder);
      while (!(await hasLock(holder))) await pause(BETWEEN_QUESTIONS_MS);
      await requireRight(holder);
      const missing = await missingIn(database, migrations, last);
      for (const name of missing) await runOne(database, migrations, name);
      return missing;
    });
  } catch (error) {
    throw databaseFailure(error);
  }
}

async function hasLock(holder: Transaction<Schema>): Promise<boolean> {
  const { rows } = await sql<{ readonly isHeld: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}) as "isHeld"`.execute(holder);
  return rows[0]?.isHeld === true;
}

async function missingIn(
  database: Kysely<Schema>,
  migrations: Migrations,
  last: string | undefined,
): Promise<readonly string[]> {
  const all = await migratorOn(database, migrations).getMigrations();
  const end = last === undefined ? all.length : all.findIndex(({ name }) => name === last) + 1;
  return all.slice(0, end).flatMap(({ name, executedAt }) => (executedAt ? [] : [name]));
}

/** Each is a transaction of its own, so that what it locks is free again before the next one begins. */
async function runOne(
  database: Kysely<Schema>,
  migrations: Migrations,
  name: string,
): Promise<void> {
  if (migrations[name]?.isBesideRequests === true) {
    await run(migratorOn(database, migrations), name, true);
    return;
  }
  const end = performance.now() + MOST_WAIT_MS;
  for (;;) {
    try {
      await database.transaction().execute(async (transaction) => {
        for (const setting of [...NO_LIMITS, LOCK_LIMIT])
          await sql.raw(setting).execute(transaction);
        await run(migratorOn(transaction, migrations), name);
      });
      return;
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > end) throw error;
      await askVacuumToLetGo(database);
      await pause(BETWEEN_ATTEMPTS_MS);
    }
  }
}

async function run(migrator: Migrator, name: string, disableTransactions = false): Promise<void> {
  const { error } = await migrator.migrateTo(name, { disableTransactions });
  if (error !== undefined) throw error;
}

async function requireRight(transaction: Transaction<Schema>): Promise<void> {
  const { rows } = await sql<{ readonly may: boolean }>`
    select has_schema_privilege(current_schema(), 'create') as may`.execute(transaction);
  if (rows[0]?.may !== true) throw new MayNotMigrate("The role may not change the schema.");
}

function migratorOn(db: Kysely<Schema> | Transaction<Schema>, migrations: Migrations): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
}

function withDatabase<Result>(
  options: DatabaseOptions,
  use: (database: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return withUnlimitedPool(
    options,
    (pool) => use(new Kysely<Schema>({ dialect: new LockedDialect({ pool }) })),
    CONNECTIONS,
  );
}

/** PostgreSQL for whoever holds the lock already. */
class LockedDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LockedAdapter();
  }
}

class LockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

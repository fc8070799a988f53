import { Kysely, PostgresAdapter, PostgresDialect, sql, type Transaction } from "kysely";
import { type MigrationInfo, type MigrationResultSet, Migrator } from "kysely/migration";
import type { DatabaseOptions } from "./database.ts";
import { databaseFailure } from "./database-errors.ts";
import { ALL_MIGRATIONS } from "./migrations/all-migrations.ts";
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
 * Brings the database to what this version needs and gives the names of the migrations that were run. All run in one
 * transaction under a lock of the database: of several processes at once one works and the others find it done. A
 * database that is further on stays as it is, so that an older version can start beside a newer one or replace it.
 */
export async function migrateUp(options: DatabaseOptions): Promise<readonly string[]> {
  return withDatabase(options, async (database) => {
    if ((await new PostgresDatabaseStatus(database).check()) === "ready") return [];
    return migrateAlone(database, (migrator) => migrator.migrateToLatest());
  });
}

/** Brings an empty database as far as the migration of this name, for data that is of that time. */
export async function migrateTo(options: DatabaseOptions, name: string): Promise<void> {
  await withDatabase(options, (database) =>
    migrateAlone(database, (migrator) => migrator.migrateTo(name)),
  );
}

/** Every migration this version knows, in order. */
export async function migrationStatus(
  options: DatabaseOptions,
): Promise<readonly MigrationState[]> {
  return withDatabase(options, async (database) =>
    (await migratorOn(database).getMigrations()).map(({ name, executedAt }: MigrationInfo) => ({
      name,
      executedAt,
    })),
  );
}

/** As Kysely names its lock, so that versions which took it for a session wait for each other too. */
const MIGRATION_LOCK = "3853314791062309107";

/**
 * The lock belongs to the transaction, and not to the session as Kysely would have it: behind a pooler the session is
 * somebody else's right afterwards.
 */
async function migrateAlone(
  database: Kysely<Schema>,
  migrate: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<readonly string[]> {
  try {
    return await database.transaction().execute(async (transaction) => {
      for (const setting of NO_LIMITS) await sql.raw(setting).execute(transaction);
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
      await requireRight(transaction);
      const { error, results = [] } = await migrate(migratorOn(transaction));
      if (error !== undefined) throw error;
      return results.map((result) => result.migrationName);
    });
  } catch (error) {
    throw databaseFailure(error);
  }
}

async function requireRight(transaction: Transaction<Schema>): Promise<void> {
  const { rows } = await sql<{ readonly may: boolean }>`
    select has_schema_privilege(current_schema(), 'create') as may`.execute(transaction);
  if (rows[0]?.may !== true) throw new MayNotMigrate("The role may not change the schema.");
}

function migratorOn(db: Kysely<Schema> | Transaction<Schema>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...ALL_MIGRATIONS }) } });
}

function withDatabase<Result>(
  options: DatabaseOptions,
  use: (database: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return withUnlimitedPool(options, (pool) =>
    use(new Kysely<Schema>({ dialect: new LockedDialect({ pool }) })),
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

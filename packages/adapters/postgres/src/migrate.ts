import { Kysely, PostgresDialect } from "kysely";
import { type MigrationInfo, Migrator } from "kysely/migration";
import type { DatabaseOptions } from "./database.ts";
import { databaseFailure } from "./database-errors.ts";
import { ALL_MIGRATIONS } from "./migrations/all-migrations.ts";
import { PostgresDatabaseStatus } from "./postgres-database-status.ts";
import type { Schema } from "./schema.ts";
import { withUnlimitedPool } from "./unlimited-pool.ts";

/** A migration, and since when the database has it; undefined when it does not yet. */
export type MigrationState = { readonly name: string; readonly executedAt: Date | undefined };

/**
 * Brings the database to what this version needs and gives the names of the migrations that were run. All run in one
 * transaction under a lock of the database: of several processes at once one works and the others find it done. A
 * database that is further on stays as it is, so that an older version can start beside a newer one or replace it.
 */
export async function migrateUp(options: DatabaseOptions): Promise<readonly string[]> {
  return withMigrator(options, async (migrator, database) => {
    if ((await new PostgresDatabaseStatus(database).check()) === "ready") return [];
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined) throw databaseFailure(error);
    return results.map((result) => result.migrationName);
  });
}

/** Brings an empty database as far as the migration of this name, for data that is of that time. */
export async function migrateTo(options: DatabaseOptions, name: string): Promise<void> {
  await withMigrator(options, async (migrator) => {
    const { error } = await migrator.migrateTo(name);
    if (error !== undefined) throw databaseFailure(error);
  });
}

/** Every migration this version knows, in order. */
export async function migrationStatus(
  options: DatabaseOptions,
): Promise<readonly MigrationState[]> {
  return withMigrator(options, async (migrator) =>
    (await migrator.getMigrations()).map(({ name, executedAt }: MigrationInfo) => ({
      name,
      executedAt,
    })),
  );
}

function withMigrator<Result>(
  options: DatabaseOptions,
  use: (migrator: Migrator, database: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return withUnlimitedPool(options, (pool) => {
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    const provider = { getMigrations: async () => ({ ...ALL_MIGRATIONS }) };
    return use(new Migrator({ db, provider }), db);
  });
}

import { type Kysely, sql } from "kysely";
import { isLockTimeout } from "../database-errors.ts";
import type { Schema } from "../schema.ts";

/** Longer than the second (`deadlock_timeout`) after which PostgreSQL's own vacuum lets go of a table. */
const PATIENCE = "set local lock_timeout = '3s'";

/**
 * Waits for the tables that are vacuumed, analysed or given an index, in a way that holds up neither reads nor writes. PostgreSQL
 * breaks its own vacuum off for whoever waits a second; nobody may wait for so long in the way that changes a table, for all
 * requests would wait behind it.
 */
export async function askVacuumToLetGo(database: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ readonly name: string }>`
    select distinct relation::regclass::text as name
    from pg_locks join pg_class on pg_class.oid = relation
    where locktype = 'relation' and mode = 'ShareUpdateExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())
      and relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(database);
  for (const { name } of rows) {
    try {
      await database.transaction().execute(async (transaction) => {
        await sql.raw(PATIENCE).execute(transaction);
        await sql`lock table only ${sql.raw(name)} in share update exclusive mode`.execute(
          transaction,
        );
      });
    } catch (error) {
      // Who vacuums by hand, or against the end of transaction ids, is not broken off.
      if (!isLockTimeout(error)) throw error;
    }
  }
}

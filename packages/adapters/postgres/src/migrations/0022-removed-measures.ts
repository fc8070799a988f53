import { type Kysely, sql } from "kysely";

/** Which measures of a session a person took away, so that no later import brings them back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table sport_log add column removed_measures sport_log_computed_measures`.execute(
    database,
  );
  // No query chooses by it, and the planner's statistics would keep samples of what people did.
  await sql`alter table sport_log alter column removed_measures set statistics 0`.execute(database);
}

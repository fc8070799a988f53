import { type Kysely, sql } from "kysely";

/** Deleted records are few, and looked for among all others once a day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ["sport_log", "exercise_scheme", "chat_session"]) {
    await sql`
      create index ${sql.ref(`${table}_deleted`)} on ${sql.table(table)} (deleted_at)
        where deleted_at is not null`.execute(database);
  }
}

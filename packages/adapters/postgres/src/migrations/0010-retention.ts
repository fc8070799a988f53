import { type Kysely, sql } from "kysely";

/** Deleted records are few: once a day all of them are looked through. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ["sport_log", "exercise_scheme", "chat_session"]) {
    await sql`
      create index ${sql.ref(`${table}_deleted`)} on ${sql.table(table)} (user_id, deleted_at)
        where deleted_at is not null`.execute(database);
  }
}

import { type Kysely, sql } from "kysely";

/**
 * When a session began by the file that it came from, as it was read first, and how far the clock on the wall that the file
 * tells was ahead of UTC by that reading; null where the file told an instant. Both are null of all that came in before: these are known by
 * their times, as they were.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create domain sport_log_recorded_ahead_seconds as integer
      constraint sport_log_recorded_ahead_seconds check (value between -90000 and 90000)`.execute(
    database,
  );
  await sql`
    alter table sport_log
      add column recorded_start timestamptz,
      add column recorded_ahead_seconds sport_log_recorded_ahead_seconds`.execute(database);
  // The planner's statistics would keep samples of when people do what.
  await sql`
    alter table sport_log
      alter column recorded_start set statistics 0,
      alter column recorded_ahead_seconds set statistics 0`.execute(database);
}

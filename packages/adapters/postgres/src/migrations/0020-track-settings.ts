import { type Kysely, sql } from "kysely";

/** In which units texts tell distances, whether places are kept, and how much of them around a start is not. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profile
      add column units text constraint profile_units check (units in ('metric', 'imperial')),
      add column keeps_tracks boolean,
      add column private_radius_m double precision
        constraint profile_private_radius_m check (private_radius_m between 0 and 5000)`.execute(
    database,
  );
  // No query chooses by them, and the planner's statistics would keep samples of what people said.
  await sql`
    alter table profile
      alter column units set statistics 0,
      alter column keeps_tracks set statistics 0,
      alter column private_radius_m set statistics 0`.execute(database);
}

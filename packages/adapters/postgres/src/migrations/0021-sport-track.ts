import { type Kysely, sql } from "kysely";

const STRETCHES = ["1_km", "5_km", "10_km", "half_marathon"] as const;

/** The way of a session, simplified, a list for each column; and the fastest stretches on it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table sport_track (
      user_id uuid not null,
      log_id uuid not null,
      seconds integer[] not null
        constraint sport_track_seconds check (cardinality(seconds) between 2 and 4000),
      latitude_microdegrees integer[],
      longitude_microdegrees integer[],
      elevation_decimeters integer[],
      heart_rates_bpm integer[],
      fastest_1_km_milliseconds integer,
      fastest_5_km_milliseconds integer,
      fastest_10_km_milliseconds integer,
      fastest_half_marathon_milliseconds integer,
      constraint sport_track_pkey primary key (user_id, log_id),
      constraint sport_track_log_fkey foreign key (user_id, log_id)
        references sport_log (user_id, id) on delete cascade
    )`.execute(database);
  for (const stretch of STRETCHES) {
    const column = sql.ref(`fastest_${stretch}_milliseconds`);
    await sql`
      create index ${sql.ref(`sport_track_fastest_${stretch}`)} on sport_track (user_id, ${column})
        where ${column} is not null`.execute(database);
  }
  // No query chooses by them, and the planner's statistics would keep samples of where people were.
  const unsampled = [
    "seconds",
    "latitude_microdegrees",
    "longitude_microdegrees",
    "elevation_decimeters",
    "heart_rates_bpm",
    ...STRETCHES.map((stretch) => `fastest_${stretch}_milliseconds`),
  ].map((column) => sql`alter column ${sql.ref(column)} set statistics 0`);
  await sql`alter table sport_track ${sql.join(unsampled)}`.execute(database);
}

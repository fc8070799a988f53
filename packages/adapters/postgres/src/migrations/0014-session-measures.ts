import { type Kysely, sql } from "kysely";

/** What is measured in a session; each column has a type of its own name that keeps its bounds. */
const MEASURE_COLUMNS: Readonly<Record<string, readonly [type: string, rule: string]>> = {
  distance_m: ["numeric(8, 1)", "value between 0 and 1000000"],
  moving_seconds: ["integer", "value between 0 and 604800"],
  elevation_gain_m: ["numeric(7, 1)", "value between 0 and 100000"],
  average_heart_rate_bpm: ["smallint", "value between 25 and 250"],
  max_heart_rate_bpm: ["smallint", "value between 25 and 250"],
  steps: ["integer", "value between 0 and 1000000"],
  computed_measures: [
    "text[]",
    "value <@ array['distance_m', 'moving_seconds', 'elevation_gain_m', 'average_heart_rate_bpm', 'max_heart_rate_bpm', 'steps']",
  ],
  source_kind: ["text", "char_length(value) between 1 and 50"],
  source_external_id: ["text", "char_length(value) between 1 and 200"],
};

/**
 * Distance, time in motion, climb, heart rate, steps and source of a session. The covering index has what is summed.
 * What was imported without energy says from now on that nobody stated it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter domain sport_log_calories_source drop constraint sport_log_calories_source`.execute(
    database,
  );
  await sql`
    alter domain sport_log_calories_source add constraint sport_log_calories_source
      check (value in ('user', 'device', 'none'))`.execute(database);
  await sql`
    update sport_log set calories_source = 'none'
      where calories_source = 'device' and calories = 0`.execute(database);
  for (const [column, [base, rule]] of Object.entries(MEASURE_COLUMNS)) {
    const name = sql.ref(`sport_log_${column}`);
    await sql`
      create domain ${name} as ${sql.raw(base)} constraint ${name} check (${sql.raw(rule)})`.execute(
      database,
    );
  }
  const additions = Object.keys(MEASURE_COLUMNS).map(
    (column) => sql`add column ${sql.ref(column)} ${sql.ref(`sport_log_${column}`)}`,
  );
  // No query chooses by them, and the planner's statistics would keep samples of what people measured.
  const unsampled = Object.keys(MEASURE_COLUMNS).map(
    (column) => sql`alter column ${sql.ref(column)} set statistics 0`,
  );
  await sql`alter table sport_log ${sql.join(additions)}`.execute(database);
  await sql`alter table sport_log ${sql.join(unsampled)}`.execute(database);
  await sql`
    create unique index sport_log_source on sport_log (user_id, source_kind, source_external_id)
      where source_external_id is not null and deleted_at is null`.execute(database);
  await sql`drop index sport_log_by_start`.execute(database);
  await sql`
    create index sport_log_by_start on sport_log (user_id, sport_start desc, id desc)
      include (
        finished, duration_milliseconds, calories, is_custom, exercise_type, matched_category_id,
        stated_met, adult_met, older_adult_met, sport_name, exertion_tenths, exertion_by_feeling,
        distance_m, moving_seconds
      )
      where deleted_at is null`.execute(database);
}

import { type Kysely, sql } from "kysely";

/** Users, their profiles, exercise sessions and schemes, and the counts of the rate limits. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createUserAccount(database);
  await createProfile(database);
  await createSportLog(database);
  await createExerciseScheme(database);
  await createRateLimit(database);
}

async function createUserAccount(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_account (
      id uuid constraint user_account_pkey primary key,
      email text constraint user_account_email check (char_length(email) <= 254),
      name text constraint user_account_name check (char_length(name) <= 100),
      disabled_at timestamptz(3),
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`create unique index user_account_email_key on user_account (lower(email))`.execute(
    database,
  );
  await sql`create index user_account_by_creation on user_account (created_at, id)`.execute(
    database,
  );
}

async function createProfile(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile (
      user_id uuid constraint profile_pkey primary key
        constraint profile_user_fkey references user_account on delete cascade,
      display_name text
        constraint profile_display_name check (char_length(display_name) <= 100),
      gender text constraint profile_gender check (gender in ('male', 'female', 'other')),
      birth_date date,
      stated_age_years smallint
        constraint profile_stated_age check (stated_age_years between 5 and 120),
      age_stated_on date,
      height_cm numeric constraint profile_height check (height_cm between 50 and 272),
      weight_kg numeric constraint profile_weight check (weight_kg between 10 and 500),
      resting_heart_rate_bpm numeric
        constraint profile_resting_heart_rate check (resting_heart_rate_bpm between 25 and 150),
      conditions text[] not null constraint profile_conditions check (
        cardinality(conditions) <= 50 and char_length(array_to_string(conditions, '')) <= 5000
      ),
      medications text[] not null constraint profile_medications check (
        cardinality(medications) <= 50 and char_length(array_to_string(medications, '')) <= 5000
      ),
      activity_level text constraint profile_activity_level check (
        activity_level in ('sedentary', 'light', 'moderate', 'active', 'very_active')
      ),
      goal text constraint profile_goal check (char_length(goal) <= 200),
      time_zone text constraint profile_time_zone check (char_length(time_zone) <= 100),
      locale text constraint profile_locale check (char_length(locale) <= 35),
      pauses jsonb not null constraint profile_pauses check (jsonb_array_length(pauses) <= 200),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      revision integer not null constraint profile_revision check (revision >= 1),
      constraint profile_one_kind_of_birth check (
        (stated_age_years is null) = (age_stated_on is null)
        and (birth_date is null or stated_age_years is null)
      )
    )`.execute(database);
}

/** The years of a start are bounded with a day to spare, because they are told in the caller's time zone. */
async function createSportLog(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table sport_log (
      user_id uuid not null
        constraint sport_log_user_fkey references user_account on delete cascade,
      id uuid not null,
      sport_name text not null
        constraint sport_log_sport_name check (char_length(sport_name) between 1 and 100),
      sport_start timestamptz(3) not null constraint sport_log_sport_start check (
        sport_start >= '1969-12-31T00:00:00Z' and sport_start < '2101-01-02T00:00:00Z'
      ),
      sport_end timestamptz(3),
      finished boolean not null,
      duration_milliseconds integer generated always as (
        case when finished and sport_end is not null
          then (extract(epoch from sport_end - sport_start) * 1000)::integer
        end
      ) stored,
      calories integer not null constraint sport_log_calories check (calories between 0 and 20000),
      calories_source text not null
        constraint sport_log_calories_source check (calories_source in ('user', 'device')),
      feedback text
        constraint sport_log_feedback check (char_length(feedback) <= 10000),
      exertion_tenths smallint
        constraint sport_log_exertion check (exertion_tenths between 0 and 100),
      exertion_by_feeling boolean not null,
      notes text constraint sport_log_notes check (char_length(notes) <= 2000),
      exercise_type text
        constraint sport_log_exercise_type check (char_length(exercise_type) <= 50),
      is_custom boolean not null,
      stated_met numeric(4, 2)
        constraint sport_log_stated_met check (stated_met between 0.9 and 25),
      adult_met numeric(4, 2) constraint sport_log_adult_met check (adult_met > 0),
      older_adult_met numeric(4, 2)
        constraint sport_log_older_adult_met check (older_adult_met > 0),
      matched_category_id text
        constraint sport_log_matched_category_id check (char_length(matched_category_id) <= 50),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3),
      revision integer not null constraint sport_log_revision check (revision >= 1),
      constraint sport_log_pkey primary key (user_id, id),
      constraint sport_log_sport_end check (
        sport_end - sport_start between interval '0' and interval '168 hours'
      )
    ) with (
      -- Statistics read the index alone only where vacuum has been: it comes sooner than by default.
      autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_vacuum_insert_scale_factor = 0.02
    )`.execute(database);
  await sql`create index sport_log_by_id on sport_log (id)`.execute(database);
  await sql`
    create unique index sport_log_one_open on sport_log (user_id)
      where not finished and deleted_at is null`.execute(database);
  await sql`
    create index sport_log_by_start on sport_log (user_id, sport_start desc, id desc)
      include (
        finished, duration_milliseconds, calories, is_custom, exercise_type, matched_category_id,
        stated_met, adult_met, older_adult_met, sport_name, exertion_tenths, exertion_by_feeling
      )
      where deleted_at is null`.execute(database);
}

async function createExerciseScheme(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table exercise_scheme (
      user_id uuid not null
        constraint exercise_scheme_user_fkey references user_account on delete cascade,
      id uuid not null,
      name text not null
        constraint exercise_scheme_name check (char_length(name) between 1 and 100),
      goal text constraint exercise_scheme_goal check (char_length(goal) <= 200),
      description text
        constraint exercise_scheme_description check (char_length(description) <= 2000),
      sessions_per_week smallint
        constraint exercise_scheme_sessions_per_week check (sessions_per_week between 1 and 28),
      items jsonb not null
        constraint exercise_scheme_items check (jsonb_array_length(items) between 1 and 50),
      is_active boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3),
      revision integer not null constraint exercise_scheme_revision check (revision >= 1),
      constraint exercise_scheme_pkey primary key (user_id, id)
    )`.execute(database);
  await sql`create index exercise_scheme_by_id on exercise_scheme (id)`.execute(database);
  await sql`
    create index exercise_scheme_by_creation
      on exercise_scheme (user_id, created_at desc, id desc) where deleted_at is null`.execute(
    database,
  );
}

/** The shape is the one that rate-limiter-flexible expects; a crash may empty it, so it costs no write-ahead log. */
async function createRateLimit(database: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limit (
      key varchar(255) constraint rate_limit_pkey primary key,
      points integer not null default 0,
      expire bigint
    ) with (fillfactor = 70)`.execute(database);
}

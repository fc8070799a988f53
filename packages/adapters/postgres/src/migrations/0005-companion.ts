import { type Kysely, sql } from "kysely";

/** The virtual companions: one for each user, gone with them. What its looks may be is checked by the domain, because the choice grows. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table companion (
      user_id uuid constraint companion_pkey primary key
        constraint companion_user_fkey references user_account on delete cascade,
      id uuid not null,
      gender text not null
        constraint companion_gender check (gender in ('male', 'female', 'neutral')),
      age_group text not null constraint companion_age_group check (
        age_group in ('child', 'teen', 'young_adult', 'adult', 'senior')
      ),
      health_score double precision not null
        constraint companion_health_score check (health_score between 0 and 100),
      last_reason text constraint companion_last_reason check (char_length(last_reason) <= 200),
      appearance jsonb not null constraint companion_appearance check (
        jsonb_typeof(appearance) = 'object' and octet_length(appearance::text) <= 1000
      ),
      position jsonb not null constraint companion_position check (
        jsonb_typeof(position) = 'object' and octet_length(position::text) <= 1000
      ),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      revision integer not null constraint companion_revision check (revision >= 1)
    )`.execute(database);
}

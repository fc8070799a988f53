import { type Kysely, sql } from "kysely";
import { keepRowsToUser } from "./row-policies.ts";

/** What is worked out from what people did. No query chooses by it, and the planner's statistics would keep samples of it. */
const SUMMED_COLUMNS = {
  days: "date[]",
  timed_sessions: "bigint",
  sessions: "bigint",
  duration_milliseconds: "bigint",
  calories: "bigint",
  met_hundredth_milliseconds: "bigint",
  decimeters: "bigint",
  paced_decimeters: "bigint",
  paced_milliseconds: "bigint",
  longest: "bigint[]",
  most_calories: "bigint[]",
  farthest: "bigint[]",
  best_pace: "double precision[]",
  types: "text[]",
  type_sessions: "bigint[]",
  type_durations: "bigint[]",
  type_calories: "bigint[]",
  type_mets: "bigint[]",
  type_decimeters: "bigint[]",
  type_paced_decimeters: "bigint[]",
  type_paced_milliseconds: "bigint[]",
} as const;

/**
 * What the sessions of a month come to, for those who have so many that nobody wants to add them up at every question. A
 * month is left out where a change of the person has a later number than the one up to which theirs were added up; it is
 * deleted where a session leaves it, because nothing else tells of that. A crash empties the table, a backup does
 * not have it, and nothing is lost by either.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const columns = Object.entries(SUMMED_COLUMNS);
  await sql`
    create unlogged table sport_month (
      user_id uuid not null
        constraint sport_month_user_fkey references user_account on delete cascade,
      -- Its first instant, in UTC, so that a session is in the same month whoever asks.
      month timestamptz(0) not null,
      context text not null,
      added_up_to bigint not null,
      ${sql.join(columns.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`))},
      constraint sport_month_pkey primary key (user_id, month)
    )`.execute(database);
  const unsampled = columns.map(([name]) => sql`alter column ${sql.ref(name)} set statistics 0`);
  await sql`alter table sport_month ${sql.join(unsampled)}`.execute(database);
  await sql`
    create function month_of_start(start timestamptz) returns timestamptz immutable parallel safe
      language sql return date_trunc('month', start, 'UTC')`.execute(database);
  await sql`
    create or replace function number_sport_change() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(sport_change_lock(new.user_id));
      new.change_number := nextval('sport_change'::regclass);
      if tg_op = 'UPDATE' and old.sport_start <> new.sport_start then
        delete from sport_month
          where user_id = old.user_id and month = month_of_start(old.sport_start);
      end if;
      return new;
    end $$`.execute(database);
  await keepRowsToUser(database, "sport_month");
  // Sessions are let go of across users, so that it works as the owner; in the order of the key, so that nobody waits for
  // each other.
  await sql`
    create function forget_sport_months() returns trigger language plpgsql
    security definer set search_path from current as $$
    begin
      delete from sport_month where (user_id, month) in (
        select user_id, month from sport_month
        where (user_id, month) in (select user_id, month_of_start(sport_start) from gone)
        order by user_id, month for update
      );
      return null;
    end $$`.execute(database);
  await sql`
    create trigger sport_log_gone after delete on sport_log
      referencing old table as gone
      for each statement execute function forget_sport_months()`.execute(database);
}

import { type Kysely, sql } from "kysely";
import { keepRowsToUser } from "./row-policies.ts";

/**
 * What the kinds of exercise come to of somebody who has very many, so that those with most time are found without looking at
 * all of them. It is the sum of those months that say so, exactly: a month that a session has left stays in its place,
 * marked, until it is added up anew.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`truncate sport_month`.execute(database);
  await sql`
    alter table sport_month
      add column is_stale boolean not null default false,
      add column is_in_kinds boolean not null default false,
      add column kinds integer not null default 0`.execute(database);
  await sql`
    create table sport_kind (
      user_id uuid not null
        constraint sport_kind_user_fkey references user_account on delete cascade,
      -- The type behind an equals sign; empty for sessions of which none is known.
      kind text collate "C" not null,
      sessions bigint not null,
      duration_milliseconds bigint not null,
      calories bigint not null,
      met_hundredth_milliseconds bigint not null,
      decimeters bigint not null,
      paced_decimeters bigint not null,
      paced_milliseconds bigint not null,
      -- In how many months a distance is known, and a pace.
      measured_months bigint not null,
      paced_months bigint not null,
      constraint sport_kind_pkey primary key (user_id, kind)
    )`.execute(database);
  // The planner's statistics would keep samples of what people do.
  await sql`
    alter table sport_kind ${sql.join(
      ["kind", "sessions", "duration_milliseconds", "calories", "met_hundredth_milliseconds"]
        .concat(["decimeters", "paced_decimeters", "paced_milliseconds"])
        .map((column) => sql`alter column ${sql.ref(column)} set statistics 0`),
    )}`.execute(database);
  await sql`
    create index sport_kind_by_time on sport_kind
      (user_id, duration_milliseconds desc, sessions desc, (kind = ''), kind)`.execute(database);
  await sql`
    create index sport_kind_measured on sport_kind (user_id, kind) where measured_months > 0`.execute(
    database,
  );
  await sql`
    create index sport_kind_paced on sport_kind (user_id, kind) where paced_months > 0`.execute(
    database,
  );
  await keepRowsToUser(database, "sport_kind");
  // Whoever lets go of a month that is in the kinds, an older version of the service too, makes them count for nothing.
  await sql`
    create function loosen_sport_kinds() returns trigger language plpgsql
    security definer set search_path from current as $$
    begin
      update sport_month set is_in_kinds = false
        where is_in_kinds and user_id in (select user_id from gone where is_in_kinds);
      return null;
    end $$`.execute(database);
  await sql`
    create trigger sport_month_gone after delete on sport_month
      referencing old table as gone
      for each statement execute function loosen_sport_kinds()`.execute(database);
  await sql`
    create or replace function number_sport_change() returns trigger language plpgsql as $$
    begin
      if pg_advisory_xact_lock_shared(sport_change_lock(new.user_id)) is null then
        raise exception 'A lock gave nothing.';
      end if;
      new.change_number := nextval('sport_change'::regclass);
      if tg_op = 'UPDATE' and old.sport_start <> new.sport_start then
        update sport_month set is_stale = true
          where user_id = old.user_id and month = month_of_start(old.sport_start);
      end if;
      return new;
    end $$`.execute(database);
  await sql`
    create or replace function forget_sport_months() returns trigger language plpgsql
    security definer set search_path from current as $$
    begin
      update sport_month set is_stale = true where (user_id, month) in (
        select user_id, month from sport_month
        where (user_id, month) in (select user_id, month_of_start(sport_start) from gone)
        order by user_id, month for update
      );
      return null;
    end $$`.execute(database);
}

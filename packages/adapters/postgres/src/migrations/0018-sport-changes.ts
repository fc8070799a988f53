import { type Kysely, sql } from "kysely";
import { numberOfThisMoment } from "../sport/sport-change.numbers.ts";

/**
 * Numbers each change of a log, so that whoever has seen some asks for those behind. A trigger does it, so that nobody who
 * writes to the table can forget to. It takes a lock beside the others of a person who write, and before the number, so that
 * whoever asks for the lock alone has waited for all numbers below that are still on their way.
 * Logs that are there share the first number: their table is read and not written anew.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create sequence sport_change`.execute(database);
  await sql`
    create table sport_change_gap (
      -- Numbers between the two were given to changes that a restore has lost.
      after bigint not null constraint sport_change_gap_pkey primary key,
      until bigint not null constraint sport_change_gap_until check (until > after)
    )`.execute(database);
  const { rows } = await sql<{ first: string }>`
    select setval('sport_change', ${numberOfThisMoment})::text as first`.execute(database);
  const first = sql.raw(String(BigInt(rows[0]?.first ?? 0)));
  await sql`
    alter table sport_log add column change_number bigint not null default ${first}`.execute(
    database,
  );
  // Logs may have come back by a restore of what was before numbers, and whoever has seen some is behind them.
  await sql`
    insert into sport_change_gap (after, until)
    select 0, ${first} where exists (select from sport_log)`.execute(database);
  await sql`alter table sport_log alter column change_number drop default`.execute(database);
  await sql`
    create index sport_log_by_change on sport_log (user_id, change_number, id)`.execute(database);
  await sql`
    alter table user_account add column changes_forgotten_until bigint`.execute(database);
  await sql`
    create function number_sport_change() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(sport_change_lock(new.user_id));
      new.change_number := nextval('sport_change'::regclass);
      return new;
    end $$`.execute(database);
  await sql`
    create function sport_change_lock(owner uuid) returns bigint immutable language sql
      return hashtextextended('sport_change ' || owner::text, 0)`.execute(database);
  await sql`
    create trigger sport_log_change before insert or update on sport_log
      for each row execute function number_sport_change()`.execute(database);
}

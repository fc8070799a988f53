import { type Kysely, sql } from "kysely";

/**
 * The number of a change is given as before, with the lock taken in an expression: `perform` has each row of a write run a query
 * of its own. The lock gives `void`, which is never null.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function number_sport_change() returns trigger language plpgsql as $$
    begin
      if pg_advisory_xact_lock_shared(sport_change_lock(new.user_id)) is null then
        raise exception 'A lock gave nothing.';
      end if;
      new.change_number := nextval('sport_change'::regclass);
      if tg_op = 'UPDATE' and old.sport_start <> new.sport_start then
        delete from sport_month
          where user_id = old.user_id and month = month_of_start(old.sport_start);
      end if;
      return new;
    end $$`.execute(database);
}

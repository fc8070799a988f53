import { type Kysely, sql } from "kysely";

/**
 * Says of a borrowed MET which table it was found in, so that its energy is reckoned with that table's baseline; null where
 * it is from the table that its column is called after. Of earlier sessions: the older-adult table has other METs than the
 * adult one, so that equal ones are borrowed, and the categories of the wheelchair table are its own.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create domain sport_log_met_edition as text constraint sport_log_met_edition
      check (value in ('adult-2024', 'older-adult-2024', 'wheelchair-2024'))`.execute(database);
  await sql`
    alter table sport_log
      add column adult_met_edition sport_log_met_edition,
      add column older_adult_met_edition sport_log_met_edition`.execute(database);
  await sql`
    alter table sport_log
      alter column adult_met_edition set statistics 0,
      alter column older_adult_met_edition set statistics 0`.execute(database);
  await sql`
    update sport_log set adult_met_edition = 'wheelchair-2024',
      older_adult_met_edition = 'wheelchair-2024'
    where matched_category_id like 'wheelchair%'`.execute(database);
  await sql`
    update sport_log set older_adult_met_edition = 'adult-2024'
    where older_adult_met = adult_met and matched_category_id not like 'wheelchair%'`.execute(
    database,
  );
}

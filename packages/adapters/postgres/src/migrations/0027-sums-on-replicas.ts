import { type Kysely, sql } from "kysely";

/** A replica has what is in the log, and cannot even look into a table that is not. What the table holds is made again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`truncate sport_month`.execute(database);
  await sql`alter table sport_month set logged`.execute(database);
}

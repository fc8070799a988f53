import { type Kysely, sql } from "kysely";

/** Whether somebody allows models outside the service; null leaves it to the setting. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table profile add column allows_external_model boolean`.execute(database);
}

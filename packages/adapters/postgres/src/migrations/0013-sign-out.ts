import { type Kysely, sql } from "kysely";

/** Tokens that were issued until then are refused. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table user_account add column signed_out_at timestamptz(3)`.execute(database);
}

import { type Kysely, sql } from "kysely";

/** What the service makes once for all its processes, and nobody else may know. Not in a backup. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table service_secret (
      name text not null constraint service_secret_pkey primary key,
      secret bytea not null constraint service_secret_length check (octet_length(secret) >= 32)
    )`.execute(database);
}

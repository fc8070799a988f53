import { type Kysely, sql } from "kysely";

/**
 * Makes an index of a large table while it is written to, for migrations that are `isBesideRequests`; `on` is what comes behind
 * `on`. What an attempt has left that was broken off is of no use, and is made anew.
 */
export async function indexBesideRequests(
  database: Kysely<unknown>,
  name: string,
  on: string,
): Promise<void> {
  const { rows } = await sql<{ readonly isWhole: boolean }>`
    select indisvalid as "isWhole" from pg_index where indexrelid = to_regclass(${name})`.execute(
    database,
  );
  if (rows[0]?.isWhole === true) return;
  await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(database);
  await database.connection().execute(async (connection) => {
    // More processes would make it sooner, and take the processors from requests.
    await sql`set max_parallel_maintenance_workers = 0`.execute(connection);
    await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(on)}`.execute(connection);
  });
}

/** What a migration does that is these statements, as they are. */
export function statements(...texts: readonly string[]) {
  return async (database: Kysely<unknown>): Promise<void> => {
    for (const text of texts) await sql.raw(text).execute(database);
  };
}

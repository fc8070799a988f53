import { type Kysely, sql } from "kysely";
import { firstRowOf, type Placeholders, preparedQuery } from "./prepared-query.ts";
import type { Schema } from "./schema.ts";

const readRole = preparedQuery(
  (_: Placeholders<Record<never, never>>) => sql<{ readonly isBound: boolean }>`
    select row_security_active('user_account') as "isBound"`,
);

/** Whether policies keep other people's rows from the role: not from the owner of the tables, or a superuser. */
export async function isBoundByPolicies(database: Kysely<Schema>): Promise<boolean> {
  return (await firstRowOf(database, readRole, {}))?.isBound ?? false;
}

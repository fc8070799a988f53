import { type Kysely, sql } from "kysely";
import { firstRowOf, type Placeholders, preparedQuery } from "./prepared-query.ts";
import type { Schema } from "./schema.ts";

const readRole = preparedQuery(
  (_: Placeholders<Record<never, never>>) => sql<{ readonly isBound: boolean }>`
    select row_security_active('user_account') as "isBound"`,
);

const readRights = preparedQuery(
  (_: Placeholders<Record<never, never>>) => sql<{ readonly mayUse: boolean }>`
    select bool_and(has_table_privilege(oid, 'select')) as "mayUse" from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname <> 'kysely_migration_lock'
      and relowner = (select relowner from pg_class where oid = 'user_account'::regclass)`,
);

/** Whether the role may at least read every table of the service. */
export async function mayUseTables(database: Kysely<Schema>): Promise<boolean> {
  return (await firstRowOf(database, readRights, {}))?.mayUse ?? false;
}

/** Whether policies keep other people's rows from the role: not from the owner of the tables, or a superuser. */
export async function isBoundByPolicies(database: Kysely<Schema>): Promise<boolean> {
  return (await firstRowOf(database, readRole, {}))?.isBound ?? false;
}

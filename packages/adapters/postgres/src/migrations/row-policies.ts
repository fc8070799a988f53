import { type Kysely, sql } from "kysely";

/**
 * Lets roles that do not own the table see and write the rows of one user alone: of whom `companion.user_id` names for the
 * transaction. The setting is read once for a statement, whose own comparison with the user decides about its plan as before.
 */
export async function keepRowsToUser(
  database: Kysely<unknown>,
  table: string,
  column = "user_id",
): Promise<void> {
  await sql`alter table ${sql.table(table)} enable row level security`.execute(database);
  await sql`
    create policy own_rows on ${sql.table(table)} using (
      ${sql.ref(column)} = (select nullif(current_setting('companion.user_id', true), '')::uuid)
    )`.execute(database);
}

/**
 * A view of some columns of everybody's rows, for what has to look across users. It reads them as its owner, whom no policy
 * binds.
 */
export async function showOfEverybody(
  database: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<void> {
  await sql`
    create view ${sql.table(`everybodys_${table}`)} as
      select ${sql.raw(columns.join(", "))} from ${sql.table(table)}`.execute(database);
}

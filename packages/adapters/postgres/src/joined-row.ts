import { type AliasedRawBuilder, type Expression, sql } from "kysely";

/** A row of an outer join: all of its columns are null where nothing was joined. */
export type Joined<Row> = Row | { readonly [Column in keyof Row]: null };

/** Whether an outer join found something: only then it has an id. */
export function isPresent<Row extends { readonly id: string | null }>(
  row: Row,
): row is Extract<Row, { readonly id: string }> {
  return row.id !== null;
}

/** Whether somebody else has a record of the wanted id; null where the person has it, because then nobody looked. */
export type ForeignColumn = { readonly is_foreign: boolean | null };

/** The column `is_foreign`: looks for the record `id` of another user where `found` is null. */
export function isForeign(
  table: "sport_log" | "exercise_scheme",
  found: string,
  id: Expression<string>,
  userId: Expression<string>,
): AliasedRawBuilder<boolean | null, "is_foreign"> {
  return sql<boolean | null>`
    case when ${sql.ref(found)} is null then exists (
      select from ${sql.table(`everybodys_${table}`)} other
      where other.id = ${id} and other.user_id <> ${userId} and other.deleted_at is null
    ) end`.as("is_foreign");
}

import { type Expression, type RawBuilder, sql } from "kysely";

/** When a record is deleted, and the revision that it must have; any where null. */
export type Deletion = { readonly at: Date; readonly revision: number | null };

/** Whether a row has the revision before `revision`, and so was not changed since it was read. */
export function isRevisionBefore(revision: Expression<number>): RawBuilder<boolean> {
  return sql<boolean>`revision + 1 = ${revision}`;
}

import { type Expression, type RawBuilder, sql } from "kysely";

/** Whether a row has the revision before `revision`, and so was not changed since it was read. */
export function isRevisionBefore(revision: Expression<number>): RawBuilder<boolean> {
  return sql<boolean>`revision + 1 = ${revision}`;
}

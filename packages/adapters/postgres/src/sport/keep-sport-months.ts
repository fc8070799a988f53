import type { Kysely } from "kysely";
import { inTransaction } from "../in-transaction.ts";
import { joinedTransaction } from "../joined-transaction.ts";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { holdKinds } from "./sport-kind.statements.ts";
import type { MonthValues } from "./sport-month.columns.ts";
import {
  forgetChangedMonths,
  holdChanges,
  keepMissingMonths,
  keepMonthsUpToNow,
} from "./sport-month.statements.ts";

/** With fewer sessions and changes to look at it costs more to keep sums than to add up (measured; some 3 ms). */
const WORTH_KEEPING = 2_000;

/**
 * Keeps what a person's months come to, where it took long to add them up. While one of their sessions is being changed
 * it is left to a later question; within a unit of work too, whose end others would wait for.
 */
export async function keepMonthsIfMany(
  database: Kysely<Schema>,
  values: MonthValues,
  looked: { readonly sessions: number; readonly changes: number },
): Promise<void> {
  if (looked.sessions + looked.changes < WORTH_KEEPING) return;
  if (joinedTransaction(database) !== undefined) return;
  await keepMonths(database, values);
}

/** Keeps the sums of all months of a person as they are now; false where a session of theirs is being changed. */
export function keepMonths(database: Kysely<Schema>, values: MonthValues): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    for (const lock of [holdKinds, holdChanges]) {
      if ((await firstRowOf(transaction, lock, values))?.held !== true) return false;
    }
    // With a month that is in the kinds a trigger lets go of all of them.
    await rowsOf(transaction, forgetChangedMonths, values);
    await rowsOf(transaction, keepMissingMonths, values);
    await rowsOf(transaction, keepMonthsUpToNow, values);
    return true;
  });
}

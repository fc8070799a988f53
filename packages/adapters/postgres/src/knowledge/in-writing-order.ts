import { setTimeout } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { inTransaction } from "../in-transaction.ts";
import { firstRowOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { tryToWrite } from "./knowledge-document.statements.ts";

const PAUSE_MS = 50;

/**
 * Runs `write` in a transaction, one at a time over all processes, so that revisions become visible in the order in
 * which they are given out. It asks again and again, because one statement that waits for a long import would run into
 * the time limit of statements.
 * @throws as `inTransaction`.
 */
export async function inWritingOrder<Result>(
  database: Kysely<Schema>,
  write: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, async (transaction) => {
    while (!(await firstRowOf(transaction, tryToWrite, {}))?.mayWrite) await setTimeout(PAUSE_MS);
    return write(transaction);
  });
}

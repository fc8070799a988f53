import { setTimeout } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { databaseFailure } from "../database-errors.ts";
import { firstRowOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { tryToWrite } from "./knowledge-document.statements.ts";

const PAUSE_MS = 50;

/**
 * Runs `write` in a transaction, one at a time over all processes, so that revisions become visible in the order in
 * which they are given out. It asks again and again, because one statement that waits for a long import would run into
 * the time limit of statements.
 * @throws what `write` throws, even where the connection was lost meanwhile.
 */
export async function inWritingOrder<Result>(
  database: Kysely<Schema>,
  write: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const failures: unknown[] = [];
  try {
    // Each statement must see what was written before it got its turn.
    const transaction = database.transaction().setIsolationLevel("read committed");
    return await transaction.execute(async (open) => {
      try {
        while (!(await firstRowOf(open, tryToWrite, {}))?.mayWrite) await setTimeout(PAUSE_MS);
        return await write(open);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    });
  } catch (error) {
    throw databaseFailure(failures.length > 0 ? failures[0] : error);
  }
}

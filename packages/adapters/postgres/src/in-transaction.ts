import type { Kysely, Transaction } from "kysely";
import { databaseFailure } from "./database-errors.ts";
import { joinedTransaction } from "./joined-transaction.ts";
import type { Schema } from "./schema.ts";

/**
 * Runs `work` in a transaction, which is undone when it throws. Each statement sees what was committed before it began.
 * Within a unit of work it is a part of that one's transaction.
 * @throws what `work` throws, even where the connection was lost meanwhile.
 */
export async function inTransaction<Result>(
  database: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const joined = joinedTransaction(database);
  if (joined !== undefined) return joined.run(work);
  const failures: unknown[] = [];
  try {
    const transaction = database.transaction().setIsolationLevel("read committed");
    return await transaction.execute(async (open) => {
      try {
        return await work(open);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    });
  } catch (error) {
    throw databaseFailure(failures.length > 0 ? failures[0] : error);
  }
}

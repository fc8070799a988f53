import type { RetainedKind, RetentionRepository } from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { inTransaction } from "../in-transaction.ts";
import { firstRowOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { claimPurge, PURGES } from "./retention.statements.ts";

/** Lets go of old records in PostgreSQL, one process at a time. */
export class KyselyRetentionRepository implements RetentionRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  purge(kind: RetainedKind, before: Date): Promise<number | undefined> {
    return inTransaction(this.#database, async (transaction) => {
      const claim = await firstRowOf(transaction, claimPurge, {});
      if (claim?.claimed !== true) return undefined;
      let removed = 0;
      for (const statement of PURGES[kind]) {
        removed += (await firstRowOf(transaction, statement, { before }))?.removed ?? 0;
      }
      return removed;
    });
  }
}

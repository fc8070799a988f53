import type { UnitOfWork } from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { joinedTransaction, joining } from "./joined-transaction.ts";
import type { Schema } from "./schema.ts";

/** Lets changes through the repositories on one database take effect together, in one transaction of PostgreSQL. */
export class KyselyUnitOfWork implements UnitOfWork {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (joinedTransaction(this.#database) !== undefined) return work();
    return joining(this.#database, work);
  }
}

import { AsyncLocalStorage } from "node:async_hooks";
import { CompiledQuery, type ControlledTransaction, type Kysely, type Transaction } from "kysely";
import { databaseFailure } from "./database-errors.ts";
import type { Schema } from "./schema.ts";

/** The transaction that what is called from within a unit of work takes part in; it begins with the first part. */
class JoinedTransaction {
  readonly #database: Kysely<Schema>;
  #opened: Promise<ControlledTransaction<Schema>> | undefined;
  /** The end of the part that runs now; parts wait for each other. */
  #last: Promise<unknown> = Promise.resolve();
  #isOver = false;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  /** Whatever was not waited for goes its own way then. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Does a part that can fail without the rest, as if it were a transaction of its own. */
  run<Result>(part: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => this.#runAlone(part));
    this.#last = result.catch(() => {});
    return result;
  }

  async commit(): Promise<void> {
    this.#isOver = true;
    await this.#last;
    await (await this.#opened)?.commit().execute();
  }

  /** Of a connection that is lost the server undoes everything itself. */
  async rollback(): Promise<void> {
    this.#isOver = true;
    await this.#last;
    const opened = await this.#opened?.catch(() => undefined);
    await opened
      ?.rollback()
      .execute()
      .catch(() => {});
  }

  async #runAlone<Result>(
    part: (transaction: Transaction<Schema>) => Promise<Result>,
  ): Promise<Result> {
    this.#opened ??= this.#database
      .startTransaction()
      .setIsolationLevel("read committed")
      .execute();
    const transaction = await this.#opened;
    const command = (text: string) => transaction.executeQuery(CompiledQuery.raw(text));
    await command("savepoint part");
    try {
      const result = await part(transaction);
      await command("release savepoint part");
      return result;
    } catch (error) {
      // What went wrong first is told.
      await command("rollback to savepoint part").catch(() => {});
      throw error;
    }
  }
}

type Open = { readonly database: Kysely<Schema>; readonly joined: JoinedTransaction };

const openUnits = new AsyncLocalStorage<Open>();

/** The transaction of the unit of work that the caller is in; undefined outside of any, and in one of another database. */
export function joinedTransaction(database: Kysely<Schema>): JoinedTransaction | undefined {
  const open = openUnits.getStore();
  if (open?.database !== database || open.joined.isOver) return undefined;
  return open.joined;
}

/** Lets everything that `work` calls take no part in a unit of work that the caller may be in. */
export function apart<Result>(work: () => Result): Result {
  return openUnits.exit(work);
}

/** Lets everything that `work` calls, and waits for, take part in one transaction. @throws what `work` throws. */
export async function joining<Result>(
  database: Kysely<Schema>,
  work: () => Promise<Result>,
): Promise<Result> {
  const joined = new JoinedTransaction(database);
  try {
    const result = await openUnits.run({ database, joined }, work);
    await joined.commit();
    return result;
  } catch (error) {
    await joined.rollback();
    throw databaseFailure(error);
  }
}

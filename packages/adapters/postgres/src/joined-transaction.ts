import { AsyncLocalStorage } from "node:async_hooks";
import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** The transaction that what is called from within a unit of work takes part in. */
export class JoinedTransaction {
  readonly #transaction: Transaction<Schema>;
  /** The end of the part that runs now; parts wait for each other. */
  #last: Promise<unknown> = Promise.resolve();
  #isOver = false;

  constructor(transaction: Transaction<Schema>) {
    this.#transaction = transaction;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whatever was not waited for goes its own way from now on. */
  end(): void {
    this.#isOver = true;
  }

  /** Does a part that can fail without the rest, as if it were a transaction of its own. */
  run<Result>(part: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => this.#runAlone(part));
    this.#last = result.catch(() => {});
    return result;
  }

  async #runAlone<Result>(
    part: (transaction: Transaction<Schema>) => Promise<Result>,
  ): Promise<Result> {
    await this.#command("savepoint part");
    try {
      const result = await part(this.#transaction);
      await this.#command("release savepoint part");
      return result;
    } catch (error) {
      // A connection that is lost takes the whole transaction with it; what went wrong first is told.
      await this.#command("rollback to savepoint part").catch(() => {});
      throw error;
    }
  }

  async #command(text: string): Promise<void> {
    await this.#transaction.executeQuery(CompiledQuery.raw(text));
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

/** Lets everything that `work` calls, and waits for, take part in `transaction` instead of `database`. */
export async function joining<Result>(
  database: Kysely<Schema>,
  transaction: Transaction<Schema>,
  work: () => Promise<Result>,
): Promise<Result> {
  const joined = new JoinedTransaction(transaction);
  try {
    return await openUnits.run({ database, joined }, work);
  } finally {
    joined.end();
  }
}

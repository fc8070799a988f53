import { type Driver, PostgresDialect, type TransactionSettings } from "kysely";
import type { Pool, PoolClient } from "pg";
import { StatementConnection } from "./statement-connection.ts";

/** PostgreSQL for Kysely, with statements that have names. */
export class StatementDialect extends PostgresDialect {
  readonly #pool: Pool;
  readonly #sendsNames: boolean;

  /** Without `sendsNames` every statement is parsed each time, and no connection keeps any. */
  constructor(pool: Pool, sendsNames: boolean) {
    super({ pool });
    this.#pool = pool;
    this.#sendsNames = sendsNames;
  }

  override createDriver(): Driver {
    return new StatementDriver(this.#pool, this.#sendsNames);
  }
}

/** Kysely's own driver knows no names. */
class StatementDriver implements Driver {
  readonly #pool: Pool;
  readonly #sendsNames: boolean;
  readonly #known = new WeakMap<PoolClient, StatementConnection>();

  constructor(pool: Pool, sendsNames: boolean) {
    this.#pool = pool;
    this.#sendsNames = sendsNames;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<StatementConnection> {
    const client = await this.#pool.connect();
    const connection = this.#known.get(client) ?? new StatementConnection(client, this.#sendsNames);
    this.#known.set(client, connection);
    return connection;
  }

  async beginTransaction(
    connection: StatementConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const isolation = isolationLevel === undefined ? "" : ` isolation level ${isolationLevel}`;
    const access = accessMode === undefined ? "" : ` ${accessMode}`;
    await connection.command(`start transaction${isolation}${access}`);
  }

  async commitTransaction(connection: StatementConnection): Promise<void> {
    const done = await connection.command("commit");
    // So PostgreSQL answers where a statement of the transaction has failed.
    if (done === "ROLLBACK") throw new Error("A transaction that had failed was not committed.");
  }

  async rollbackTransaction(connection: StatementConnection): Promise<void> {
    try {
      await connection.command("rollback");
    } catch (error) {
      connection.discard();
      throw error;
    }
  }

  async releaseConnection(connection: StatementConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

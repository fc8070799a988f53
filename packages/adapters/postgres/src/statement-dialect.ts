import { type Driver, PostgresDialect, type TransactionSettings } from "kysely";
import type { Pool, PoolClient } from "pg";
import { isExhausted, type Pools } from "./pools.ts";
import { SilenceWatch } from "./silence-watch.ts";
import { type Sending, type SentStatement, StatementConnection } from "./statement-connection.ts";

/** How statements are sent. */
export type StatementOptions = {
  readonly sending: Sending;
  /** How long the server may leave a statement without an answer; 0 for no limit. */
  readonly silenceMs: number;
  /** The same on a connection of the reserve. */
  readonly reserveSilenceMs: number;
};

/** PostgreSQL for Kysely, with statements that have names. */
export class StatementDialect extends PostgresDialect {
  readonly #pool: Pool;
  readonly #driver: StatementDriver;
  readonly #reserve: StatementDriver | undefined;

  constructor({ pool, reserve }: Pools, options: StatementOptions) {
    super({ pool });
    this.#pool = pool;
    this.#driver = new StatementDriver(pool, options);
    this.#reserve =
      reserve && new StatementDriver(reserve, { ...options, silenceMs: options.reserveSilenceMs });
  }

  override createDriver(): Driver {
    return this.#driver;
  }

  /**
   * Runs a statement outside of any transaction, as Kysely would, but past what it does for queries that it builds. A
   * cheap one has the connections of the reserve while all others are taken.
   */
  async run<Row>(query: SentStatement, isCheap: boolean): Promise<readonly Row[]> {
    const isReserved = isCheap && this.#reserve !== undefined && isExhausted(this.#pool);
    const driver = isReserved ? this.#reserve : this.#driver;
    const connection = await driver.acquireConnection();
    try {
      const { rows } = await connection.executeQuery<Row>(query);
      return rows;
    } finally {
      connection.release();
    }
  }
}

/** Kysely's own driver knows no names. */
class StatementDriver implements Driver {
  readonly #pool: Pool;
  readonly #sending: Sending;
  readonly #known = new WeakMap<PoolClient, StatementConnection>();
  readonly #silence: SilenceWatch;

  constructor(pool: Pool, { sending, silenceMs }: Omit<StatementOptions, "reserveSilenceMs">) {
    this.#pool = pool;
    this.#sending = sending;
    this.#silence = new SilenceWatch(silenceMs);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<StatementConnection> {
    const client = await this.#pool.connect();
    const connection =
      this.#known.get(client) ?? new StatementConnection(client, this.#sending, this.#silence);
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

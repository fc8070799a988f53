import { AsyncLocalStorage } from "node:async_hooks";
import { type Driver, PostgresDialect, type TransactionSettings } from "kysely";
import type { Pool, PoolClient } from "pg";
import { Replica, type ReplicaCounts, type ReplicaOptions } from "../replica/replica.ts";
import { currentReading } from "../replica/replica-reading.ts";
import { isExhausted, type Pools } from "./pools.ts";
import { SilenceWatch } from "./silence-watch.ts";
import { type Sending, type SentStatement, StatementConnection } from "./statement-connection.ts";
import { onlyReads, summaryOf } from "./statement-summary.ts";
import { StatementsTogether, type WatchAnswer } from "./statements-together.ts";

/**
 * What a statement outside of any transaction is to those who run at the same time: `usual`, a reading that is `cheap`, so
 * that it has connections that others leave free, or a `small_write`.
 */
export type StatementCost = "usual" | "cheap" | "small_write";

/** How statements are sent. */
export type StatementOptions = {
  readonly sending: Sending;
  /** How long the server may leave a statement without an answer; 0 for no limit. */
  readonly silenceMs: number;
  /** The same on a connection of the reserve. */
  readonly reserveSilenceMs: number;
  /** How the replica is used, where there is one. */
  readonly replica?: ReplicaOptions | undefined;
};

/** PostgreSQL for Kysely, with statements that have names. */
export class StatementDialect extends PostgresDialect {
  readonly #pool: Pool;
  readonly #driver: StatementDriver;
  readonly #reserve: StatementDriver | undefined;
  readonly #replica: Replica | undefined;
  readonly #sending: Sending;
  readonly #cheap: StatementsTogether;
  readonly #smallWrites: StatementsTogether;

  constructor({ pool, reserve, replica }: Pools, options: StatementOptions) {
    super({ pool });
    this.#pool = pool;
    this.#sending = options.sending;
    this.#driver = new StatementDriver(pool, options);
    this.#cheap = new StatementsTogether(
      () => this.#connectCheap(),
      (connection, queries) => connection.executeTogether(queries),
    );
    this.#smallWrites = new StatementsTogether(
      () => this.#driver.acquireConnection(),
      (connection, queries) => connection.executeInOne(queries),
    );
    this.#reserve =
      reserve && new StatementDriver(reserve, { ...options, silenceMs: options.reserveSilenceMs });
    if (replica === undefined || options.replica === undefined) return;
    const ofReplica = new StatementDriver(replica, options);
    this.#replica = new Replica(
      (statement) => this.#runOnPrimary(statement, "cheap"),
      (statement) => runOn(ofReplica, statement),
      options.replica,
    );
  }

  /** What the replica has answered; undefined where there is none. */
  get replicaCounts(): ReplicaCounts | undefined {
    return this.#replica?.counts;
  }

  override createDriver(): Driver {
    return this.#driver;
  }

  /**
   * Runs a statement outside of any transaction, as Kysely would, but past what it does for queries that it builds. Cheap
   * ones go together, and have the connections of the reserve while all others are taken; one that only reads may be the
   * replica's.
   */
  async run<Row>(query: SentStatement, cost: StatementCost): Promise<readonly Row[]> {
    const reading = this.#replica && currentReading();
    if (this.#replica !== undefined && reading !== undefined && onlyReads(query.sql)) {
      const rows = (await this.#replica.answers(reading))
        ? await this.#replica.rowsOf(query, reading)
        : undefined;
      if (rows !== undefined) return rows as readonly Row[];
    }
    return this.#runOnPrimary(query, cost);
  }

  async #runOnPrimary<Row>(query: SentStatement, cost: StatementCost): Promise<readonly Row[]> {
    if (cost === "usual") return runOn(this.#driver, query);
    const together = cost === "cheap" ? this.#cheap : this.#smallWrites;
    const { rows } = await together.run(query, this.#watchOf(query));
    return rows as readonly Row[];
  }

  /** Whoever watches statements sees it as part of the request that asks for it. */
  #watchOf({ sql }: SentStatement): WatchAnswer | undefined {
    const { during } = this.#sending;
    if (during === undefined) return undefined;
    const asAsked = AsyncLocalStorage.snapshot();
    return (answer) => asAsked(() => during(summaryOf(sql), () => answer));
  }

  #connectCheap(): Promise<StatementConnection> {
    const reserve = isExhausted(this.#pool) ? this.#reserve : undefined;
    return (reserve ?? this.#driver).acquireConnection();
  }
}

async function runOn<Row>(driver: StatementDriver, query: SentStatement): Promise<readonly Row[]> {
  const connection = await driver.acquireConnection();
  try {
    const { rows } = await connection.executeQuery<Row>(query);
    return rows;
  } finally {
    connection.release();
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

import { Kysely } from "kysely";
import { Pool, type PoolConfig, TypeOverrides, types } from "pg";
import { isExhausted, type PoolState, reservedOf, stateOf } from "./driver/pools.ts";
import type { DuringStatement } from "./driver/statement-connection.ts";
import { StatementDialect } from "./driver/statement-dialect.ts";
import { instantFromText } from "./instant-text.ts";
import { sendDirectly } from "./prepared-query.ts";
import type { ReplicaCounts, ReplicaOptions } from "./replica/replica.ts";
import type { Schema } from "./schema.ts";

/** How to reach a PostgreSQL database, and for how long to wait for it. */
export type DatabaseOptions = {
  readonly connectionString: string;
  /** Shown beside the connections in PostgreSQL's own views. */
  readonly applicationName?: string;
  /** Ten by default; of four or more, two are kept for statements that read little by a key. */
  readonly maxConnections?: number;
  /** False where a pooler stands between that cannot keep named statements: none is sent then. */
  readonly namedStatements?: boolean;
  /** False where a pooler stands between that refuses what is set at connecting: then it has to be set for the role. */
  readonly sessionSettings?: boolean;
  /** False where PostgreSQL keeps no rows from the role, as from the owner of the tables: whose rows are wanted is not said then. */
  readonly sendsScopes?: boolean;
  readonly connectTimeoutMs?: number;
  /** PostgreSQL gives up a statement after this time, and we a little later, should it be silent; 0 for no limit. */
  readonly statementTimeoutMs?: number;
  /** PostgreSQL ends a connection whose transaction waits this long for its next statement. */
  readonly idleInTransactionTimeoutMs?: number;
  /** A copy of the database that answers what only reads. */
  readonly replica?: (ReplicaOptions & { readonly connectionString: string }) | undefined;
  /** Told of each statement, by a summary such as `insert sport_log`. */
  readonly duringStatement?: DuringStatement;
  /** Told when a connection that nobody uses is lost; the pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
};

/** An open database: the pool, and Kysely on it. */
export type Database = {
  readonly kysely: Kysely<Schema>;
  readonly pool: Pool;
  /** Where a cheap statement has a connection: that is the reserve while all others are taken. */
  readonly cheapPool: () => Pool;
  /** How full each pool is at the moment; `reserve` is absent where there is none. */
  readonly poolStates: () => Readonly<Record<string, PoolState>>;
  /** What the replica has answered; undefined where there is none. */
  readonly replicaCounts: () => ReplicaCounts | undefined;
  /** Whether statements may be sent under names. */
  readonly namedStatements: boolean;
  /** Has nothing said any more of whose rows are wanted. */
  omitScopes(): void;
  /** How long the server may leave a statement without an answer; 0 for no limit. Whoever uses the pool itself has to see to it. */
  readonly silenceMs: number;
  close(): Promise<void>;
};

/**
 * Statements are planned once for all values. Left to itself PostgreSQL plans those with a `limit` anew each time, which costs
 * more than they do; and every one of ours begins with the user, so that no value could lead to a better plan. A page is said
 * to be found nearly as fast as the next one is read, as it is where nothing turns: otherwise a small table of users is read
 * to its end for each request, and the plan stays when the table has grown.
 */
const PLANS = "-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1";

/** How long PostgreSQL may take to say that it gave a statement up. */
const SILENCE_MS = 5_000;

/** On the connections of the reserve PostgreSQL gives a statement up sooner, so that nothing holds them for long. */
const RESERVE_STATEMENT_MS = 5_000;

/** Opens a pool of connections; none is made before the first statement. */
export function createDatabase(options: DatabaseOptions): Database {
  const { maxConnections = 10 } = options;
  const reserved = reservedOf(maxConnections);
  const pool = openPool({ ...options, maxConnections: maxConnections - reserved });
  const ofReserve = {
    ...options,
    maxConnections: reserved,
    statementTimeoutMs: Math.min(
      statementTimeoutOf(options) || RESERVE_STATEMENT_MS,
      RESERVE_STATEMENT_MS,
    ),
  };
  const reserve = reserved === 0 ? undefined : openPool(ofReserve);
  const replica = options.replica && openPool({ ...options, ...options.replica });
  const namedStatements = options.namedStatements ?? true;
  const silenceMs = silenceLimitOf(options);
  const sending = {
    sendsNames: namedStatements,
    sendsScopes: options.sendsScopes ?? true,
    during: options.duringStatement,
  };
  const dialect = new StatementDialect(
    { pool, reserve, replica },
    { sending, silenceMs, reserveSilenceMs: silenceLimitOf(ofReserve), replica: options.replica },
  );
  const kysely = new Kysely<Schema>({ dialect });
  sendDirectly(kysely, dialect);
  return {
    kysely,
    pool,
    cheapPool: () => (reserve !== undefined && isExhausted(pool) ? reserve : pool),
    poolStates: () => ({
      main: stateOf(pool),
      ...(reserve !== undefined && { reserve: stateOf(reserve) }),
      ...(replica !== undefined && { replica: stateOf(replica) }),
    }),
    replicaCounts: () => dialect.replicaCounts,
    namedStatements,
    omitScopes: () => {
      sending.sendsScopes = false;
    },
    silenceMs,
    // Kysely ends the pool only when it was used through Kysely.
    async close() {
      await Promise.all([pool.end(), reserve?.end(), replica?.end()]);
    },
  };
}

function openPool(options: DatabaseOptions): Pool {
  const pool = new Pool(poolConfig(options));
  watchConnections(pool, options);
  return pool;
}

/** How long a connection is silent before the kernel asks whether the server is still there (design value). */
const KEEP_ALIVE_MS = 10_000;

/** Without listeners a lost connection would end the process; a statement that runs on it is refused by itself. */
export function watchConnections(pool: Pool, options: DatabaseOptions): void {
  pool.on("error", (error) => options.onConnectionLost?.(error));
  pool.on("connect", (client) => client.on("error", () => {}));
}

/** The settings of a pool by the policies of this service. */
export function poolConfig(options: DatabaseOptions): PoolConfig {
  return {
    connectionString: options.connectionString,
    application_name: options.applicationName ?? "health-exercise-companion",
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    keepAlive: true,
    // Else the kernel asks after a lost server only two hours later: a migration has no other limit.
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...((options.sessionSettings ?? true) && sessionSettings(options)),
    types: typePolicy(),
  };
}

function sessionSettings(options: DatabaseOptions): PoolConfig {
  return {
    options: PLANS,
    statement_timeout: statementTimeoutOf(options),
    idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 30_000,
  };
}

function statementTimeoutOf({ statementTimeoutMs = 15_000 }: DatabaseOptions): number {
  return statementTimeoutMs;
}

function silenceLimitOf(options: DatabaseOptions): number {
  const statementTimeoutMs = statementTimeoutOf(options);
  return statementTimeoutMs === 0 ? 0 : statementTimeoutMs + SILENCE_MS;
}

/** int8 and numeric are numbers, instants are Dates, days stay `YYYY-MM-DD`: a Date of a day would depend on a time zone. */
function typePolicy(): TypeOverrides {
  const policy = new TypeOverrides();
  policy.setTypeParser(types.builtins.INT8, "text", wholeNumber);
  policy.setTypeParser(types.builtins.NUMERIC, "text", Number);
  policy.setTypeParser(types.builtins.DATE, "text", (text) => text);
  const usualInstant = types.getTypeParser(types.builtins.TIMESTAMPTZ, "text");
  policy.setTypeParser(
    types.builtins.TIMESTAMPTZ,
    "text",
    (text) => instantFromText(text) ?? usualInstant(text),
  );
  return policy;
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError("A whole number is beyond 2^53.");
  return value;
}

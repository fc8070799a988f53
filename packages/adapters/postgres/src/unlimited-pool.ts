import { Pool } from "pg";
import { type DatabaseOptions, poolConfig, watchConnections } from "./database.ts";

/** Takes the limits of time from a transaction that a role or a pooler may have set for every session. */
export const NO_LIMITS: readonly string[] = [
  "set local statement_timeout = 0",
  "set local lock_timeout = 0",
  "set local idle_in_transaction_session_timeout = 0",
];

/**
 * Gives `work` a pool of one connection, or as many as are asked for, without the limits of time that requests have: a migration or a backup may take
 * long, and waits for others without a word from the server. That the server is gone the kernel finds out, by asking after it.
 */
export async function withUnlimitedPool<Result>(
  options: DatabaseOptions,
  work: (pool: Pool) => Promise<Result>,
  maxConnections = 1,
): Promise<Result> {
  const pool = new Pool({
    ...poolConfig({
      ...options,
      maxConnections,
      statementTimeoutMs: 0,
      idleInTransactionTimeoutMs: 0,
    }),
  });
  watchConnections(pool, options);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

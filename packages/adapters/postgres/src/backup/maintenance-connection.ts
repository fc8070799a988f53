import type { PoolClient } from "pg";
import type { DatabaseOptions } from "../database.ts";
import { databaseFailure } from "../database-errors.ts";
import { NO_LIMITS, withUnlimitedPool } from "../unlimited-pool.ts";

/** What makes the text of values the same on every server, as pg_dump sets it; and policies refuse instead of hiding rows. */
const SETTINGS = [
  ...NO_LIMITS,
  "set local datestyle = 'ISO'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  "set local extra_float_digits = 3",
  "set local bytea_output = 'hex'",
  "set local row_security = off",
];

/** Begins a transaction that has them. They end with it: behind a pooler the session is not ours alone. */
export async function beginMaintenance(client: PoolClient, mode = ""): Promise<void> {
  await client.query(`begin ${mode}`);
  for (const setting of SETTINGS) await client.query(setting);
}

/** Gives `work` one connection without limits of time: what is stored may be large. A transaction that is left open ends with it. */
export function withMaintenance<Result>(
  options: DatabaseOptions,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return withUnlimitedPool(options, async (pool) => {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release(true);
    }
  }).catch((error: unknown) => {
    throw databaseFailure(error);
  });
}

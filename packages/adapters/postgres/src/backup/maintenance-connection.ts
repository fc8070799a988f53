import type { PoolClient } from "pg";
import type { DatabaseOptions } from "../database.ts";
import { databaseFailure } from "../database-errors.ts";
import { withUnlimitedPool } from "../unlimited-pool.ts";

/** What makes the text of values the same on every server, as pg_dump sets it; and policies refuse instead of hiding rows. */
const SETTINGS = [
  "set datestyle = 'ISO'",
  "set intervalstyle = 'postgres'",
  "set timezone = 'UTC'",
  "set extra_float_digits = 3",
  "set bytea_output = 'hex'",
  "set row_security = off",
];

/** Gives `work` one connection without limits of time: what is stored may be large. A transaction that is left open ends with it. */
export function withMaintenance<Result>(
  options: DatabaseOptions,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return withUnlimitedPool(options, async (pool) => {
    const client = await pool.connect();
    try {
      for (const setting of SETTINGS) await client.query(setting);
      return await work(client);
    } finally {
      client.release(true);
    }
  }).catch((error: unknown) => {
    throw databaseFailure(error);
  });
}

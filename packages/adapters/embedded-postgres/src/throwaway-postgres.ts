import type { EmbeddedPostgres } from "./open-cluster.ts";
import { startThrowawayServer } from "./throwaway-server.ts";

/**
 * A server for tests: fast, not durable, in a temporary directory that `release` removes.
 *
 * @throws EmbeddedPostgresError when it does not start
 */
export function startThrowawayPostgres(startupTimeoutMs = 60_000): Promise<EmbeddedPostgres> {
  return startThrowawayServer({ name: "postgres", startupTimeoutMs });
}

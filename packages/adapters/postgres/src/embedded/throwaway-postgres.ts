import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedPostgres, openCluster } from "./open-cluster.ts";
import { throwawaySettings } from "./server-settings.ts";

/**
 * A server for tests: fast, not durable, in a temporary directory that `release` removes.
 *
 * @throws EmbeddedPostgresError when it does not start
 */
export async function startThrowawayPostgres(startupTimeoutMs = 60_000): Promise<EmbeddedPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), "throwaway-postgres-"));
  const remove = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  try {
    await chmod(dataDir, 0o711); // The server may run as another user and has to get through.
    const { connectionString, release } = await openCluster({
      dataDir,
      startupTimeoutMs,
      settings: throwawaySettings,
      durable: false,
    });
    let released: Promise<void> | undefined;
    return {
      connectionString,
      release: () => {
        released ??= release().finally(remove);
        return released;
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

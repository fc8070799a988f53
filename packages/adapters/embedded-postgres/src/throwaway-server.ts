import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clusterPaths } from "./cluster-paths.ts";
import { type EmbeddedPostgres, openCluster } from "./open-cluster.ts";
import { findServer } from "./server-process.ts";
import { type ServerSettings, throwawaySettings } from "./server-settings.ts";
import { stopServer } from "./stop-server.ts";

type ThrowawayServer = {
  /** What its temporary directory is called after. */
  readonly name: string;
  readonly startupTimeoutMs: number;
  /** Beside those of every throw-away server. */
  readonly settings?: ServerSettings;
  /** Puts data of its own into the directory, which is empty. */
  readonly prepare?: (dataDir: string) => Promise<void>;
};

/**
 * A server that is fast and not durable, in a temporary directory that `release` removes.
 *
 * @throws EmbeddedPostgresError when it does not start
 */
export async function startThrowawayServer({
  name,
  startupTimeoutMs,
  settings,
  prepare,
}: ThrowawayServer): Promise<EmbeddedPostgres> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), `throwaway-${name}-`)));
  try {
    await chmod(dataDir, 0o711); // The server may run as another user and has to get through.
    await prepare?.(dataDir);
    const { release, ...addresses } = await openCluster({
      dataDir,
      startupTimeoutMs,
      settings: { ...throwawaySettings, ...settings },
      isDurable: false,
    });
    let released: Promise<void> | undefined;
    return {
      ...addresses,
      release: () => {
        released ??= release().finally(() => discardServer(dataDir));
        return released;
      },
    };
  } catch (error) {
    await discardServer(dataDir);
    throw error;
  }
}

/** Stops the server, should it be there still, and removes its files. */
async function discardServer(dataDir: string): Promise<void> {
  const { dataDirectory } = clusterPaths(dataDir);
  const server = findServer(dataDirectory);
  if (server !== undefined) {
    await stopServer(dataDirectory, server);
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

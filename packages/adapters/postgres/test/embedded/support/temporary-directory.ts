import { existsSync } from "node:fs";
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { clusterPaths } from "../../../src/embedded/cluster-paths.ts";
import { findServer } from "../../../src/embedded/server-process.ts";
import { stopServer } from "../../../src/embedded/stop-server.ts";

/**
 * A directory that others may pass through, removed after the test together with a server that the
 * test left running in `data`.
 */
export async function temporaryDirectory(mode = 0o755): Promise<string> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), "embedded-postgres-test-")));
  await chmod(directory, mode);
  onTestFinished(async () => {
    await stopIfRunning(clusterPaths(join(directory, "data")).dataDirectory);
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  });
  return directory;
}

/** A path in such a directory for a server's data; nothing is there yet. */
export async function newDataDir(): Promise<string> {
  return join(await temporaryDirectory(), "data");
}

async function stopIfRunning(dataDirectory: string): Promise<void> {
  const server = existsSync(dataDirectory) ? findServer(dataDirectory) : undefined;
  if (server !== undefined) {
    process.kill(server.pid, "SIGCONT");
    await stopServer(dataDirectory, server);
  }
}

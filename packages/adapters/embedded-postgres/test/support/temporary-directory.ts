import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, onTestFinished } from "vitest";
import { clusterPaths } from "../../src/cluster-paths.ts";
import { openEmbeddedPostgres } from "../../src/embedded-postgres.ts";
import { findServer } from "../../src/server-process.ts";
import { stopServer } from "../../src/stop-server.ts";

/** How long a server may take to be made and started: as long as a busy machine needs. */
export const PATIENCE_MS = 300_000;

/**
 * A directory that others may pass through, removed after the test together with a server that the
 * test left running in `data`.
 */
export async function temporaryDirectory(mode = 0o755): Promise<string> {
  const directory = await makeDirectory(mode);
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

/** The path of a server's data that was used before, and is stopped. */
export async function usedDataDir(): Promise<string> {
  const dataDir = await newDataDir();
  // Keeps the owners of the files.
  await promisify(execFile)("cp", ["-a", await original(), dataDir]);
  return dataDir;
}

let made: Promise<string> | undefined;

/** Made once for a test file: making a server takes longer than most of what is tested. */
function original(): Promise<string> {
  made ??= make();
  return made;
}

async function make(): Promise<string> {
  const directory = await makeDirectory(0o755);
  const dataDir = join(directory, "data");
  const { release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs: PATIENCE_MS });
  await release();
  return dataDir;
}

afterAll(async () => {
  if (made !== undefined) await rm(dirname(await made), { recursive: true, force: true });
});

async function makeDirectory(mode: number): Promise<string> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), "embedded-postgres-test-")));
  await chmod(directory, mode);
  return directory;
}

async function stopIfRunning(dataDirectory: string): Promise<void> {
  const server = existsSync(dataDirectory) ? findServer(dataDirectory) : undefined;
  if (server !== undefined) {
    process.kill(server.pid, "SIGCONT");
    await stopServer(dataDirectory, server);
  }
}

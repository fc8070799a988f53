import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { ClusterPaths } from "./cluster-paths.ts";
import { hasCode } from "./error-code.ts";
import { killServer, type RunningServer } from "./server-process.ts";

const intervalMs = 1_000;
/** Without these nothing that is written can be kept. */
const parts = ["PG_VERSION", "global/pg_control", "base", "pg_wal"] as const;
/** A backup that is put in place may be between two renames. */
const missesThatCount = 2;

/**
 * Ends a server whose data was removed or replaced under it, until the returned function is called:
 * it would go on for up to a minute, and acknowledge what goes into files that nobody can open any
 * more.
 */
export function watchData({ dataDirectory }: ClusterPaths, server: RunningServer): () => void {
  let known: bigint | undefined;
  let misses = 0;
  async function look(): Promise<void> {
    const found = await identityOf(dataDirectory);
    known ??= found;
    const isSame = found === known || found === unknown;
    misses = isSame && (await isWhole(dataDirectory)) ? 0 : misses + 1;
    if (misses === missesThatCount) {
      killServer(server.pid);
    }
  }
  void look();
  const timer = setInterval(look, intervalMs).unref();
  return () => clearInterval(timer);
}

/** What cannot be asked about may well be there. */
const unknown = 0n;

async function isWhole(dataDirectory: string): Promise<boolean> {
  const found = await Promise.all(parts.map((part) => identityOf(join(dataDirectory, part))));
  return !found.includes(undefined);
}

/** Undefined for what is not there. */
async function identityOf(path: string): Promise<bigint | undefined> {
  try {
    return (await stat(path, { bigint: true })).ino;
  } catch (error) {
    return hasCode(error, "ENOENT") ? undefined : unknown;
  }
}

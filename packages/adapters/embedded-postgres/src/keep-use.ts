import { setTimeout as pause } from "node:timers/promises";
import type { ClusterPaths } from "./cluster-paths.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { findServer } from "./server-process.ts";
import { joinServer, leaveServer, type ServerSession } from "./server-session.ts";

const joinTimeoutMs = 5_000;
const rejoinPauseMs = 500;
const leavePauseMs = 20;
const leaveTimeoutMs = 60_000;

/**
 * Keeps a use of the server until it is released, also when PostgreSQL ends all sessions and goes
 * on, as it does when one of its processes crashes: without a session that holds the lock another
 * process would take itself for the last user.
 *
 * @returns the release, which may be called again
 */
export function keepUse(paths: ClusterPaths, joined: ServerSession): () => Promise<void> {
  const releasing = new AbortController();
  let session: ServerSession | undefined;
  let rejoining: Promise<void> | undefined;
  let released: Promise<void> | undefined;

  function hold(current: ServerSession): void {
    session = current;
    current.client.once("end", () => {
      session = undefined;
      if (!releasing.signal.aborted) {
        rejoining = rejoin();
      }
    });
  }

  async function rejoin(): Promise<void> {
    const options = { ref: false, signal: releasing.signal };
    while (!releasing.signal.aborted) {
      const again = await joinServer(paths, joinTimeoutMs).catch(() => undefined);
      if (again !== undefined) {
        hold(again);
        return;
      }
      await pause(rejoinPauseMs, undefined, options).catch(() => undefined);
    }
  }

  async function release(): Promise<void> {
    releasing.abort();
    await rejoining;
    await leave(paths, session);
  }

  hold(joined);
  return () => {
    released ??= release();
    return released;
  };
}

/** Leaves by another session when the given one is lost, and is done when the server is gone. */
async function leave(paths: ClusterPaths, given: ServerSession | undefined): Promise<void> {
  const deadline = performance.now() + leaveTimeoutMs;
  let session = given;
  while (performance.now() < deadline) {
    session ??= await joinServer(paths, joinTimeoutMs);
    if (session !== undefined && (await hasLeft(paths, session))) {
      return;
    }
    session = undefined;
    if (findServer(paths.dataDirectory) === undefined) {
      return;
    }
    await pause(leavePauseMs);
  }
  throw new EmbeddedPostgresError(
    `The database in ${paths.dataDir} does not answer and was left running.`,
  );
}

async function hasLeft(paths: ClusterPaths, session: ServerSession): Promise<boolean> {
  try {
    await leaveServer(paths, session);
    return true;
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) {
      throw error;
    }
    return false;
  }
}

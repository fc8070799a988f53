import { setTimeout as pause } from "node:timers/promises";
import type { ClusterPaths } from "./cluster-paths.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { findServer } from "./server-process.ts";
import { joinServer, leaveServer, type ServerSession } from "./server-session.ts";
import { watchData } from "./watch-data.ts";

const joinTimeoutMs = 5_000;
const leavePauseMs = 20;
const leaveTimeoutMs = 60_000;

/** What is done when the session ends before the use does. */
export interface Recovery {
  /** A session in the server, which is started again on its port where it has died. */
  rejoin(port: number, signal: AbortSignal): Promise<ServerSession>;
  /** Told when there is one again. */
  readonly onRecovered: (() => void) | undefined;
  /** Told why there is no server any more. */
  readonly onLost: ((reason: Error) => void) | undefined;
}

/**
 * Keeps a use of the server until it is released, also when PostgreSQL ends all sessions and goes
 * on, as it does when one of its processes crashes, and when the server itself dies. Each of its
 * users starts it again; one of them does, and the others join it.
 *
 * @returns the release, which may be called again
 */
export function keepUse(
  paths: ClusterPaths,
  joined: ServerSession,
  { rejoin, onRecovered, onLost }: Recovery,
): () => Promise<void> {
  const releasing = new AbortController();
  const { port } = joined.server;
  let session: ServerSession | undefined;
  let recovering: Promise<void> | undefined;
  let released: Promise<void> | undefined;
  let isLost = false;

  function hold(current: ServerSession): void {
    const endWatch = watchData(paths, current.server);
    session = current;
    current.client.once("end", () => {
      endWatch();
      session = undefined;
      if (!releasing.signal.aborted) {
        recovering = recover();
      }
    });
  }

  async function recover(): Promise<void> {
    try {
      const again = await rejoin(port, releasing.signal);
      hold(again);
      onRecovered?.();
      if (again.server.port !== port) {
        onLost?.(movedAway(paths, port));
      }
    } catch (error) {
      if (!releasing.signal.aborted) {
        isLost = true;
        onLost?.(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  async function release(): Promise<void> {
    releasing.abort();
    await recovering;
    if (session !== undefined || !isLost) {
      await leave(paths, session);
    }
  }

  hold(joined);
  return () => {
    released ??= release();
    return released;
  };
}

function movedAway({ dataDir }: ClusterPaths, port: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in ${dataDir} had to be started on another port, because a program has taken port ${port}.`,
  );
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

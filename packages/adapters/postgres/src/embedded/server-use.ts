import { setTimeout as pause } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import { readPassword, serverUser, serviceDatabase } from "./cluster.ts";
import type { ClusterPaths } from "./cluster-paths.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { findServer, type RunningServer } from "./server-process.ts";
import { stopServer } from "./stop-server.ts";

/**
 * Everyone who uses the server shares this advisory lock for as long as they do; whoever gets it alone is the last
 * one and stops the server. It is kept in the database `postgres`, since such locks belong to one database.
 */
const useLock = 7_305_829_146;
const lockDatabase = "postgres";

/** A share in the running server. */
export interface ServerUse {
  readonly server: RunningServer;
  readonly session: Client;
}

/**
 * Joins the server, or gives undefined when there is none yet, it is not ready or it is being stopped.
 *
 * @throws EmbeddedPostgresError when the server does not take the password
 */
export async function joinServer(paths: ClusterPaths, timeoutMs: number): Promise<ServerUse | undefined> {
  const server = findServer(paths.dataDirectory);
  if (server === undefined || !server.isReady) {
    return undefined;
  }
  const session = new Client({
    host: "127.0.0.1",
    port: server.port,
    user: serverUser,
    password: await readPassword(paths),
    database: lockDatabase,
    application_name: "companion use lock",
    connectionTimeoutMillis: Math.max(1, timeoutMs),
    query_timeout: Math.max(1, timeoutMs),
  });
  session.on("error", () => undefined); // A lost connection shows in its "end" and in the next query.
  try {
    await session.connect();
    if (await takeLock(session, "pg_try_advisory_lock_shared")) {
      await ensureServiceDatabase(session);
      return { server, session };
    }
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "28P01") {
      throw new EmbeddedPostgresError(`The database does not take the password in ${paths.passwordFile}.`);
    }
  }
  await session.end().catch(() => undefined);
  return undefined;
}

async function takeLock(
  session: Client,
  lock: "pg_try_advisory_lock_shared" | "pg_try_advisory_lock",
): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>(`select ${lock}($1) as taken`, [useLock]);
  return rows[0]?.taken === true;
}

async function ensureServiceDatabase(session: Client): Promise<void> {
  const { rowCount } = await session.query("select from pg_database where datname = $1", [serviceDatabase]);
  if (rowCount === 0) {
    // Another process may have been quicker, which shows as a duplicate name or a violated unique index.
    await session.query(`create database ${serviceDatabase}`).catch((error: unknown) => {
      if (!(error instanceof DatabaseError) || (error.code !== "42P04" && error.code !== "23505")) {
        throw error;
      }
    });
  }
}

/** Ends the use; the last one out stops the server and waits for its end. */
async function leaveServer(paths: ClusterPaths, { server, session }: ServerUse): Promise<void> {
  try {
    await session.query("select pg_advisory_unlock_shared($1)", [useLock]);
    if (await takeLock(session, "pg_try_advisory_lock")) {
      await stopServer(paths.dataDirectory, server);
    }
  } finally {
    await session.end().catch(() => undefined);
  }
}

const rejoinTimeoutMs = 5_000;
const rejoinPauseMs = 500;

/**
 * Keeps the share until it is released, also when PostgreSQL ends its sessions and goes on, as it does when one of
 * its processes crashes: without the lock another process would take itself for the last one.
 */
export function keepUse(paths: ClusterPaths, joined: ServerUse): () => Promise<void> {
  let use: ServerUse | undefined;
  let rejoining: Promise<void> | undefined;
  let release: Promise<void> | undefined;

  function hold(joinedUse: ServerUse): void {
    use = joinedUse;
    joinedUse.session.once("end", () => {
      use = undefined;
      if (release === undefined) {
        rejoining = rejoin();
      }
    });
  }

  async function rejoin(): Promise<void> {
    while (release === undefined) {
      const again = await joinServer(paths, rejoinTimeoutMs).catch(() => undefined);
      if (again !== undefined) {
        hold(again);
        return;
      }
      await pause(rejoinPauseMs, undefined, { ref: false });
    }
  }

  async function leave(): Promise<void> {
    await rejoining;
    const last = use ?? (await joinServer(paths, rejoinTimeoutMs));
    if (last !== undefined) {
      await leaveServer(paths, last);
    }
  }

  hold(joined);
  return () => {
    release ??= leave();
    return release;
  };
}

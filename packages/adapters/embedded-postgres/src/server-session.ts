import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { ClusterPaths } from "./cluster-paths.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { hasCode, ignore } from "./error-code.ts";
import { findServer, type RunningServer } from "./server-process.ts";
import { serverUser, serviceDatabase, serviceUser } from "./server-settings.ts";
import { stopServer } from "./stop-server.ts";

/**
 * Everyone who uses the server shares this advisory lock for as long as they do; whoever gets it
 * alone is the last one and stops the server. It is kept in the database `postgres`, since such
 * locks belong to one database.
 */
const useLock = 7_305_829_146;
const lockDatabase = "postgres";

const queryTimeoutMs = 10_000;
const leastQueryTimeoutMs = 1_000;
const lastUserAttempts = 8;
const lastUserPauseMs = 25;

/** A session in the running server that holds a share of the lock. */
export interface ServerSession {
  readonly server: RunningServer;
  readonly client: Client;
}

/**
 * Joins the server, or gives undefined when none runs, or one that is not ready or is stopping.
 *
 * @throws EmbeddedPostgresError when the server does not take the password
 */
export async function joinServer(
  paths: ClusterPaths,
  timeoutMs: number,
): Promise<ServerSession | undefined> {
  const server = findServer(paths.dataDirectory);
  if (server === undefined || !server.isReady) {
    return undefined;
  }
  const client = new Client({
    host: "127.0.0.1",
    port: server.port,
    user: serverUser,
    password: await readPassword(paths),
    database: lockDatabase,
    application_name: "companion use lock",
    // Said here so that PGSSLMODE and PGOPTIONS, meant for other servers, do not count for this one.
    ssl: false,
    options: "-c client_encoding=UTF8",
    connectionTimeoutMillis: Math.max(1, timeoutMs),
    query_timeout: Math.min(queryTimeoutMs, Math.max(leastQueryTimeoutMs, timeoutMs)),
  });
  client.on("error", () => undefined); // A lost connection shows in "end" and in the next query.
  try {
    await client.connect();
    if (await takeLock(client, "pg_try_advisory_lock_shared")) {
      await ensureServiceRole(client, servicePassword(await readPassword(paths)));
      await ensureServiceDatabase(client);
      return { server, client };
    }
  } catch (error) {
    if (hasCode(error, "28P01")) {
      throw new EmbeddedPostgresError(
        `The database does not take the password in ${paths.passwordFile}.`,
      );
    }
  }
  await client.end().catch(() => undefined);
  return undefined;
}

/** Follows from the superuser's: whoever may read that one needs no other. */
export function servicePassword(superuserPassword: string): string {
  return createHmac("sha256", superuserPassword).update(serviceUser).digest("hex");
}

/**
 * The password of the superuser.
 *
 * @throws EmbeddedPostgresError when its file is gone
 */
export async function readPassword({ passwordFile }: ClusterPaths): Promise<string> {
  const password = await readFile(passwordFile, "utf8").catch(ignore("ENOENT"));
  if (password === undefined) {
    throw new EmbeddedPostgresError(
      `The password file ${passwordFile} of the database is missing.`,
    );
  }
  return password.trim();
}

/** Ends the session; the last one out stops the server and waits for its end. */
export async function leaveServer(paths: ClusterPaths, session: ServerSession): Promise<void> {
  const { client, server } = session;
  try {
    await client.query("select pg_advisory_unlock_shared($1)", [useLock]);
    if (await isLast(client)) {
      await stopServer(paths.dataDirectory, server);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asks more than once: the server may not have noticed yet that another user was killed. */
async function isLast(client: Client): Promise<boolean> {
  for (let attempt = 0; attempt < lastUserAttempts; attempt += 1) {
    if (await takeLock(client, "pg_try_advisory_lock")) {
      return true;
    }
    await pause(lastUserPauseMs);
  }
  return false;
}

async function takeLock(
  client: Client,
  lock: "pg_try_advisory_lock_shared" | "pg_try_advisory_lock",
): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select ${lock}($1) as taken`, [useLock]);
  return rows[0]?.taken === true;
}

/** A role without any right but to connect: what it may do with tables is for their owner to say. */
async function ensureServiceRole(client: Client, password: string): Promise<void> {
  const existing = "select from pg_roles where rolname = $1";
  const { rowCount } = await client.query(existing, [serviceUser]);
  if (rowCount === 0) {
    await client
      .query(`create role ${serviceUser} login noinherit password '${password}'`)
      .catch(ignore("42710", "23505"));
  }
}

async function ensureServiceDatabase(client: Client): Promise<void> {
  const existing = "select from pg_database where datname = $1";
  const { rowCount } = await client.query(existing, [serviceDatabase]);
  if (rowCount === 0) {
    // Another process may be quicker: then the name is taken, or becomes so in the same moment.
    await client.query(`create database ${serviceDatabase}`).catch(ignore("42P04", "23505"));
  }
}

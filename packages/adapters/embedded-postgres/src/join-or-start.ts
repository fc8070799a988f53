import { setTimeout as pause } from "node:timers/promises";
import { type ClusterPaths, isInitialised, isMade } from "./cluster-paths.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { initialiseCluster, removeUnfinished } from "./initialise-cluster.ts";
import { findServer, killServer } from "./server-process.ts";
import { joinServer, type ServerSession } from "./server-session.ts";
import type { ServerSettings } from "./server-settings.ts";
import { type StartOutcome, startServer } from "./start-server.ts";
import type { PostgresTools } from "./tools.ts";
import { giveTo } from "./unprivileged.ts";
import { endOfLog, whyNotStarted } from "./why-not-started.ts";

/** What a server is made and started with. */
export interface OpeningOptions {
  readonly startupTimeoutMs: number;
  readonly settings: ServerSettings;
  /** False when the files need not outlive a crash. */
  readonly isDurable: boolean;
  readonly log?: ((message: string) => void) | undefined;
  /** Finds the programs of PostgreSQL, and the way to run them. */
  prepare(timeoutMs: number): Promise<PostgresTools>;
}

/** A server that was in use and has died: it is wanted again where its users look for it. */
export interface LostServer {
  readonly port: number;
  /** Aborted when it is not wanted any more. */
  readonly signal: AbortSignal;
}

const maximumFailedStarts = 6;
const firstRetryPauseMs = 100;
const longestRetryPauseMs = 1_000;
const pollPauseMs = 20;
/** The server's log has a line for each time that it is asked too early. */
const recoveryPollPauseMs = 100;

/**
 * A session in the server of the directory, which is made and started where that is needed.
 *
 * @throws EmbeddedPostgresError when there is none in time
 */
export async function joinOrStart(
  paths: ClusterPaths,
  options: OpeningOptions,
  lost?: LostServer,
): Promise<ServerSession> {
  const deadline = performance.now() + options.startupTimeoutMs;
  const remainingMs = () => Math.max(0, deadline - performance.now());
  const logStart = await endOfLog(paths);
  let failedStarts = 0;
  let reason: string | undefined;
  while (remainingMs() > 0) {
    lost?.signal.throwIfAborted();
    const session = await joinServer(paths, remainingMs());
    if (session !== undefined) {
      return session;
    }
    if (findServer(paths.dataDirectory) !== undefined) {
      // It is starting or stopping, whoever told it to.
      failedStarts = 0;
      await pause(Math.min(lost === undefined ? pollPauseMs : recoveryPollPauseMs, remainingMs()));
      continue;
    }
    await requireData(paths, lost !== undefined);
    const tools = await options.prepare(remainingMs());
    const outcome = await makeAndStart(paths, tools, options, remainingMs, lost?.port);
    if (!outcome.isStarted && findServer(paths.dataDirectory) === undefined) {
      failedStarts += 1;
      reason = outcome.reason ?? reason;
      if (lost === undefined && failedStarts === maximumFailedStarts) {
        throw notStarted(paths, reason);
      }
      // What is left of a killed server can hold on to its memory for a moment.
      await pause(Math.min(retryPauseMs(failedStarts, lost), remainingMs()));
    }
  }
  if (lost !== undefined) {
    reason ??= await whyNotStarted(paths, logStart);
    endServer(paths, reason);
  }
  if (failedStarts > 0 || reason !== undefined) {
    throw notStarted(paths, reason);
  }
  throw new EmbeddedPostgresError(
    `The database in ${paths.dataDir} was not ready within ${options.startupTimeoutMs} ms; its log is ${paths.logFile}.`,
  );
}

/** One that begins its recovery over and over would never end it; one that only takes long may go on. */
function endServer({ dataDirectory }: ClusterPaths, reason: string | undefined): void {
  const server = reason === undefined ? undefined : findServer(dataDirectory);
  if (server !== undefined) {
    killServer(server.pid);
  }
}

/** A server that is missed is tried often: there may be room on the disk again. */
function retryPauseMs(failedStarts: number, lost: LostServer | undefined): number {
  const pauseMs = firstRetryPauseMs * 2 ** (failedStarts - 1);
  return lost === undefined ? pauseMs : Math.min(pauseMs, longestRetryPauseMs);
}

function notStarted({ dataDir, logFile }: ClusterPaths, reason: string | undefined): Error {
  return new EmbeddedPostgresError(
    reason === undefined
      ? `The database in ${dataDir} does not start: ${logFile} says why.`
      : `The database in ${dataDir} does not start: ${reason}; its log is ${logFile}.`,
  );
}

/** Data that is gone is never replaced by an empty database on its own account. */
async function requireData(paths: ClusterPaths, wasInUse: boolean): Promise<void> {
  const isExpected = wasInUse || (await isMade(paths));
  if (!isExpected || (await isInitialised(paths))) {
    return;
  }
  throw new EmbeddedPostgresError(
    `The data of the database is gone from ${paths.dataDirectory}: restore a backup, or remove ${paths.serverDirectory} to begin with an empty database.`,
  );
}

async function makeAndStart(
  paths: ClusterPaths,
  tools: PostgresTools,
  options: OpeningOptions,
  remainingMs: () => number,
  port: number | undefined,
): Promise<StartOutcome> {
  if (!(await isInitialised(paths))) {
    options.log?.(`Making a new database in ${paths.dataDir}.`);
    await initialiseCluster(paths, tools, options.isDurable, remainingMs());
  }
  await removeUnfinished(paths);
  await giveTo(tools.launcher.owner, paths.serverDirectory);
  options.log?.(`Starting the database in ${paths.dataDir}.`);
  return await startServer(paths, tools, options.settings, remainingMs(), port);
}

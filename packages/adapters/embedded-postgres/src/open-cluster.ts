import { setTimeout as pause } from "node:timers/promises";
import { type ClusterPaths, isInitialised, prepareDataDir } from "./cluster-paths.ts";
import { EmbeddedPostgresError, explainFileSystemError } from "./embedded-postgres-error.ts";
import { initialiseCluster, removeUnfinished } from "./initialise-cluster.ts";
import { keepUse } from "./keep-use.ts";
import { findServer } from "./server-process.ts";
import { joinServer, readPassword, type ServerSession } from "./server-session.ts";
import { type ServerSettings, serverUser, serviceDatabase } from "./server-settings.ts";
import { startServer } from "./start-server.ts";
import { type PostgresTools, prepareTools } from "./tools.ts";
import { giveTo, type Launcher } from "./unprivileged.ts";

/** A use of the embedded server. */
export interface EmbeddedPostgres {
  /** Holds the password: not for logs. */
  readonly connectionString: string;
  /**
   * Ends this use; may be called again. When it was the last one, resolves after the server has
   * stopped, which ends connections that are still open.
   */
  release(): Promise<void>;
}

/** What a server is opened with, for the service as for tests. */
export interface OpenClusterOptions {
  readonly dataDir: string;
  readonly startupTimeoutMs: number;
  readonly settings: ServerSettings;
  /** False when the files need not outlive a crash. */
  readonly isDurable: boolean;
  /** The ways to run PostgreSQL, best first; found out when not given. */
  readonly launchers?: readonly Launcher[];
  readonly log?: (message: string) => void;
}

/**
 * Joins the server of the directory, or makes and starts it.
 *
 * @throws EmbeddedPostgresError when that is not possible
 */
export async function openCluster(options: OpenClusterOptions): Promise<EmbeddedPostgres> {
  try {
    const paths = await prepareDataDir(options.dataDir);
    const session = await joinOrStart(paths, options);
    const address = `127.0.0.1:${session.server.port}`;
    const password = await readPassword(paths);
    return {
      connectionString: `postgresql://${serverUser}:${password}@${address}/${serviceDatabase}?sslmode=disable`,
      release: keepUse(paths, session),
    };
  } catch (error) {
    throw explainFileSystemError(error, options.dataDir);
  }
}

const maximumFailedStarts = 6;
const firstRetryPauseMs = 100;
const pollPauseMs = 20;

async function joinOrStart(
  paths: ClusterPaths,
  options: OpenClusterOptions,
): Promise<ServerSession> {
  const deadline = performance.now() + options.startupTimeoutMs;
  const remainingMs = () => Math.max(0, deadline - performance.now());
  let tools: PostgresTools | undefined;
  let failedStarts = 0;
  while (remainingMs() > 0) {
    const session = await joinServer(paths, remainingMs());
    if (session !== undefined) {
      return session;
    }
    if (findServer(paths.dataDirectory) !== undefined) {
      // It is starting or stopping, whoever told it to.
      failedStarts = 0;
      await pause(Math.min(pollPauseMs, remainingMs()));
      continue;
    }
    tools ??= await prepareTools(paths, options.launchers, remainingMs());
    const hasStarted = await makeAndStart(paths, tools, options, remainingMs);
    if (!hasStarted && findServer(paths.dataDirectory) === undefined) {
      failedStarts += 1;
      if (failedStarts === maximumFailedStarts) {
        throw new EmbeddedPostgresError(
          `The database in ${paths.dataDir} does not start: ${paths.logFile} says why.`,
        );
      }
      // What is left of a killed server can hold on to its memory for a moment.
      await pause(Math.min(firstRetryPauseMs * 2 ** (failedStarts - 1), remainingMs()));
    }
  }
  throw new EmbeddedPostgresError(
    `The database in ${paths.dataDir} was not ready within ${options.startupTimeoutMs} ms; its log is ${paths.logFile}.`,
  );
}

async function makeAndStart(
  paths: ClusterPaths,
  tools: PostgresTools,
  options: OpenClusterOptions,
  remainingMs: () => number,
): Promise<boolean> {
  if (!(await isInitialised(paths))) {
    options.log?.(`Making a new database in ${paths.dataDir}.`);
    await initialiseCluster(paths, tools, options.isDurable, remainingMs());
  }
  await removeUnfinished(paths);
  await giveTo(tools.launcher.owner, paths.serverDirectory);
  options.log?.(`Starting the database in ${paths.dataDir}.`);
  return await startServer(paths, tools, options.settings, remainingMs());
}

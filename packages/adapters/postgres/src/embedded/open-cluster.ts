import { setTimeout as pause } from "node:timers/promises";
import { findBinaries, type PostgresBinaries } from "./binaries.ts";
import { checkVersion, initialiseCluster, isInitialised, readPassword, removeUnfinished, serverUser, serviceDatabase } from "./cluster.ts";
import { type ClusterPaths, prepareDataDir } from "./cluster-paths.ts";
import { EmbeddedPostgresError, explainFileSystemError } from "./embedded-postgres-error.ts";
import { findServer } from "./server-process.ts";
import type { ServerSettings } from "./server-settings.ts";
import { joinServer, keepUse, type ServerUse } from "./server-use.ts";
import { startServer } from "./start-server.ts";
import { chooseLauncher, giveTo, type Launcher, launchersFor } from "./unprivileged.ts";

/** A use of the embedded server. */
export interface EmbeddedPostgres {
  /** Holds the password: not for logs. */
  readonly connectionString: string;
  /**
   * Ends this use and may be called again. When it was the last one, resolves after the server has stopped; close
   * your own connections first.
   */
  release(): Promise<void>;
}

export interface OpenClusterOptions {
  readonly dataDir: string;
  readonly startupTimeoutMs: number;
  readonly settings: ServerSettings;
  /** False when the files need not outlive a crash. */
  readonly durable: boolean;
  /** The ways to run PostgreSQL when root does; found out when not given. */
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
    const use = await joinOrStart(paths, options);
    const password = await readPassword(paths);
    return {
      connectionString: `postgresql://${serverUser}:${password}@127.0.0.1:${use.server.port}/${serviceDatabase}`,
      release: keepUse(paths, use),
    };
  } catch (error) {
    throw explainFileSystemError(error, options.dataDir);
  }
}

/** What starting needs and joining does not. */
interface Tools {
  readonly binaries: PostgresBinaries;
  readonly launcher: Launcher;
}

const maximumFailedStarts = 6;
const firstRetryPauseMs = 100;
const pollPauseMs = 20;

async function joinOrStart(paths: ClusterPaths, options: OpenClusterOptions): Promise<ServerUse> {
  const deadline = performance.now() + options.startupTimeoutMs;
  const remainingMs = () => deadline - performance.now();
  let tools: Tools | undefined;
  let failedStarts = 0;
  while (remainingMs() > 0) {
    const use = await joinServer(paths, remainingMs());
    if (use !== undefined) {
      return use;
    }
    if (findServer(paths.dataDirectory) !== undefined) {
      failedStarts = 0; // It is starting or stopping, whoever told it to.
      await pause(pollPauseMs);
      continue;
    }
    tools ??= await prepareTools(paths, options, remainingMs());
    if (!(await makeAndStart(paths, tools, options, remainingMs)) && findServer(paths.dataDirectory) === undefined) {
      // What is left of a killed server can hold its memory a moment longer.
      await pause(Math.min(firstRetryPauseMs * 2 ** failedStarts, Math.max(0, remainingMs())));
      failedStarts += 1;
      if (failedStarts === maximumFailedStarts) {
        throw new EmbeddedPostgresError(`The database in ${paths.dataDir} does not start: ${paths.logFile} says why.`);
      }
    }
  }
  throw new EmbeddedPostgresError(
    `The database in ${paths.dataDir} was not ready within ${options.startupTimeoutMs} ms; its log is ${paths.logFile}.`,
  );
}

async function prepareTools(paths: ClusterPaths, options: OpenClusterOptions, timeoutMs: number): Promise<Tools> {
  const binaries = await findBinaries();
  await checkVersion(paths, binaries, timeoutMs);
  const owned = (await isInitialised(paths)) ? paths.dataDirectory : paths.dataDir;
  const launchers = options.launchers ?? (await launchersFor(owned));
  return { binaries, launcher: await chooseLauncher(launchers, paths.dataDir, binaries.postgres) };
}

async function makeAndStart(
  paths: ClusterPaths,
  { binaries, launcher }: Tools,
  { settings, durable, log }: OpenClusterOptions,
  remainingMs: () => number,
): Promise<boolean> {
  if (!(await isInitialised(paths))) {
    log?.(`Making a new database in ${paths.dataDir}.`);
    await initialiseCluster(paths, binaries, launcher, durable, remainingMs());
  }
  await removeUnfinished(paths);
  await giveTo(launcher.owner, paths.serverDirectory);
  log?.(`Starting the database in ${paths.dataDir}.`);
  return startServer(paths, binaries, launcher, settings, remainingMs());
}

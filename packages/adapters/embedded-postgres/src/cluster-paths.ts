import type { Stats } from "node:fs";
import { mkdir, realpath, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { ignore } from "./error-code.ts";

/** What belongs to one server. */
export interface ServerDirectoryPaths {
  /** Made under another name and renamed when complete: it is there as a whole or not at all. */
  readonly serverDirectory: string;
  /** PostgreSQL's own data directory. */
  readonly dataDirectory: string;
  readonly passwordFile: string;
  readonly logFile: string;
}

/** Where everything of one embedded server is; `dataDir` is the directory the operator named. */
export interface ClusterPaths extends ServerDirectoryPaths {
  readonly dataDir: string;
}

/** The names inside a server directory, also while it is being made. */
export function serverDirectoryPaths(serverDirectory: string): ServerDirectoryPaths {
  return {
    serverDirectory,
    dataDirectory: join(serverDirectory, "data"),
    passwordFile: join(serverDirectory, "password"),
    logFile: join(serverDirectory, "server.log"),
  };
}

/** The paths in a directory that may or may not hold a server yet. */
export function clusterPaths(dataDir: string): ClusterPaths {
  return { dataDir, ...serverDirectoryPaths(join(dataDir, "server")) };
}

/** Whether the server's files are there. */
export function isInitialised(paths: ClusterPaths): Promise<boolean> {
  return exists(join(paths.dataDirectory, "PG_VERSION"));
}

/** Whether a server was ever made here: its directory comes with everything in it. */
export function isMade({ serverDirectory }: ClusterPaths): Promise<boolean> {
  return exists(serverDirectory);
}

/**
 * Creates the directory when it is missing and gives the paths in it.
 *
 * @throws EmbeddedPostgresError when the path names something that no server can be kept in
 */
export async function prepareDataDir(path: string): Promise<ClusterPaths> {
  const wanted = resolve(path);
  // Others may pass through but not look, since the server can run as another user; what is inside
  // is that user's alone.
  await createDirectory(wanted, 0o711);
  const dataDir = await realpath(wanted);
  if (process.platform !== "win32" && /["$`\\\n]/.test(dataDir)) {
    throw new EmbeddedPostgresError(
      `The database directory ${dataDir} cannot be used: PostgreSQL does not start under a path with a quotation mark, dollar sign, backtick, backslash or line break.`,
    );
  }
  if (await exists(join(dataDir, "PG_VERSION"))) {
    throw new EmbeddedPostgresError(
      `The database directory ${dataDir} belongs to another PostgreSQL server: name a directory for the embedded one alone.`,
    );
  }
  return clusterPaths(dataDir);
}

/** Not `mkdir` with `recursive`: under /proc, where nothing can be made, that never comes back. */
async function createDirectory(path: string, mode?: number): Promise<void> {
  const found = await statIfPresent(path);
  if (found?.isDirectory() === false) {
    throw new EmbeddedPostgresError(`The database directory ${path} is a file, not a directory.`);
  }
  if (found === undefined) {
    await createDirectory(dirname(path));
    // Another process may make it in the same moment.
    await mkdir(path, { mode }).catch(ignore("EEXIST"));
  }
}

async function exists(path: string): Promise<boolean> {
  return (await statIfPresent(path)) !== undefined;
}

async function statIfPresent(path: string): Promise<Stats | undefined> {
  return await stat(path).catch(ignore("ENOENT"));
}

import { access, mkdir, realpath, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

/** Where everything of one embedded server is. */
export interface ClusterPaths {
  /** The directory the operator named. */
  readonly dataDir: string;
  /** Made under another name and renamed when complete: it either exists as a whole or not at all. */
  readonly serverDirectory: string;
  /** PostgreSQL's own data directory. */
  readonly dataDirectory: string;
  readonly passwordFile: string;
  readonly logFile: string;
}

/** The names inside a server directory, also while it is being made. */
export function serverDirectoryPaths(serverDirectory: string): Omit<ClusterPaths, "dataDir"> {
  return {
    serverDirectory,
    dataDirectory: join(serverDirectory, "data"),
    passwordFile: join(serverDirectory, "password"),
    logFile: join(serverDirectory, "server.log"),
  };
}

/**
 * Creates the directory when it is missing and gives the paths in it.
 *
 * @throws EmbeddedPostgresError when the path names something that no server can be kept in
 */
export async function prepareDataDir(path: string): Promise<ClusterPaths> {
  const wanted = resolve(path);
  await createDirectory(wanted);
  const dataDir = await realpath(wanted);
  if (process.platform !== "win32" && /["$`\\\n]/.test(dataDir)) {
    throw new EmbeddedPostgresError(
      `The database directory ${dataDir} cannot be used: its path has a quote, dollar sign, backslash or line break, which PostgreSQL does not start under.`,
    );
  }
  if (await exists(join(dataDir, "PG_VERSION"))) {
    throw new EmbeddedPostgresError(
      `The database directory ${dataDir} belongs to another PostgreSQL server: name a directory for the embedded one alone.`,
    );
  }
  return { dataDir, ...serverDirectoryPaths(join(dataDir, "server")) };
}

async function createDirectory(path: string): Promise<void> {
  try {
    // Others may pass through, since the server can run as another user, but not look: what is inside is its owner's.
    await mkdir(path, { recursive: true, mode: 0o711 });
  } catch (error) {
    if ((await stat(path).catch(() => undefined))?.isDirectory() === false) {
      throw new EmbeddedPostgresError(
        `The database directory ${path} is a file, not a directory.`,
        { cause: error },
      );
    }
    throw error;
  }
}

/** Whether a path leads to anything. */
export async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      return false;
    }
    throw error;
  }
}

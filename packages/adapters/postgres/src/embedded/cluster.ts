import { randomBytes } from "node:crypto";
import {
  chown,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import type { PostgresBinaries } from "./binaries.ts";
import { type ClusterPaths, exists, serverDirectoryPaths } from "./cluster-paths.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { runProgram } from "./run-program.ts";
import type { Launcher } from "./unprivileged.ts";

/** The one role of the server, and the database of the service. */
export const serverUser = "companion";
export const serviceDatabase = "companion";

const unfinishedPrefix = "initialising-";

/** Whether the server's files are there; they come into being all at once. */
export function isInitialised(paths: ClusterPaths): Promise<boolean> {
  return exists(join(paths.dataDirectory, "PG_VERSION"));
}

/**
 * Makes the server's files under a name of their own and renames them when they are complete. Being killed on the way
 * leaves nothing that a later start takes for a database, and of two processes that do this at once the first wins.
 *
 * @throws EmbeddedPostgresError when PostgreSQL cannot make them
 */
export async function initialiseCluster(
  paths: ClusterPaths,
  binaries: PostgresBinaries,
  launcher: Launcher,
  durable: boolean,
  timeoutMs: number,
): Promise<void> {
  const unfinished = await mkdtemp(join(paths.dataDir, unfinishedPrefix));
  try {
    await fillServerDirectory(unfinished, binaries, launcher, durable, timeoutMs);
    await rename(unfinished, paths.serverDirectory);
    await syncDirectory(paths.dataDir);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
    if (!(await isInitialised(paths))) {
      throw error;
    }
  }
}

async function fillServerDirectory(
  serverDirectory: string,
  binaries: PostgresBinaries,
  launcher: Launcher,
  durable: boolean,
  timeoutMs: number,
): Promise<void> {
  const { dataDirectory, passwordFile } = serverDirectoryPaths(serverDirectory);
  await mkdir(dataDirectory, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
  if (launcher.owner !== undefined) {
    for (const path of [dataDirectory, passwordFile, serverDirectory]) {
      await chown(path, launcher.owner.uid, launcher.owner.gid);
    }
  }
  const args = [
    `--pgdata=${dataDirectory}`,
    `--username=${serverUser}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // PostgreSQL's own locale: the same order on every system, whatever locales it has installed.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    ...(durable ? [] : ["--no-sync"]),
  ];
  const result = await runProgram(
    launcher.command(binaries.initdb, args),
    serverDirectory,
    timeoutMs,
  );
  if (result.timedOut) {
    throw new EmbeddedPostgresError(
      `The database in ${serverDirectory} was not initialised in time.`,
    );
  }
  if (!result.succeeded) {
    throw new EmbeddedPostgresError(`The database could not be initialised: ${result.complaint}.`);
  }
}

async function syncDirectory(path: string): Promise<void> {
  if (process.platform !== "win32") {
    const directory = await open(path);
    await directory.sync().finally(() => directory.close());
  }
}

/** Removes what interrupted initialisations left; whoever is still at it has lost to the database that exists. */
export async function removeUnfinished(paths: ClusterPaths): Promise<void> {
  for (const name of await readdir(paths.dataDir)) {
    if (name.startsWith(unfinishedPrefix)) {
      await rm(join(paths.dataDir, name), { recursive: true, force: true, maxRetries: 5 }).catch(
        () => undefined,
      );
    }
  }
}

/**
 * Refuses files of another major version, which this server cannot read.
 *
 * @throws EmbeddedPostgresError naming both versions
 */
export async function checkVersion(
  paths: ClusterPaths,
  binaries: PostgresBinaries,
  timeoutMs: number,
): Promise<void> {
  const version = { file: binaries.postgres, args: ["--version"] };
  const { succeeded, timedOut, output, complaint } = await runProgram(
    version,
    paths.dataDir,
    timeoutMs,
  );
  const ours = /\d+/.exec(output)?.[0];
  if (!succeeded || ours === undefined) {
    const reason = timedOut ? "it did not answer in time" : complaint;
    throw new EmbeddedPostgresError(
      `The installed PostgreSQL does not run on this system: ${reason}.`,
    );
  }
  if (await isInitialised(paths)) {
    const theirs = (await readFile(join(paths.dataDirectory, "PG_VERSION"), "utf8")).trim();
    if (theirs !== ours) {
      throw new EmbeddedPostgresError(
        `The database directory ${paths.dataDir} was made by PostgreSQL ${theirs} and cannot be read by PostgreSQL ${ours}.`,
      );
    }
  }
}

/**
 * The password of the one role.
 *
 * @throws EmbeddedPostgresError when its file is gone
 */
export async function readPassword(paths: ClusterPaths): Promise<string> {
  if (!(await exists(paths.passwordFile))) {
    throw new EmbeddedPostgresError(
      `The password file ${paths.passwordFile} of the database is missing.`,
    );
  }
  return (await readFile(paths.passwordFile, "utf8")).trim();
}

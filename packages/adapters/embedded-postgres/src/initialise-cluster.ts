import { randomBytes } from "node:crypto";
import { chown, mkdir, mkdtemp, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type ClusterPaths,
  isInitialised,
  type ServerDirectoryPaths,
  serverDirectoryPaths,
} from "./cluster-paths.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { runProgram } from "./run-program.ts";
import { serverUser } from "./server-settings.ts";
import type { PostgresTools } from "./tools.ts";

const unfinishedPrefix = "initialising-";

/**
 * Makes the server's files under a name of their own and renames them when they are complete.
 * Being killed on the way leaves nothing that a later start takes for a database, and of several
 * processes that do this at once the first one wins.
 *
 * @throws EmbeddedPostgresError when PostgreSQL cannot make them
 */
export async function initialiseCluster(
  paths: ClusterPaths,
  tools: PostgresTools,
  isDurable: boolean,
  timeoutMs: number,
): Promise<void> {
  const unfinished = await mkdtemp(join(paths.dataDir, unfinishedPrefix));
  try {
    const files = serverDirectoryPaths(unfinished);
    await prepareFiles(files, tools);
    const args = initdbArguments(files, isDurable);
    const initdb = tools.launcher.command(tools.binaries.initdb, args);
    const result = await runProgram(initdb, unfinished, timeoutMs);
    if (!result.succeeded) {
      const reason = result.timedOut ? "it took too long" : result.complaint;
      throw new EmbeddedPostgresError(`No database could be made in ${paths.dataDir}: ${reason}.`);
    }
    await rename(unfinished, paths.serverDirectory);
    await syncDirectory(paths.dataDir);
  } catch (error) {
    await removeDirectory(unfinished);
    if (!(await isInitialised(paths))) {
      throw error;
    }
  }
}

async function prepareFiles(
  files: ServerDirectoryPaths,
  { launcher }: PostgresTools,
): Promise<void> {
  await mkdir(files.dataDirectory, { mode: 0o700 });
  await writeFile(files.passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
  if (launcher.owner !== undefined) {
    for (const path of [files.dataDirectory, files.passwordFile, files.serverDirectory]) {
      await chown(path, launcher.owner.uid, launcher.owner.gid);
    }
  }
}

function initdbArguments(files: ServerDirectoryPaths, isDurable: boolean): string[] {
  return [
    `--pgdata=${files.dataDirectory}`,
    `--username=${serverUser}`,
    `--pwfile=${files.passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // PostgreSQL's own locale: the same order on every system, whatever locales are installed.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    ...(isDurable ? [] : ["--no-sync"]),
  ];
}

async function syncDirectory(path: string): Promise<void> {
  if (process.platform !== "win32") {
    const directory = await open(path);
    await directory.sync().finally(() => directory.close());
  }
}

/** Removes what interrupted attempts left; whoever is still at it has lost to the one that won. */
export async function removeUnfinished(paths: ClusterPaths): Promise<void> {
  for (const name of await readdir(paths.dataDir)) {
    if (name.startsWith(unfinishedPrefix)) {
      await removeDirectory(join(paths.dataDir, name));
    }
  }
}

/** As far as possible: a program that outlived its killed parent may still write there. */
async function removeDirectory(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
}

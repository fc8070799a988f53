import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findBinaries, type PostgresBinaries } from "./binaries.ts";
import { type ClusterPaths, isInitialised } from "./cluster-paths.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { runProgram } from "./run-program.ts";
import { chooseLauncher, type Launcher, launchersFor } from "./unprivileged.ts";

/** What making and starting a server needs, and joining a running one does not. */
export interface PostgresTools {
  readonly binaries: PostgresBinaries;
  readonly launcher: Launcher;
}

/**
 * Finds PostgreSQL and the way to run it here.
 *
 * @throws EmbeddedPostgresError when it is missing, does not run or cannot read the data
 */
export async function prepareTools(
  paths: ClusterPaths,
  launchers: readonly Launcher[] | undefined,
  timeoutMs: number,
): Promise<PostgresTools> {
  const binaries = await findBinaries();
  await checkVersion(paths, binaries, timeoutMs);
  const owned = (await isInitialised(paths)) ? paths.dataDirectory : paths.dataDir;
  const candidates = launchers ?? (await launchersFor(owned));
  return { binaries, launcher: await chooseLauncher(candidates, paths.dataDir, binaries.postgres) };
}

async function checkVersion(
  paths: ClusterPaths,
  { postgres }: PostgresBinaries,
  timeoutMs: number,
): Promise<void> {
  const version = { file: postgres, args: ["--version"] };
  const result = await runProgram(version, paths.dataDir, timeoutMs);
  const ours = /\d+/.exec(result.output)?.[0];
  if (!result.succeeded || ours === undefined) {
    const reason = result.timedOut ? "it did not answer in time" : result.complaint;
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

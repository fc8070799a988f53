import { chmod, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

/** Absolute paths of the PostgreSQL programs for this machine. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

/**
 * Finds the programs in the platform package of `embedded-postgres`.
 *
 * @throws EmbeddedPostgresError when there is no package for the platform or it is not installed
 */
export async function findBinaries(
  platform: string = process.platform,
  architecture: string = process.arch,
): Promise<PostgresBinaries> {
  const system = platform === "win32" ? "windows" : platform;
  const directory = binariesDirectory(`@embedded-postgres/${system}-${architecture}`);
  const program = (name: string) => join(directory, platform === "win32" ? `${name}.exe` : name);
  const binaries = {
    initdb: program("initdb"),
    pgCtl: program("pg_ctl"),
    postgres: program("postgres"),
  };
  await Promise.all(Object.values(binaries).map(makeExecutable));
  return binaries;
}

function binariesDirectory(packageName: string): string {
  try {
    // The platform packages are dependencies of embedded-postgres: they resolve from there only.
    const embeddedPostgres = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(embeddedPostgres).resolve(packageName);
    return join(dirname(entry), "..", "native", "bin");
  } catch (error) {
    throw new EmbeddedPostgresError(
      `PostgreSQL is not installed for this platform (there is no package ${packageName}): ` +
        "install with optional dependencies, or set DATABASE_URL to a PostgreSQL of your own.",
      { cause: error },
    );
  }
}

const readAndExecuteForAll = 0o555;

async function makeExecutable(program: string): Promise<void> {
  try {
    const { mode } = await stat(program);
    if ((mode & readAndExecuteForAll) !== readAndExecuteForAll) {
      await chmod(program, mode | readAndExecuteForAll);
    }
  } catch {
    // Whether the program runs is found out by running it.
  }
}

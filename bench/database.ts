import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedPostgres } from "@health-exercise/adapter-embedded-postgres";
import { grantRights, migrateUp } from "@health-exercise/adapter-postgres";

/** A migrated PostgreSQL of this run alone, with the durable settings of production. */
export type BenchDatabase = AsyncDisposable & {
  /** Of the owner. */
  readonly connectionString: string;
  /** Of the role that the service works in. */
  readonly serviceConnectionString: string;
  /** A directory that is removed with the database. */
  readonly directory: string;
};

const STARTUP_TIMEOUT_MS = 60_000;

export async function openBenchDatabase(): Promise<BenchDatabase> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), "companion-bench-")));
  await chmod(directory, 0o711); // The server may run as another user and has to get through.
  const discard = () => rm(directory, { recursive: true, force: true, maxRetries: 5 });
  try {
    const { connectionString, serviceConnectionString, release } = await openEmbeddedPostgres({
      dataDir: join(directory, "postgres"),
      startupTimeoutMs: STARTUP_TIMEOUT_MS,
    });
    await migrateUp({ connectionString });
    await grantRights({ connectionString }, new URL(serviceConnectionString).username);
    return {
      connectionString,
      serviceConnectionString,
      directory,
      [Symbol.asyncDispose]: () => release().finally(discard),
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

import { writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { clusterPaths } from "../src/cluster-paths.ts";
import { openEmbeddedPostgres } from "../src/embedded-postgres.ts";
import { query } from "./support/database.ts";
import { serverPid } from "./support/server.ts";
import { PATIENCE_MS, usedDataDir } from "./support/temporary-directory.ts";

const startupTimeoutMs = PATIENCE_MS;

describe("opening an embedded server again", () => {
  it("finds what was stored before", async () => {
    const dataDir = await usedDataDir();
    const first = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    await query(first.connectionString, "create table note as select 'kept' as text");
    await first.release();
    const second = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    expect(await query(second.connectionString, "select text from note")).toEqual([
      { text: "kept" },
    ]);
    await second.release();
  });

  it("has stopped the server when the last release resolves, called twice or not", async () => {
    const dataDir = await usedDataDir();
    const { connectionString, release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    await Promise.all([release(), release()]);
    expect(serverPid(dataDir)).toBeUndefined();
    await expect(query(connectionString, "select 1")).rejects.toThrow("ECONNREFUSED");
    await release();
  });

  it("ends the sessions that are still open", async () => {
    const dataDir = await usedDataDir();
    const { connectionString, release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    const sleeping = query(connectionString, "select pg_sleep(60)");
    const outcome = expect(sleeping).rejects.toThrow();
    await release();
    await outcome;
  });

  it("makes the service's database again when it was dropped", async () => {
    const dataDir = await usedDataDir();
    const first = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    const maintenance = new URL(first.connectionString);
    maintenance.pathname = "postgres";
    await query(maintenance.href, "drop database companion");
    await first.release();
    const second = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    expect(await query(second.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    await second.release();
  });

  it("empties a log that has grown large", async () => {
    const dataDir = await usedDataDir();
    await (await openEmbeddedPostgres({ dataDir, startupTimeoutMs })).release();
    const { logFile } = clusterPaths(dataDir);
    await writeFile(logFile, "x".repeat(2 * 1024 * 1024));
    const { connectionString, release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    const [log] = await query<{ size: string }>(
      connectionString,
      "select size from pg_stat_file($1)",
      [logFile],
    );
    expect(Number(log?.size)).toBeLessThan(10_000);
    await release();
  });
});

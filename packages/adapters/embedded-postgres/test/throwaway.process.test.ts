import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EmbeddedPostgresError } from "../src/embedded-postgres-error.ts";
import { startThrowawayPostgres } from "../src/throwaway-postgres.ts";
import { query, setting } from "./support/database.ts";

describe("a throw-away server", () => {
  it("is fast and leaves nothing behind", async () => {
    const { connectionString, release } = await startThrowawayPostgres();
    expect(await setting(connectionString, "fsync")).toBe("off");
    const directory = String(await setting(connectionString, "data_directory"));
    expect(existsSync(directory)).toBe(true);
    await Promise.all([release(), release()]);
    expect(existsSync(directory)).toBe(false);
    await expect(query(connectionString, "select 1")).rejects.toThrow("ECONNREFUSED");
  });

  it("is one of its own for everybody who starts one", async () => {
    const servers = await Promise.all([startThrowawayPostgres(), startThrowawayPostgres()]);
    expect(new Set(servers.map(({ connectionString }) => connectionString)).size).toBe(2);
    await Promise.all(servers.map(({ release }) => release()));
  });

  it("says so when it is not ready in time", async () => {
    await expect(startThrowawayPostgres(100)).rejects.toBeInstanceOf(EmbeddedPostgresError);
  });
});

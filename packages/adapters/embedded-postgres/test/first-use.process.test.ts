import { stat } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { clusterPaths } from "../src/cluster-paths.ts";
import { openEmbeddedPostgres } from "../src/embedded-postgres.ts";
import { query, setting } from "./support/database.ts";
import { serverPid } from "./support/server.ts";
import { newDataDir, PATIENCE_MS, temporaryDirectory } from "./support/temporary-directory.ts";

const startupTimeoutMs = PATIENCE_MS;

describe("the first use of an embedded server", () => {
  it("makes a durable database that knows every language and counts in UTC", async () => {
    const dataDir = await newDataDir();
    const { connectionString, release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    const database = `
      select current_database() as name, current_user as user, upper('é') as upper,
             'Z' < 'a' as "isByCodePoint", pg_encoding_to_char(encoding) as encoding
        from pg_database where datname = current_database()`;
    expect(await query(connectionString, database)).toEqual([
      { name: "companion", user: "companion", upper: "É", isByCodePoint: true, encoding: "UTF8" },
    ]);
    const durable = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };
    for (const [name, value] of Object.entries({ ...durable, timezone: "UTC", jit: "off" })) {
      expect([name, await setting(connectionString, name)]).toEqual([name, value]);
    }
    await release();
  });

  it("asks for the password, which only its owner may read", async () => {
    const dataDir = await newDataDir();
    const { connectionString, release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    expect((await stat(clusterPaths(dataDir).passwordFile)).mode & 0o777).toBe(0o600);
    const guess = new URL(connectionString);
    guess.password = "guess";
    await expect(query(guess.href, "select 1")).rejects.toThrow("password authentication failed");
    await release();
  });

  it("is reached over 127.0.0.1 and nothing else", async () => {
    const dataDir = await newDataDir();
    const { connectionString, release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    expect(new URL(connectionString).hostname).toBe("127.0.0.1");
    expect(await setting(connectionString, "unix_socket_directories")).toBe("");
    const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
    for (const { address, internal, family } of addresses) {
      if (!internal && family === "IPv4") {
        const outside = connectionString.replace("127.0.0.1", address);
        const client = new Client({ connectionString: outside });
        await expect(client.connect()).rejects.toThrow("ECONNREFUSED");
      }
    }
    await release();
  });

  it("works under a path that is long and has spaces and letters of other alphabets", async () => {
    const names = ["a rather long name ".repeat(8), "données d'été 健康", "data"];
    const dataDir = join(await temporaryDirectory(), ...names);
    const { connectionString, release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    expect(await query(connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    await release();
    expect(serverPid(dataDir)).toBeUndefined();
  });
});

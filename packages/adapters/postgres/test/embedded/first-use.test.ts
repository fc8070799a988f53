import { stat } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { clusterPaths } from "../../src/embedded/cluster-paths.ts";
import { openEmbeddedPostgres } from "../../src/embedded/embedded-postgres.ts";
import { query, setting } from "./support/database.ts";
import { serverPid } from "./support/server.ts";
import { newDataDir, temporaryDirectory } from "./support/temporary-directory.ts";

const startupTimeoutMs = 30_000;

describe("the first use of an embedded server", () => {
  it("makes a database for the service in the order of code points, with an upper case for every language", async () => {
    const { connectionString, release } = await openEmbeddedPostgres({
      dataDir: await newDataDir(),
      startupTimeoutMs,
    });
    expect(
      await query(
        connectionString,
        `select current_database() as name, current_user as user, upper('é') as upper, 'Z' < 'a' as code_points,
                pg_encoding_to_char(encoding) as encoding
           from pg_database where datname = current_database()`,
      ),
    ).toEqual([
      { name: "companion", user: "companion", upper: "É", code_points: true, encoding: "UTF8" },
    ]);
    await release();
  });

  it("is durable and counts in UTC", async () => {
    const { connectionString, release } = await openEmbeddedPostgres({
      dataDir: await newDataDir(),
      startupTimeoutMs,
    });
    const settings = ["fsync", "synchronous_commit", "full_page_writes", "timezone", "jit"];
    expect(await Promise.all(settings.map((name) => setting(connectionString, name)))).toEqual([
      "on",
      "on",
      "on",
      "UTC",
      "off",
    ]);
    await release();
  });

  it("asks for the password, which only its owner may read", async () => {
    const dataDir = await newDataDir();
    const { connectionString, release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    expect((await stat(clusterPaths(dataDir).passwordFile)).mode & 0o777).toBe(0o600);
    const guessing = new URL(connectionString);
    guessing.password = "guess";
    await expect(query(guessing.href, "select 1")).rejects.toThrow(
      "password authentication failed",
    );
    await release();
  });

  it("is reached over 127.0.0.1 and nothing else", async () => {
    const { connectionString, release } = await openEmbeddedPostgres({
      dataDir: await newDataDir(),
      startupTimeoutMs,
    });
    expect(new URL(connectionString).hostname).toBe("127.0.0.1");
    expect(await setting(connectionString, "unix_socket_directories")).toBe("");
    const outside = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    for (const { address } of outside.filter(
      ({ internal, family }) => !internal && family === "IPv4",
    )) {
      const client = new Client({
        connectionString: connectionString.replace("127.0.0.1", address),
      });
      await expect(client.connect()).rejects.toThrow("ECONNREFUSED");
    }
    await release();
  });

  it("works under a path that is long and has spaces and letters of other alphabets", async () => {
    const dataDir = join(
      await temporaryDirectory(),
      "a rather long name ".repeat(8),
      "données d'été 健康",
      "data",
    );
    const { connectionString, release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    expect(await query(connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    await release();
    expect(serverPid(dataDir)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { openEmbeddedPostgres } from "../src/embedded-postgres.ts";
import { query } from "./support/database.ts";
import { serverPid } from "./support/server.ts";
import { newDataDir, PATIENCE_MS, usedDataDir } from "./support/temporary-directory.ts";
import { startUserProcess } from "./support/user-process.ts";

const startupTimeoutMs = PATIENCE_MS;

describe("an embedded server that several processes use", () => {
  it("stays while one of them needs it and stops with the last", async () => {
    const dataDir = await usedDataDir();
    const starter = startUserProcess(dataDir);
    const connectionString = await starter.answer;
    const joiner = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    expect(joiner.connectionString).toBe(connectionString);
    await starter.release();
    expect(await query(joiner.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    await joiner.release();
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it("is made and started once when they begin at the same moment", async () => {
    const dataDir = await newDataDir();
    const users = Array.from({ length: 5 }, () => startUserProcess(dataDir));
    const answers = new Set(await Promise.all(users.map(({ answer }) => answer)));
    expect([...answers]).toEqual([expect.stringContaining("postgresql://")]);
    await Promise.all(users.map((user) => user.release()));
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it("stops once when they end at the same moment", async () => {
    const dataDir = await usedDataDir();
    const users = Array.from({ length: 4 }, () => startUserProcess(dataDir));
    await Promise.all(users.map(({ answer }) => answer));
    await Promise.all(users.map((user) => user.release()));
    expect(users.map(({ child }) => child.exitCode)).toEqual([0, 0, 0, 0]);
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it("is there for a newcomer who meets it stopping", async () => {
    const dataDir = await usedDataDir();
    for (let round = 0; round < 12; round += 1) {
      const first = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
      const leaving = first.release();
      await new Promise((resolve) => setTimeout(resolve, round * 3));
      const second = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
      await leaving;
      expect(await query(second.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
      await second.release();
    }
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it("serves processes that come and go at random", async () => {
    const dataDir = await usedDataDir();
    const uses = Array.from({ length: 8 }, async () => {
      for (let round = 0; round < 6; round += 1) {
        const { connectionString, release } = await openEmbeddedPostgres({
          dataDir,
          startupTimeoutMs,
        });
        expect(await query(connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
        await release();
      }
    });
    await Promise.all(uses);
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it.skipIf(process.platform === "win32")(
    "is not hit by an interrupt meant for the service",
    async () => {
      const dataDir = await usedDataDir();
      const user = startUserProcess(dataDir, { detached: true });
      const connectionString = await user.answer;
      process.kill(-Number(user.child.pid), "SIGINT");
      await user.interrupted();
      expect(await query(connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
      await user.release();
      expect(serverPid(dataDir)).toBeUndefined();
    },
  );
});

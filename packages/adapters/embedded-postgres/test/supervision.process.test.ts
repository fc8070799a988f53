import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { promisify } from "node:util";
import { Client } from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { clusterPaths } from "../src/cluster-paths.ts";
import { openEmbeddedPostgres } from "../src/embedded-postgres.ts";
import { joinOrStart } from "../src/join-or-start.ts";
import { durableSettings } from "../src/server-settings.ts";
import { prepareTools } from "../src/tools.ts";
import { startWriting } from "./support/acknowledged-writes.ts";
import { query } from "./support/database.ts";
import { killServer, serverPid } from "./support/server.ts";
import { PATIENCE_MS, usedDataDir } from "./support/temporary-directory.ts";
import { startUserProcess } from "./support/user-process.ts";
import { watchedServer } from "./support/watched-server.ts";

const startupTimeoutMs = PATIENCE_MS;

const one = (connectionString: string) =>
  query(connectionString, "select 1 as one").catch((error: Error) => error.message);

/** What has ended may wait for somebody to ask how. */
async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return status !== "" && status.split(") ").at(-1)?.startsWith("Z") === false;
}

describe("an embedded server that is killed while it is in use", () => {
  it("is started again where it was, each time, with every write that it has acknowledged", async () => {
    const dataDir = await usedDataDir();
    const { connectionString, release, recoveries } = await watchedServer(dataDir);
    const writing = await startWriting(connectionString);
    const killed = new Set<number>();
    for (let round = 0; round < 3; round += 1) {
      await writing.more(20);
      killed.add(Number(serverPid(dataDir)));
      await killServer(dataDir);
      // A server that is killed while it is being started again is one recovery with the one before.
      await expect.poll(recoveries, { timeout: startupTimeoutMs }).toBe(round + 1);
    }
    await writing.more(20);
    const { acknowledged } = writing;
    expect(await writing.stop()).toEqual(expect.arrayContaining([...acknowledged]));
    expect(killed.size).toBe(3);
    await release();
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it.runIf(process.platform === "linux")(
    "does not wait for the end of a statement that it has left running",
    async () => {
      const dataDir = await usedDataDir();
      const { connectionString } = await watchedServer(dataDir);
      const client = new Client({ connectionString });
      client.on("error", () => undefined);
      await client.connect();
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      const computing = Number(rows[0]?.pid);
      const endless = client.query("select count(*) from generate_series(1, 1000000000000)");
      const end = endless.catch((error: Error) => error.message);
      const isComputing = "select from pg_stat_activity where pid = $1 and state = 'active'";
      await expect.poll(() => query(connectionString, isComputing, [computing])).toHaveLength(1);
      await killServer(dataDir);
      await expect
        .poll(() => one(connectionString), { timeout: startupTimeoutMs })
        .toEqual([{ one: 1 }]);
      expect(await end).toMatch(/terminated/);
      await expect.poll(() => isRunning(computing), { timeout: startupTimeoutMs }).toBe(false);
    },
  );

  it("goes on for all who use it, and stops with the last of them", async () => {
    const dataDir = await usedDataDir();
    const users = [startUserProcess(dataDir), startUserProcess(dataDir)];
    const answers = await Promise.all(users.map(({ answer }) => answer));
    const { connectionString, release } = await watchedServer(dataDir);
    expect(answers).toEqual([connectionString, connectionString]);
    const using = "select from pg_locks where locktype = 'advisory' and granted";
    await expect.poll(() => query(connectionString, using)).toHaveLength(3);
    await killServer(dataDir);
    await expect
      .poll(() => query(connectionString, using).catch(() => []), { timeout: startupTimeoutMs })
      .toHaveLength(3);
    await release();
    expect(await one(connectionString)).toEqual([{ one: 1 }]);
    await Promise.all(users.map((user) => user.release()));
    expect(users.map(({ child }) => child.exitCode)).toEqual([0, 0]);
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it("is on the same port when a newcomer starts it", async () => {
    const dataDir = await usedDataDir();
    const user = startUserProcess(dataDir);
    const connectionString = await user.answer;
    await Promise.all([user.kill(), killServer(dataDir)]);
    const newcomer = await watchedServer(dataDir);
    expect(newcomer.connectionString).toBe(connectionString);
  });

  it("is given up, with the reason, when a program has taken its port", async () => {
    const dataDir = await usedDataDir();
    const squatter = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void squatter.close());
    await once(squatter, "listening");
    const { port } = squatter.address() as AddressInfo;
    const paths = clusterPaths(dataDir);
    const options = {
      dataDir,
      startupTimeoutMs: 3_000,
      settings: durableSettings,
      isDurable: true,
    };
    const prepare = () => prepareTools(paths, undefined, PATIENCE_MS);
    const lost = { port, signal: new AbortController().signal };
    await expect(joinOrStart(paths, { ...options, prepare }, lost)).rejects.toThrow(
      /data does not start: another program has taken its port; its log is .*server\.log\.$/,
    );
  });
});

describe("the data of an embedded server that is in use", () => {
  it("is missed when it is removed, and not replaced by an empty database", async () => {
    const dataDir = await usedDataDir();
    const { connectionString, loss, release } = await watchedServer(dataDir);
    const { dataDirectory } = clusterPaths(dataDir);
    const pid = Number(serverPid(dataDir));
    await rm(dataDirectory, { recursive: true, maxRetries: 20 });
    expect(await loss).toMatch(
      /^The data of the database is gone from .*data: restore a backup, or remove .*server to begin/,
    );
    await expect.poll(() => isAlive(pid), { timeout: startupTimeoutMs }).toBe(false);
    expect(await one(connectionString)).toMatch(/ECONN/);
    await release();
    expect(existsSync(dataDirectory)).toBe(false);
    await expect(openEmbeddedPostgres({ dataDir, startupTimeoutMs })).rejects.toThrow(
      /^The data of the database is gone/,
    );
  });

  it("is used when it was put in the place of other data", async () => {
    const dataDir = await usedDataDir();
    const first = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    await query(first.connectionString, "create table note as select 'kept' as text");
    await first.release();
    const { dataDirectory } = clusterPaths(dataDir);
    await promisify(execFile)("cp", ["-a", dataDirectory, `${dataDirectory}-backup`]);
    const { connectionString } = await watchedServer(dataDir);
    await query(connectionString, "drop table note");
    await rename(dataDirectory, `${dataDirectory}-old`);
    await rename(`${dataDirectory}-backup`, dataDirectory);
    await expect
      .poll(() => query(connectionString, "select text from note").catch(() => []), {
        timeout: startupTimeoutMs,
      })
      .toEqual([{ text: "kept" }]);
  });
});

/** Whether a process of the id is there that has not ended. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

import { spawn } from "node:child_process";
import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { clusterPaths } from "../src/cluster-paths.ts";
import { openEmbeddedPostgres } from "../src/embedded-postgres.ts";
import { query } from "./support/database.ts";
import { killServer, serverPid } from "./support/server.ts";
import { newDataDir, PATIENCE_MS, usedDataDir } from "./support/temporary-directory.ts";
import { startUserProcess } from "./support/user-process.ts";

const startupTimeoutMs = PATIENCE_MS;
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

describe("an embedded server after a crash", () => {
  it("is joined when only the process that started it was killed, and stops with the last", async () => {
    const dataDir = await usedDataDir();
    const starter = startUserProcess(dataDir);
    const connectionString = await starter.answer;
    await query(connectionString, "create table note as select 'kept' as text");
    await starter.kill();
    const next = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    expect(next.connectionString).toBe(connectionString);
    expect(await query(next.connectionString, "select text from note")).toEqual([{ text: "kept" }]);
    await next.release();
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it("recovers everything committed when it was killed too", async () => {
    const dataDir = await usedDataDir();
    const starter = startUserProcess(dataDir);
    const connectionString = await starter.answer;
    await query(connectionString, "create table note (number int)");
    for (let number = 1; number <= 50; number += 1) {
      await query(connectionString, "insert into note values ($1)", [number]);
    }
    await Promise.all([killServer(dataDir), starter.kill()]);
    const next = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    const count = "select count(*)::int as notes from note";
    expect(await query(next.connectionString, count)).toEqual([{ notes: 50 }]);
    await next.release();
  });

  it.each([
    { whose: "ours", user: {} },
    { whose: "another user's", user: nobody },
  ])("starts when its process id has gone to a process that is $whose", async ({ user }) => {
    const dataDir = await usedDataDir();
    const first = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    await query(first.connectionString, "create table note as select 'kept' as text");
    const file = join(clusterPaths(dataDir).dataDirectory, "postmaster.pid");
    const content = await readFile(file, "utf8");
    await killServer(dataDir);
    await first.release();
    const stranger = spawn("sleep", ["60"], { ...user, cwd: "/" });
    onTestFinished(() => void stranger.kill("SIGKILL"));
    await writeFile(file, content.replace(/^\d+/, String(stranger.pid)));
    const next = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    expect(await query(next.connectionString, "select text from note")).toEqual([{ text: "kept" }]);
    expect(stranger.exitCode).toBeNull();
    await next.release();
  });

  it("starts when its process id has gone to the server of another directory", async () => {
    const [dataDir, otherDir] = [await usedDataDir(), await usedDataDir()];
    const other = await openEmbeddedPostgres({ dataDir: otherDir, startupTimeoutMs });
    await (await openEmbeddedPostgres({ dataDir, startupTimeoutMs })).release();
    const file = join(clusterPaths(dataDir).dataDirectory, "postmaster.pid");
    const otherFile = join(clusterPaths(otherDir).dataDirectory, "postmaster.pid");
    await writeFile(file, await readFile(otherFile, "utf8"));
    const next = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    expect(next.connectionString).not.toBe(other.connectionString);
    await next.release();
    expect(await query(other.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    await other.release();
  });

  it.each([
    { when: "", secondsFromNow: 0 },
    { when: ", and the clock was set back since", secondsFromNow: 86_400 },
  ])(
    "starts when nothing was written to the file that names its process$when",
    async ({ secondsFromNow }) => {
      const dataDir = await usedDataDir();
      const file = join(clusterPaths(dataDir).dataDirectory, "postmaster.pid");
      await writeFile(file, "");
      const then = Date.now() / 1_000 + secondsFromNow;
      await utimes(file, then, then);
      const next = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
      expect(await query(next.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
      await next.release();
    },
  );

  it("keeps its users when PostgreSQL ends all sessions and goes on", async () => {
    const dataDir = await usedDataDir();
    const first = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    const second = startUserProcess(dataDir);
    await second.answer;
    const before = await usingSessions(first.connectionString);
    await crashSession(first.connectionString);
    await expect
      .poll(() => newSessions(first.connectionString, before), { timeout: startupTimeoutMs })
      .toHaveLength(2);
    await second.release();
    expect(await query(first.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    await first.release();
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it("is stopped by its last user while it is about to go on", async () => {
    const dataDir = await usedDataDir();
    const { connectionString, release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    await crashSession(connectionString);
    await release();
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it("is released without complaint when it has died", async () => {
    const dataDir = await usedDataDir();
    const { release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    await killServer(dataDir);
    await release();
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it.each([150, 300, 450, 600])(
    "works after a first use that was killed after %i ms",
    async (ms) => {
      const dataDir = await newDataDir();
      const first = startUserProcess(dataDir);
      first.answer.catch(() => undefined);
      await pause(ms);
      await first.kill();
      const next = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
      expect(await query(next.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
      await next.release();
      expect(await readdir(dataDir)).toEqual(["server"]);
      expect(serverPid(dataDir)).toBeUndefined();
    },
  );
});

/** The process ids of the sessions that hold the server in use. */
async function usingSessions(connectionString: string): Promise<readonly number[]> {
  const rows = await query<{ pid: number }>(
    connectionString,
    "select pid from pg_locks where locktype = 'advisory' and granted",
  );
  return rows.map(({ pid }) => pid);
}

/** Those that were not there before; none while PostgreSQL takes no connections. */
async function newSessions(
  connectionString: string,
  before: readonly number[],
): Promise<readonly number[]> {
  const sessions = await usingSessions(connectionString).catch(() => []);
  return sessions.filter((pid) => !before.includes(pid));
}

/** Kills the process of one session, after which PostgreSQL ends all sessions and recovers. */
async function crashSession(connectionString: string): Promise<void> {
  const [backend] = await query<{ pid: number }>(
    connectionString,
    "select pid from pg_stat_activity where datname = 'postgres' limit 1",
  );
  process.kill(Number(backend?.pid), "SIGKILL");
}

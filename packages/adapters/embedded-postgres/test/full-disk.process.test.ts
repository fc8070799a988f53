import { chown, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { clusterPaths } from "../src/cluster-paths.ts";
import { startWriting } from "./support/acknowledged-writes.ts";
import { query } from "./support/database.ts";
import { fillUp, hasFullDevice, smallDisk } from "./support/full-disk.ts";
import { PATIENCE_MS, usedDataDir } from "./support/temporary-directory.ts";
import { watchedServer } from "./support/watched-server.ts";

const DISK_FULL = "53100";

/** The SQLSTATE that a statement is refused with; undefined when it is not. */
async function refusal(connectionString: string, text: string): Promise<string | undefined> {
  return query(connectionString, text).then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );
}

/** The segment of the write-ahead log that comes after the one in use. */
async function nextSegment(connectionString: string): Promise<string> {
  const [row] = await query<{ name: string }>(
    connectionString,
    "select pg_walfile_name(pg_current_wal_insert_lsn() + 16 * 1024 * 1024) as name",
  );
  return row?.name ?? "";
}

describe.runIf(hasFullDevice)("an embedded server whose disk is full", () => {
  it("refuses what needs room in a table, goes on, and takes it when there is room", async () => {
    const dataDir = await usedDataDir();
    const { connectionString } = await watchedServer(dataDir);
    await query(connectionString, "create table note (text text)");
    const [path] = await query<{ path: string }>(
      connectionString,
      "select pg_relation_filepath('note') as path",
    );
    const file = join(clusterPaths(dataDir).dataDirectory, path?.path ?? "");
    const makeRoom = await fillUp(file);
    const insert = "insert into note values ('kept')";
    expect(await refusal(connectionString, insert)).toBe(DISK_FULL);
    expect(await refusal(connectionString, "select 1")).toBeUndefined();
    await makeRoom();
    await writeFile(file, "");
    const { uid, gid } = await stat(clusterPaths(dataDir).dataDirectory);
    await chown(file, uid, gid);
    expect(await refusal(connectionString, insert)).toBeUndefined();
  });

  it("is given up, with the reason, when the write-ahead log has no room", async () => {
    const dataDir = await usedDataDir();
    const { connectionString, loss } = await watchedServer(dataDir, 15_000);
    await fillLog(dataDir, connectionString);
    expect(await loss).toMatch(
      /data does not start: the disk is full; its log is .*server\.log\.$/,
    );
  });

  it("goes on with every acknowledged write when the log has room again", async () => {
    const dataDir = await usedDataDir();
    const { connectionString } = await watchedServer(dataDir);
    const writing = await startWriting(connectionString);
    await writing.more(20);
    const makeRoom = await fillLog(dataDir, connectionString);
    await expect
      .poll(() => refusal(connectionString, "select 1"), { timeout: PATIENCE_MS })
      .not.toBeUndefined();
    await makeRoom();
    await writing.more(20);
    const { acknowledged } = writing;
    expect(await writing.stop()).toEqual(expect.arrayContaining([...acknowledged]));
  });
});

/** Lets the server run into a log that takes nothing; gives what makes room again. */
async function fillLog(dataDir: string, connectionString: string): Promise<() => Promise<void>> {
  const log = join(clusterPaths(dataDir).dataDirectory, "pg_wal");
  const makeRoom = await fillUp(join(log, await nextSegment(connectionString)));
  await query(connectionString, "select pg_switch_wal()").catch(() => undefined);
  await query(connectionString, "create table more ()").catch(() => undefined);
  return makeRoom;
}

describe("an embedded server on a small disk of its own", () => {
  it("goes on, with every acknowledged write, when there is room again", async ({ skip }) => {
    const disk = (await smallDisk(160)) ?? skip("no disk may be mounted here");
    const dataDir = join(disk, "data");
    const { connectionString } = await watchedServer(dataDir);
    const writing = await startWriting(connectionString);
    await writing.more(20);
    const filling = join(disk, "filling");
    const { bavail, bsize } = await statfs(disk);
    await writeFile(filling, Buffer.alloc(bavail * bsize)).catch(() => undefined);
    const large = "create table large as select repeat('x', 1000) from generate_series(1, 60000)";
    // Either the table meets the end of the disk first, or the write-ahead log and so the server.
    await expect(query(connectionString, large)).rejects.toThrow();
    await rm(filling);
    await writing.more(20);
    const { acknowledged } = writing;
    expect(await writing.stop()).toEqual(expect.arrayContaining([...acknowledged]));
  });
});

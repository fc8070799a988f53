import { spawnSync } from "node:child_process";
import { chown, mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { clusterPaths } from "../src/cluster-paths.ts";
import { openEmbeddedPostgres } from "../src/embedded-postgres.ts";
import { type EmbeddedPostgres, openCluster } from "../src/open-cluster.ts";
import { durableSettings } from "../src/server-settings.ts";
import {
  type FileOwner,
  type Launcher,
  withPlainDrop,
  withSetpriv,
  withUnshare,
} from "../src/unprivileged.ts";
import { query } from "./support/database.ts";
import { isRoot, othersMayRun } from "./support/other-users.ts";
import { serverPid } from "./support/server.ts";
import { newDataDir, PATIENCE_MS, temporaryDirectory } from "./support/temporary-directory.ts";
import { startUserProcess } from "./support/user-process.ts";

const nobody = { uid: 65534, gid: 65534 };
const daemon = { uid: 1, gid: 1 };
const nameless = { uid: 12345, gid: 12345 };
const setpriv = withSetpriv(nobody);
const plainDrop = withPlainDrop(nobody);
const startupTimeoutMs = PATIENCE_MS;
const isLinuxRoot = isRoot && process.platform === "linux";

function openWith(launcher: Launcher, dataDir: string): Promise<EmbeddedPostgres> {
  const options = { settings: durableSettings, isDurable: true, startupTimeoutMs };
  return openCluster({ ...options, dataDir, launchers: [launcher] });
}

async function dataDirOf(owner: FileOwner): Promise<string> {
  const dataDir = await newDataDir();
  await mkdir(dataDir);
  await chown(dataDir, owner.uid, owner.gid);
  return dataDir;
}

describe.runIf(isLinuxRoot)("an embedded server opened by root", () => {
  it("starts under a directory that only root may enter", async () => {
    const dataDir = join(await temporaryDirectory(0o700), "data");
    const { connectionString, release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    expect(await query(connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    await release();
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it.runIf(othersMayRun)(
    "has no right of root where the directory lets another user in",
    async () => {
      const dataDir = await newDataDir();
      const { release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
      const status = await readFile(`/proc/${serverPid(dataDir)}/status`, "utf8");
      expect(status).toMatch(/^Uid:\t65534\t65534\t/m);
      expect(status).toMatch(/^CapEff:\t0+$/m);
      await release();
    },
  );

  it.each([
    { name: "setpriv", launcher: setpriv },
    { name: "unshare", launcher: withUnshare },
  ])("starts there by $name alone", async ({ launcher }) => {
    const dataDir = join(await temporaryDirectory(0o700), "data");
    const { connectionString, release } = await openWith(launcher, dataDir);
    expect(await query(connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    await release();
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it("says in a sentence that there is no way left", async () => {
    const dataDir = join(await temporaryDirectory(0o700), "data");
    const sentence = /^PostgreSQL refuses to run as root, and no other user .* set DATABASE_URL\.$/;
    await expect(openWith(plainDrop, dataDir)).rejects.toThrow(sentence);
  });

  it.runIf(othersMayRun)("finds in every way what was stored in another", async () => {
    const dataDir = await newDataDir();
    const ways = [setpriv, withUnshare, plainDrop, setpriv, plainDrop, withUnshare, setpriv];
    for (const [index, launcher] of ways.entries()) {
      const { connectionString, release } = await openWith(launcher, dataDir);
      await query(connectionString, "create table if not exists note (number int)");
      await query(connectionString, "insert into note values ($1)", [index]);
      expect(await query(connectionString, "select number from note")).toHaveLength(index + 1);
      await release();
    }
  });

  it.runIf(othersMayRun)("leaves the files of an ordinary user to that user", async () => {
    const dataDir = await dataDirOf(daemon);
    const asRoot = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    await query(asRoot.connectionString, "create table note as select 'kept' as text");
    await asRoot.release();
    expect((await stat(clusterPaths(dataDir).passwordFile)).uid).toBe(daemon.uid);
    const asUser = startUserProcess(dataDir, daemon);
    expect(await query(await asUser.answer, "select text from note")).toEqual([{ text: "kept" }]);
    await asUser.release();
  });

  it("does not need the owner of the directory to have a name", async () => {
    const dataDir = await dataDirOf(nameless);
    const { connectionString, release } = await openEmbeddedPostgres({ dataDir, startupTimeoutMs });
    expect(await query(connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    await release();
  });
});

describe.runIf(isLinuxRoot && othersMayRun && canUnshare(nameless))(
  "an embedded server of another user",
  () => {
    it("does not need that user to have a name", async () => {
      const dataDir = await dataDirOf(nameless);
      for (const round of [1, 2]) {
        const user = startUserProcess(dataDir, nameless);
        const rows = await query(await user.answer, "select $1::int as round", [round]);
        expect(rows).toEqual([{ round }]);
        await user.release();
        expect(serverPid(dataDir)).toBeUndefined();
      }
    });
  },
);

function canUnshare(user: FileOwner): boolean {
  const { file, args } = withUnshare.command("true", []);
  return spawnSync(file, args, { ...user, cwd: "/" }).status === 0;
}

import { chown, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { clusterPaths } from "../../src/embedded/cluster-paths.ts";
import { openEmbeddedPostgres } from "../../src/embedded/embedded-postgres.ts";
import { openCluster } from "../../src/embedded/open-cluster.ts";
import { durableSettings } from "../../src/embedded/server-settings.ts";
import {
  type Launcher,
  withPlainDrop,
  withSetpriv,
  withUnshare,
} from "../../src/embedded/unprivileged.ts";
import { query } from "./support/database.ts";
import { serverPid } from "./support/server.ts";
import { newDataDir, temporaryDirectory } from "./support/temporary-directory.ts";
import { startUserProcess } from "./support/user-process.ts";

const nobody = { uid: 65534, gid: 65534 };
const setpriv = withSetpriv(nobody);
const plainDrop = withPlainDrop(nobody);
const nameOf = new Map<Launcher, string>([
  [setpriv, "setpriv"],
  [withUnshare, "unshare"],
  [plainDrop, "a plain change of user"],
]);

function openWith(launcher: Launcher, dataDir: string) {
  const options = { settings: durableSettings, isDurable: true, startupTimeoutMs: 30_000 };
  return openCluster({ ...options, dataDir, launchers: [launcher] });
}

describe.runIf(process.getuid?.() === 0 && process.platform === "linux")(
  "an embedded server opened by root",
  () => {
    it("starts under a directory that only root may enter", async () => {
      const dataDir = join(await temporaryDirectory(0o700), "data");
      const { connectionString, release } = await openEmbeddedPostgres({
        dataDir,
        startupTimeoutMs: 30_000,
      });
      expect(await query(connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
      await release();
      expect(serverPid(dataDir)).toBeUndefined();
    });

    it.each([setpriv, withUnshare].map((launcher) => ({ name: nameOf.get(launcher), launcher })))(
      "starts there by $name alone",
      async ({ launcher }) => {
        const dataDir = join(await temporaryDirectory(0o700), "data");
        const { connectionString, release } = await openWith(launcher, dataDir);
        expect(await query(connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
        await release();
      },
    );

    it("says in a sentence that there is no way left", async () => {
      const dataDir = join(await temporaryDirectory(0o700), "data");
      await expect(openWith(plainDrop, dataDir)).rejects.toThrow(
        /^PostgreSQL refuses to run as root, and no other user/,
      );
    });

    const ways = [setpriv, withUnshare, plainDrop];
    const changes = ways.flatMap((before) =>
      ways.filter((after) => after !== before).map((after) => ({ before, after })),
    );
    it.each(
      changes.map((change) => ({
        ...change,
        from: nameOf.get(change.before),
        to: nameOf.get(change.after),
      })),
    )("finds with $to what was stored with $from", async ({ before, after }) => {
      const dataDir = await newDataDir();
      const first = await openWith(before, dataDir);
      await query(first.connectionString, "create table note as select 'kept' as text");
      await first.release();
      const second = await openWith(after, dataDir);
      expect(await query(second.connectionString, "select text from note")).toEqual([
        { text: "kept" },
      ]);
      await second.release();
    });

    it("leaves the files of an ordinary user to that user", async () => {
      const dataDir = await newDataDir();
      await mkdir(dataDir);
      await chown(dataDir, 12345, 12345);
      const user = startUserProcess(dataDir, { uid: 12345, gid: 12345 });
      expect(await user.answer).toContain("postgresql://");
      await user.release();
      const asRoot = await openEmbeddedPostgres({ dataDir, startupTimeoutMs: 30_000 });
      await query(asRoot.connectionString, "create table note as select 'kept' as text");
      await asRoot.release();
      expect((await stat(clusterPaths(dataDir).passwordFile)).uid).toBe(12345);
      const again = startUserProcess(dataDir, { uid: 12345, gid: 12345 });
      expect(await query(await again.answer, "select text from note")).toEqual([{ text: "kept" }]);
      await again.release();
    });
  },
);

import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findBinaries } from "../src/binaries.ts";
import { clusterPaths } from "../src/cluster-paths.ts";
import { openEmbeddedPostgres } from "../src/embedded-postgres.ts";
import { EmbeddedPostgresError } from "../src/embedded-postgres-error.ts";
import { isRoot, othersMayRun } from "./support/other-users.ts";
import { serverPid } from "./support/server.ts";
import {
  newDataDir,
  PATIENCE_MS,
  temporaryDirectory,
  usedDataDir,
} from "./support/temporary-directory.ts";
import { startUserProcess } from "./support/user-process.ts";

async function refusal(dataDir: string, startupTimeoutMs = PATIENCE_MS): Promise<string> {
  const error: unknown = await openEmbeddedPostgres({ dataDir, startupTimeoutMs }).then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(EmbeddedPostgresError);
  return String(error);
}

/** How a user who may not write is refused: root may write everything, so nobody asks instead. */
async function refusalOfOrdinaryUser(dataDir: string): Promise<string> {
  const nobody = isRoot ? { uid: 65534, gid: 65534 } : {};
  return await startUserProcess(dataDir, nobody).answer;
}

describe("an embedded server that cannot be used says why", () => {
  it("when the directory is a file", async () => {
    const file = join(await temporaryDirectory(), "data");
    await writeFile(file, "");
    expect(await refusal(file)).toMatch(/data is a file, not a directory\.$/);
    expect(await refusal(join(file, "deeper"))).toMatch(/a part of the path is not a directory\.$/);
  });

  it.skipIf(isRoot && !othersMayRun)("when the directory cannot be made", async () => {
    const directory = await temporaryDirectory();
    await chmod(directory, 0o555);
    expect(await refusalOfOrdinaryUser(join(directory, "data"))).toMatch(
      /data cannot be used: permission denied\.$/,
    );
    expect(await refusal("/dev/null/data")).toMatch(/a part of the path is not a directory\.$/);
    if (process.platform === "linux") {
      expect(await refusal("/proc/data")).toMatch(/data cannot be used: nothing can be made at/);
    }
  });

  it.skipIf(isRoot && !othersMayRun)("when the directory cannot be written", async () => {
    const dataDir = await newDataDir();
    await mkdir(dataDir, { mode: 0o555 });
    expect(await refusalOfOrdinaryUser(dataDir)).toMatch(
      /data cannot be used: permission denied\.$/,
    );
  });

  it.runIf(othersMayRun)("when the server belongs to another user", async () => {
    const dataDir = await usedDataDir();
    const { answer } = startUserProcess(dataDir, { uid: 12345, gid: 12345 });
    expect(await answer).toMatch(/data cannot be used: permission denied\.$/);
  });

  it("when there is no PostgreSQL for the platform", async () => {
    await expect(findBinaries("sunos", "sparc")).rejects.toThrow(
      /^PostgreSQL is not installed for this platform \(there is no package @embedded-postgres\/sunos-sparc\)/,
    );
  });

  it("when another major version made the data", async () => {
    const dataDir = await usedDataDir();
    await writeFile(join(clusterPaths(dataDir).dataDirectory, "PG_VERSION"), "16\n");
    expect(await refusal(dataDir)).toMatch(
      /data was made by PostgreSQL 16 and cannot be read by PostgreSQL \d+\.$/,
    );
  });

  it("when the directory is that of another server", async () => {
    const dataDir = await temporaryDirectory();
    await writeFile(join(dataDir, "PG_VERSION"), "18\n");
    expect(await refusal(dataDir)).toMatch(/belongs to another PostgreSQL server/);
  });

  it("when its path has a sign that PostgreSQL does not start under", async () => {
    const dataDir = join(await temporaryDirectory(), "$HOME");
    expect(await refusal(dataDir)).toMatch(/HOME cannot be used: PostgreSQL does not start under/);
  });

  it("when it was not made in time, leaving nothing behind", async () => {
    const dataDir = await newDataDir();
    expect(await refusal(dataDir, 150)).toMatch(
      /No database could be made in .*data: it took too long\.$/,
    );
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it.skipIf(process.platform === "win32")("when the server does not answer in time", async () => {
    const dataDir = await usedDataDir();
    const user = startUserProcess(dataDir);
    await user.answer;
    const server = Number(serverPid(dataDir));
    process.kill(server, "SIGSTOP");
    expect(await refusal(dataDir, 300)).toMatch(
      /data was not ready within 300 ms; its log is .*server\.log\.$/,
    );
    process.kill(server, "SIGCONT");
    await user.release();
  });

  it("when the server does not start", async () => {
    const dataDir = await usedDataDir();
    await rm(join(clusterPaths(dataDir).dataDirectory, "global"), { recursive: true });
    expect(await refusal(dataDir)).toMatch(/data does not start: .*server\.log says why\.$/);
  });

  it("when the password is lost or wrong", async () => {
    const dataDir = await usedDataDir();
    const user = startUserProcess(dataDir);
    await user.answer;
    await writeFile(clusterPaths(dataDir).passwordFile, "wrong");
    expect(await refusal(dataDir)).toMatch(/does not take the password in .*password\.$/);
    await rm(clusterPaths(dataDir).passwordFile);
    expect(await refusal(dataDir)).toMatch(
      /The password file .*password of the database is missing\.$/,
    );
    await user.release();
  });
});

import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { clusterPaths } from "../src/cluster-paths.ts";
import { openEmbeddedPostgres } from "../src/embedded-postgres.ts";
import { query } from "./support/database.ts";
import { serverPid } from "./support/server.ts";
import { newDataDir, PATIENCE_MS, usedDataDir } from "./support/temporary-directory.ts";
import { startUserProcess } from "./support/user-process.ts";

describe("what an embedded server keeps to itself", () => {
  it("writes nothing that people stored or asked to its log", async () => {
    const dataDir = await usedDataDir();
    const { connectionString, release } = await openEmbeddedPostgres({
      dataDir,
      startupTimeoutMs: PATIENCE_MS,
    });
    await query(
      connectionString,
      "create table note (text text unique check (text <> 'checked-secret'))",
    );
    await query(connectionString, "insert into note values ($1)", ["stored-secret"]);
    const failing: [string, unknown[]][] = [
      ["insert into note values ($1)", ["stored-secret"]],
      ["insert into note values ($1)", ["checked-secret"]],
      ["insert into note values ('checked-secret')", []],
      ["select $1::int", ["typed-secret"]],
      ["select 'typed-secret'::int", []],
      ["selekt 'misspelt-secret'", []],
      ["do $$ begin raise exception 'raised-secret'; end $$", []],
      ["do $$ begin raise warning 'raised-secret'; end $$; select 1/0", []],
    ];
    for (const [text, values] of failing) {
      await expect(query(connectionString, text, values)).rejects.toThrow();
    }
    const crashing = query(connectionString, "select pg_sleep(60), 'crash-secret'").catch(String);
    const [backend] = await untilFound(() =>
      query<{ pid: number }>(
        connectionString,
        "select pid from pg_stat_activity where query like '%pg_sleep(60), ''cr%' and pid <> pg_backend_pid()",
      ),
    );
    process.kill(Number(backend?.pid), "SIGKILL");
    await crashing;
    await release();
    const log = await readFile(clusterPaths(dataDir).logFile, "utf8");
    expect(log).toContain("terminated by signal 9");
    expect(log).not.toContain("secret");
    expect(log).not.toContain(new URL(connectionString).password);
  });

  it("gives the service a role that may only what it was granted, also in a server of before", async () => {
    const dataDir = await usedDataDir();
    const open = () => openEmbeddedPostgres({ dataDir, startupTimeoutMs: PATIENCE_MS });
    const first = await open();
    await query(first.connectionString, "create table mine (id integer)");
    await query(first.connectionString, "drop role companion_service");
    await first.release();
    const { connectionString, serviceConnectionString, release } = await open();
    for (const text of [
      "select from mine",
      "create table other (id integer)",
      "create role other",
      "select pg_read_file('PG_VERSION')",
      "copy (select 1) to program 'true'",
    ])
      await expect(query(serviceConnectionString, text), text).rejects.toMatchObject({
        code: "42501",
      });
    await query(connectionString, "grant select on mine to companion_service");
    expect(await query(serviceConnectionString, "select * from mine")).toEqual([]);
    expect(new URL(serviceConnectionString).password).not.toBe(new URL(connectionString).password);
    await release();
  });

  it.runIf(process.platform === "linux")("is not given the service's environment", async () => {
    const dataDir = await usedDataDir();
    const user = startUserProcess(dataDir, {
      env: { JWT_SECRET: "environment-secret", PGOPTIONS: "-c fsync=off" },
    });
    await user.answer;
    const environment = await readFile(`/proc/${serverPid(dataDir)}/environ`, "utf8");
    expect(environment).toContain("LC_ALL=C");
    expect(environment).not.toContain("JWT_SECRET");
    expect(environment).not.toContain("PGOPTIONS");
    await user.release();
  });

  it("tells its log function no password", async () => {
    const messages: string[] = [];
    const { connectionString, release } = await openEmbeddedPostgres({
      dataDir: await newDataDir(),
      startupTimeoutMs: PATIENCE_MS,
      log: (message) => messages.push(message),
    });
    await release();
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.join()).not.toContain(new URL(connectionString).password);
  });
});

async function untilFound<T>(find: () => Promise<T[]>): Promise<T[]> {
  for (;;) {
    const found = await find();
    if (found.length > 0) {
      return found;
    }
  }
}

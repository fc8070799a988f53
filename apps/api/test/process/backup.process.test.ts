import { execFile } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { builtFileOf, companion, run, temporaryDirectory } from "./child.ts";

const settings = {
  PORT: "0",
  RATE_LIMIT: "off",
  JWT_SECRET: "0123456789abcdef0123456789abcdef",
};
const first = temporaryDirectory();
const second = temporaryDirectory();
afterAll(() => {
  first.remove();
  second.remove();
});

async function start(directory: string) {
  const child = run("main", directory, settings);
  const url = (await child.until(/API\s+(http:\S+)/))[1] ?? "";
  const stop = async () => {
    child.process.kill("SIGTERM");
    await child.exit;
  };
  onTestFinished(stop);
  return { url, stop };
}

const LOG = JSON.stringify({
  sport_name: "Run",
  sport_start: "2026-03-02T06:30:00Z",
  cal: 1,
  iffinish: true,
});

describe("the backup drill", () => {
  it("gives back every write that was acknowledged before it began, from under load", async () => {
    const { url, stop } = await start(first.path);
    const created = await companion(first.path, settings, "user", "create", "--json");
    const owner = ["--user", created.json().id];
    const token = (await companion(first.path, settings, "token", "issue", ...owner)).lastLine;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };

    const acknowledged: string[] = [];
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const response = await fetch(`${url}/api/sport/log`, {
          method: "POST",
          headers,
          body: LOG,
        });
        if (response.status === 201)
          acknowledged.push(((await response.json()) as { id: string }).id);
      }
    };
    const writing = Promise.all([write(), write(), write()]);
    writing.catch(() => undefined);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(30);
    const before = [...acknowledged];
    const file = join(first.path, "a.backup");
    const backup = await companion(first.path, settings, "backup", file, "--json");
    isOver = true;
    await writing;
    await stop();
    expect([backup.code, backup.stderr]).toEqual([0, ""]);
    expect(backup.json()).toMatchObject({ file, rows: { user_account: 1 } });
    expect(backup.json().rows.sport_log).toBeGreaterThanOrEqual(before.length);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.partial`)).toBe(false);

    const restored = await companion(second.path, settings, "restore", file, "--json");
    expect(restored.code, restored.stderr).toBe(0);
    expect(restored.json()).toMatchObject({
      rows: backup.json().rows,
      sha256: backup.json().sha256,
    });
    const { url: other } = await start(second.path);
    expect((await fetch(`${other}/readyz`)).status).toBe(200);
    for (const id of before) {
      expect((await fetch(`${other}/api/sport/log/${id}`, { headers })).status).toBe(200);
    }
    const added = await fetch(`${other}/api/sport/log`, { method: "POST", headers, body: LOG });
    expect(added.status).toBe(201);
  });

  it("warns, overwrites nothing, and refuses what is no backup", async () => {
    const file = join(first.path, "b.backup");
    const made = await companion(first.path, settings, "backup", file);
    expect(made.stdout).toMatch(/^Backed up \d+ rows of \d+ tables .*It holds health data/);
    const content = readFileSync(file);
    const [again, nowhere, missing, full] = await Promise.all([
      companion(first.path, settings, "backup", file, "--json"),
      companion(first.path, settings, "backup", join(first.path, "none", "c.backup"), "--json"),
      companion(first.path, settings, "restore", join(first.path, "none"), "--json"),
      companion(first.path, settings, "restore", file, "--json"),
    ]);
    expect([again.code, again.json().error.code]).toEqual([1, "file_exists"]);
    expect(readFileSync(file).equals(content)).toBe(true);
    expect([nowhere.code, nowhere.json().error.code]).toEqual([1, "file_not_written"]);
    expect([missing.code, missing.json().error.code]).toEqual([1, "file_not_read"]);
    expect([full.code, full.json().error.code]).toEqual([1, "database_not_empty"]);
    writeFileSync(file, "something else");
    const strange = await companion(first.path, settings, "restore", file, "--replace", "--json");
    expect([strange.code, strange.json().error.code]).toEqual([1, "not_a_backup"]);
  });

  it.skipIf(process.platform === "win32")("goes through pipes", async () => {
    const third = temporaryDirectory();
    onTestFinished(third.remove);
    const file = builtFileOf("companion");
    const program = `"${process.execPath}" --conditions=@health-exercise/source "${file}"`;
    const told = join(third.path, "told");
    const script =
      `cd "${first.path}" && ${program} backup - --json 2>"${told}" | ` +
      `(cd "${third.path}" && ${program} restore - --json)`;
    const env = { PATH: process.env["PATH"], ...settings, STARTUP_TIMEOUT_MS: "300000" };
    const { stdout } = await promisify(execFile)("sh", ["-c", script], { env });
    const { rows } = JSON.parse(readFileSync(told, "utf8").trimEnd().split("\n").at(-1) ?? "");
    expect(rows.user_account).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ rows });
  });
});

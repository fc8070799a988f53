import { readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Child, companion, run, temporaryDirectory } from "./child.ts";

const directory = temporaryDirectory();
const settings = { PORT: "0", RATE_LIMIT: "off" };
const dataDirectory = join(directory.path, ".data", "postgres", "server", "data");
const log = join(dataDirectory, "pg_wal");

afterAll(directory.remove);

let child: Child;
let url = "";
let headers: Record<string, string> = {};

beforeAll(async () => {
  child = run("main", directory.path, settings);
  url = (await child.until(/API\s+(http:\S+)/))[1] ?? "";
  const created = await companion(directory.path, settings, "user", "create", "--json");
  const user = ["--user", created.json().id];
  const token = (await companion(directory.path, settings, "token", "issue", ...user)).lastLine;
  headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
});

function killDatabase(): void {
  const [pid] = readFileSync(join(dataDirectory, "postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
}

type Outcome = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly id?: string;
};

async function storeLog(): Promise<Outcome> {
  const log = { sport_name: "Run", sport_start: "2026-03-02T06:30:00Z", cal: 1, iffinish: true };
  const body = JSON.stringify(log);
  const response = await fetch(`${url}/api/sport/log`, { method: "POST", headers, body });
  const { id } = (await response.json()) as { id?: string };
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, retryAfter, ...(id !== undefined && { id }) };
}

const statusOf = async (path: string) => (await fetch(url + path, { headers })).status;

describe("a service whose own database is killed", () => {
  it("says so meanwhile, goes on by itself, and has lost nothing that it had acknowledged", async () => {
    const outcomes: Outcome[] = [];
    const readiness = new Set<number>();
    let isOver = false;
    const write = async () => {
      while (!isOver) outcomes.push(await storeLog());
    };
    const watch = async () => {
      while (!isOver) readiness.add(await statusOf("/readyz"));
    };
    const writers = Promise.all([write(), write(), write(), watch()]);
    writers.catch(() => undefined);
    const stored = () => outcomes.filter(({ status }) => status === 201);
    await expect.poll(() => stored().length).toBeGreaterThan(20);
    // It does not start again before the test lets it.
    renameSync(log, `${log}-away`);
    killDatabase();
    await expect.poll(() => readiness.has(503)).toBe(true);
    expect(await statusOf("/healthz")).toBe(200);
    await expect.poll(() => outcomes.some(({ status }) => status === 503)).toBe(true);
    renameSync(`${log}-away`, log);
    const before = stored().length;
    await expect.poll(() => stored().length).toBeGreaterThan(before + 20);
    isOver = true;
    await writers;

    const refused = outcomes.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(["503 10"]),
    );
    await expect.poll(() => statusOf("/readyz")).toBe(200);
    for (const { id } of stored()) expect(await statusOf(`/api/sport/log/${id}`)).toBe(200);
    expect(child.process.exitCode).toBeNull();
  });

  it("is joined by commands as before, and starts it for them too", async () => {
    killDatabase();
    const list = await companion(directory.path, settings, "user", "list", "--json");
    expect([list.code, list.json().total]).toEqual([0, 1]);
    await expect.poll(() => statusOf("/api/profile")).not.toBe(503);
  });

  it("ends with 1 and one sentence when its data is gone", async () => {
    rmSync(dataDirectory, { recursive: true, maxRetries: 20 });
    expect(await child.exit).toBe(1);
    expect(child.stderr()).toMatch(
      /^The data of the database is gone from \S+: restore a backup, or remove \S+ to begin with an empty database\.\n$/,
    );
    expect(child.stdout()).toMatch(/"database_lost".*"service_stopped"/s);
  });
});

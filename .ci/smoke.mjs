// Starts the service as the README says, on its own database in an empty directory, and uses it as a
// newcomer would: docs, a user, a token, a session logged and counted, a question answered, a companion, an import, a
// clean stop, and a second start that finds the data again, gives it away, and erases it.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const READY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 20_000;

const dataDir = await mkdtemp(join(tmpdir(), "companion-smoke-"));
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
// Empty counts as unset, and a .env file does not set it again.
const unset = {
  ...{ DATABASE_URL: "", JWT_SECRET: "", JWT_PUBLIC_KEY: "", JWT_JWKS_URL: "" },
  ...{ LLM_PROVIDER: "", LLM_PROVIDERS: "" },
};
const environment = { ...process.env, ...unset, DATA_DIR: dataDir, PORT: String(port) };

let passed = 0;
/** The service while it runs: a process group of its own, which would outlive a failed check. */
let running;
try {
  let service = await start();
  await check("the documentation is served", async () => {
    const document = await (await fetch(`${base}/openapi.json`)).json();
    assert.equal(document.openapi.slice(0, 3), "3.1");
    assert.equal((await fetch(`${base}/docs`)).status, 200);
  });
  const user = JSON.parse(await companion("user", "create", "--name", "Smoke", "--json"));
  const { token } = JSON.parse(await companion("token", "issue", "--user", user.id, "--json"));
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  await check("a session is logged", async () => {
    const body = {
      sport_name: "Morning run",
      sport_start: "2026-01-05T07:00:00Z",
      sport_end: "2026-01-05T07:30:00Z",
      cal: 300,
      iffinish: true,
    };
    const response = await fetch(`${base}/api/sport/log`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    assert.equal(response.status, 201);
    assert.equal((await response.json()).duration_minutes, 30);
  });
  await check("it is counted", () => countsOneSession(headers));
  const question = { message: "How long was my last workout?", idempotencyKey: "smoke" };
  const answered = await ask(headers, question);
  await check("chat tells what is on record", () => {
    assert.equal(answered.status, 200);
    assert.match(answered.text, /30 minutes/);
  });
  await check("a companion is made", async () => {
    const body = { user_gender: "female", user_age: 30, initial_health_score: 72 };
    const response = await fetch(`${base}/api/companion/initialize`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    assert.equal((await response.json()).current_emotion, "happy");
  });
  await check("a recorded activity is imported once", async () => {
    for (const expected of [
      { imported: 1, duplicates: 0 },
      { imported: 0, duplicates: 1 },
    ]) {
      const { imported, duplicates } = await importTrack(headers);
      assert.deepEqual({ imported, duplicates }, expected);
    }
  });
  await check("SIGTERM stops it cleanly", () => stop(service));
  service = await start();
  await check("a second start finds the data again", () => countsBothSessions(headers));
  await check("an answered key gets the same answer again", async () => {
    const again = await ask(headers, question);
    assert.equal(again.text, answered.text);
    assert.equal(again.replayed, "true");
  });
  await check("everything stored is given away, and proves to be whole", async () => {
    const file = join(dataDir, "export.json");
    const response = await fetch(`${base}/api/account/export`, { headers });
    assert.equal(response.status, 200);
    await writeFile(file, await response.text());
    const verified = await promisify(execFile)("node", ["examples/verify-export.mjs", file]);
    assert.match(verified.stdout, /valid\s*$/);
  });
  await check("an erased account is gone at once", async () => {
    const erase = () => fetch(`${base}/api/account`, { method: "DELETE", headers });
    const { receipt } = await (await erase()).json();
    assert.equal(receipt.erased.sport_logs, 2);
    assert.equal((await erase()).status, 401);
  });
  await check("SIGTERM stops it cleanly again", () => stop(service));
} finally {
  if (running !== undefined) await stopAnyhow(running);
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`${passed} passed, 0 failed`);

async function ask(headers, body) {
  const response = await fetch(`${base}/api/chat/message`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const replayed = response.headers.get("idempotent-replayed");
  return { status: response.status, text: await response.text(), replayed };
}

async function importTrack({ authorization }) {
  const points = ["2026-01-06T17:00:00Z", "2026-01-06T17:40:00Z"]
    .map((time) => `<trkpt lat="0" lon="0"><time>${time}</time></trkpt>`)
    .join("");
  const response = await fetch(`${base}/api/sport/import`, {
    method: "POST",
    headers: { authorization, "content-type": "application/gpx+xml" },
    body: `<gpx version="1.1" creator="smoke" xmlns="http://www.topografix.com/GPX/1/1"><trk><type>running</type><trkseg>${points}</trkseg></trk></gpx>`,
  });
  assert.equal(response.status, 200);
  return response.json();
}

async function countsBothSessions(headers) {
  const stats = await (await fetch(`${base}/api/sport/stats`, { headers })).json();
  assert.equal(stats.finished_sessions, 2);
  assert.equal(stats.total_minutes, 70);
}

async function countsOneSession(headers) {
  const stats = await (await fetch(`${base}/api/sport/stats`, { headers })).json();
  assert.equal(stats.finished_sessions, 1);
  assert.equal(stats.total_minutes, 30);
}

async function check(name, step) {
  await step();
  passed += 1;
  console.log(`ok: ${name}`);
}

async function start() {
  const service = spawn("npx", ["-y", "pnpm", "start"], {
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
  running = service;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    assert.equal(service.exitCode, null, "the service ended before it was ready");
    assert.ok(Date.now() < deadline, "the service was not ready in time");
    await pause(200);
  }
  return service;
}

async function isReady() {
  try {
    return (await fetch(`${base}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function stop(service) {
  const late = pause(STOPPED_WITHIN_MS, undefined, { ref: false });
  let isLate = false;
  late.then(() => {
    isLate = true;
  });
  const ended = new Promise((resolve) => service.once("exit", resolve));
  process.kill(-service.pid, "SIGTERM");
  await Promise.race([ended, late]);
  // The package manager may end before the service does.
  while (!isLate && ((await isReady()) || (await leftovers()).length > 0)) await pause(100);
  assert.equal(await isReady(), false, "the service did not stop in time");
  assert.deepEqual(await leftovers(), [], "the database was not stopped");
  running = undefined;
}

/** What a PostgreSQL server leaves in its data directory when it runs or was killed. */
async function leftovers() {
  const files = await readdir(dataDir, { recursive: true });
  return files.filter((file) => file.endsWith("postmaster.pid"));
}

/** The failed check is what is told, not how the service ended. */
async function stopAnyhow(service) {
  try {
    await stop(service);
  } catch {
    try {
      process.kill(-service.pid, "SIGKILL");
    } catch {
      // All of it has ended.
    }
  }
}

async function companion(...words) {
  const { stdout } = await promisify(execFile)("npx", ["-y", "pnpm", "companion", ...words], {
    env: environment,
  });
  return stdout.trim().split("\n").at(-1);
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port: free } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return free;
}

/**
 * One person with very many sessions asks every endpoint of sport and companion: how long an answer takes, what it costs, and how long it
 * is. Then they import more, and take all of it along, beside `copy` of the same rows.
 */
import { randomBytes } from "node:crypto";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import jsonwebtoken from "jsonwebtoken";
import { seedPeople } from "./block-seed.ts";
import { startService } from "./child-server.ts";
import { openBenchDatabase } from "./database.ts";
import { databaseCpuSeconds } from "./database-usage.ts";
import { type PersonRequest, personRequests } from "./person-requests.ts";
import { reportTransfers } from "./person-transfers.ts";
import { usageOf } from "./process-usage.ts";

/** What an answer takes at most in the middle (ms), and how long it may be (bytes). */
const MOST = { milliseconds: 50, bytes: 300_000 } as const;

/** What a service computes in a second where nobody asks it anything. */
const IDLE_SECONDS = 0.05;
/** Loading begins some seconds behind the start. */
const LEAST_SECONDS_TO_SETTLE = 5;
const MOST_SECONDS_TO_SETTLE = 90;
const WARM_REQUESTS = 3;
const WARM_MS = 500;

const { values } = parseArgs({
  options: {
    logs: { type: "string", default: "200000" },
    /** How many kinds of exercise these are of; `own` for another one each time. */
    kinds: { type: "string", default: "40" },
    times: { type: "string", default: "15" },
    /** Part of a method and path, or `transfers`. */
    only: { type: "string", default: "" },
    /** How many sessions are imported. */
    import: { type: "string", default: "20000" },
  },
});
const [logs, times] = [Number(values.logs), Number(values.times)];
const kinds = values.kinds === "own" ? logs : Number(values.kinds);
/** How many schemes of 50 items the person has, and how many goals. */
const schemes = 5;
const secret = randomBytes(32).toString("hex");

await using database = await openBenchDatabase();
const { rich } = await seedPeople(database.connectionString, {
  logs,
  types: kinds,
  schemes,
  messages: 0,
});
await using service = await startService(database, secret, { QUOTA_LOGS: String(10 * logs) });
const authorization = `Bearer ${jsonwebtoken.sign({ sub: rich.userId }, secret, { expiresIn: "2h" })}`;
const requests = personRequests(rich, logs);
await requireAll(Object.keys(requests));
// What is kept for somebody with so much is made behind the first questions.
for (let time = 0; time < 2; time += 1) await ask("GET", { path: "/api/sport/stats" });
await settled();

let isTooMuch = false;
const { length: goals } = JSON.parse(await ask("GET", { path: "/api/sport/goals" })).goals;
console.log(
  `${logs} sessions of one person, of ${kinds} kinds, with ${goals} goals and ${schemes} schemes; ${times} requests each\n`,
);
console.log("| request | median ms | slowest ms | service CPU ms | PostgreSQL CPU ms | bytes |");
console.log("| --- | ---: | ---: | ---: | ---: | ---: |");
for (const [endpoint, each] of Object.entries(requests)) {
  const [method = ""] = endpoint.split(" ");
  for (const request of each)
    if (`${method} ${request.path}`.includes(values.only)) await measure(method, request);
}
if ("transfers".startsWith(values.only))
  await reportTransfers(
    { database, service, authorization, person: rich.userId },
    Number(values.import),
  );
if (isTooMuch) process.exitCode = 1;

/** Lets no endpoint of sport or companion go unmeasured. */
async function requireAll(described: readonly string[]): Promise<void> {
  const document = JSON.parse(await ask("GET", { path: "/openapi.json" }));
  const served = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const missing = served
    .filter((endpoint) => / \/api\/(sport|companion)\//.test(endpoint))
    .filter((endpoint) => !described.includes(endpoint));
  if (missing.length > 0) throw new Error(`Nobody has described ${missing.join(", ")}.`);
}

/** Waits until the service has loaded what it loads behind its start: that would be told as costs of the first requests. */
async function settled(): Promise<void> {
  for (let second = 0; second < MOST_SECONDS_TO_SETTLE; second += 1) {
    const before = await cpuOf();
    await setTimeout(1_000);
    const after = await cpuOf();
    const isIdle = (kind: "service" | "database") => after[kind] - before[kind] < IDLE_SECONDS;
    if (second > LEAST_SECONDS_TO_SETTLE && isIdle("service") && isIdle("database")) return;
  }
}

async function measure(method: string, request: PersonRequest): Promise<void> {
  // So often that the code of the endpoint is compiled, and what is kept for it is there.
  const began = performance.now();
  for (let warm = 0; warm < WARM_REQUESTS || performance.now() - began < WARM_MS; warm += 1) {
    const ready = await prepared(request);
    await undo(request, ready, await ask(method, ready));
  }
  const taken: number[] = [];
  const cpu = { service: 0, database: 0 };
  let bytes = 0;
  for (let time = 0; time < times; time += 1) {
    const ready = await prepared(request);
    const before = await cpuOf();
    const start = performance.now();
    const answer = await ask(method, ready);
    taken.push(performance.now() - start);
    const after = await cpuOf();
    cpu.service += after.service - before.service;
    cpu.database += after.database - before.database;
    bytes = Buffer.byteLength(answer);
    await undo(request, ready, answer);
    await setTimeout(5);
  }
  taken.sort((left, right) => left - right);
  const median = taken[Math.floor(times / 2)] ?? 0;
  isTooMuch ||= median > MOST.milliseconds || bytes > MOST.bytes;
  const each = (kind: "service" | "database") => ((cpu[kind] / times) * 1_000).toFixed(1);
  console.log(
    `| ${method} ${request.path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, "...")} | ${median.toFixed(1)} | ${taken.at(-1)?.toFixed(1)} | ${each("service")} | ${each("database")} | ${bytes} |`,
  );
}

/** A request whose record is there; `id` is that of the record. */
type ReadyRequest = Pick<PersonRequest, "path" | "json"> & { readonly id?: string };

async function prepared({ before, path, json }: PersonRequest): Promise<ReadyRequest> {
  if (before === undefined) return { path, ...(json && { json }) };
  const { id } = JSON.parse(await ask("POST", before));
  return { path: path.replace("{id}", id), ...(json && { json }), id };
}

/** Deletes what a request needed, or else made. */
async function undo(request: PersonRequest, ready: ReadyRequest, answer: string): Promise<void> {
  if (request.undo === undefined) return;
  const { id } = ready.id === undefined ? JSON.parse(answer) : ready;
  await ask("DELETE", { path: request.undo.replace("{id}", id) });
}

async function cpuOf() {
  const { cpuSeconds } = await usageOf(service);
  return { service: cpuSeconds, database: databaseCpuSeconds(database) };
}

async function ask(method: string, { path, json }: PersonRequest): Promise<string> {
  const response = await fetch(`${service.url}${path}`, {
    method,
    headers: { authorization, ...(json && { "content-type": "application/json" }) },
    ...(json && { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
  return text;
}

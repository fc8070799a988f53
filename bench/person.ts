/**
 * One person with very many sessions asks every endpoint of sport: how long an answer takes, what it costs, and how long it
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
import { reportTransfers } from "./person-transfers.ts";
import { usageOf } from "./process-usage.ts";

/** What an answer takes at most in the middle (ms), and how long it may be (bytes). */
const MOST = { milliseconds: 50, bytes: 300_000 } as const;

const { values } = parseArgs({
  options: {
    logs: { type: "string", default: "200000" },
    /** How many kinds of exercise these are of. */
    kinds: { type: "string", default: "40" },
    times: { type: "string", default: "15" },
    /** Part of a method and path, or `transfers`. */
    only: { type: "string", default: "" },
    /** How many sessions are imported. */
    import: { type: "string", default: "20000" },
  },
});
const [logs, kinds, times] = [values.logs, values.kinds, values.times].map(Number) as [
  number,
  number,
  number,
];
const secret = randomBytes(32).toString("hex");

await using database = await openBenchDatabase();
const { rich } = await seedPeople(database.connectionString, { logs, types: kinds, schemes: 5 });
await using service = await startService(database, secret);
const authorization = `Bearer ${jsonwebtoken.sign({ sub: rich.userId }, secret, { expiresIn: "2h" })}`;
const session = {
  sport_name: "Morning run",
  sport_start: "1990-01-02T07:00:00Z",
  sport_end: "1990-01-02T07:35:00Z",
  cal: 300,
  iffinish: true,
};
const requests: readonly (readonly [method: string, path: string, json?: object])[] = [
  ["GET", "/api/sport/logs"],
  ["GET", `/api/sport/logs?limit=100&offset=${logs - 100}`],
  ["GET", `/api/sport/log/${rich.logId}`],
  ["GET", "/api/sport/stats"],
  ["GET", "/api/sport/logs/calendar?start_date=2025-01-01&end_date=2026-01-01"],
  ["GET", "/api/sport/weekly-report"],
  ["GET", "/api/sport/history?limit=100"],
  ["GET", `/api/sport/history?limit=100&offset=${logs - 100}`],
  ["GET", "/api/sport/history?exercise_type=running"],
  ["GET", "/api/sport/history?exclude_custom=true&limit=100"],
  ["GET", `/api/sport/schemes/user/${rich.userId}`],
  ["GET", `/api/sport/validate-consistency/${rich.userId}`],
  ["POST", "/api/sport/sync-calendar"],
  ["POST", "/api/sport/log", session],
  ["PUT", `/api/sport/log/${rich.logId}`, { cal: 310 }],
  ["GET", "/api/companion/health-overview"],
];

let isTooMuch = false;
console.log(`${logs} sessions of one person, of ${kinds} kinds; ${times} requests each\n`);
console.log("| request | median ms | slowest ms | service CPU ms | PostgreSQL CPU ms | bytes |");
console.log("| --- | ---: | ---: | ---: | ---: | ---: |");
for (const [method, path, json] of requests)
  if (`${method} ${path}`.includes(values.only)) await measure(method, path, json);
if ("transfers".startsWith(values.only))
  await reportTransfers(
    { database, service, authorization, person: rich.userId },
    Number(values.import),
  );
if (isTooMuch) process.exitCode = 1;

async function measure(method: string, path: string, json?: object): Promise<void> {
  for (let warm = 0; warm < 3; warm += 1) await ask(method, path, json);
  const before = await cpuOf();
  const taken: number[] = [];
  let bytes = 0;
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    bytes = await ask(method, path, json);
    taken.push(performance.now() - start);
    await setTimeout(5);
  }
  const after = await cpuOf();
  taken.sort((left, right) => left - right);
  const median = taken[Math.floor(times / 2)] ?? 0;
  isTooMuch ||= median > MOST.milliseconds || bytes > MOST.bytes;
  const each = (kind: "service" | "database") =>
    (((after[kind] - before[kind]) / times) * 1_000).toFixed(1);
  console.log(
    `| ${method} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, "...")} | ${median.toFixed(1)} | ${taken.at(-1)?.toFixed(1)} | ${each("service")} | ${each("database")} | ${bytes} |`,
  );
}

async function cpuOf() {
  const { cpuSeconds } = await usageOf(service);
  return { service: cpuSeconds, database: databaseCpuSeconds(database) };
}

/** Gives how long the answer was. */
async function ask(method: string, path: string, json?: object): Promise<number> {
  const response = await fetch(`${service.url}${path}`, {
    method,
    headers: { authorization, ...(json && { "content-type": "application/json" }) },
    ...(json && { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
  return Buffer.byteLength(text);
}

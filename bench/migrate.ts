/**
 * Migrations of a large table while clients read and write: how long each takes, and the longest request meanwhile. It fails
 * where one took more than 500 ms.
 *   npx -y pnpm bench:migrate --rows 10_000_000
 */
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import {
  ALL_MIGRATIONS,
  indexBesideRequests,
  migrateUp,
  statements,
} from "@health-exercise/adapter-postgres";
import jsonwebtoken from "jsonwebtoken";
import { startService } from "./child-server.ts";
import { openBenchDatabase } from "./database.ts";
import { LOGS_OF_AN_OTHER_USER, otherUserId, seed } from "./seed.ts";

const MOST_MS = 500;
const CALM_MS = 10_000;

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "1000000" },
    clients: { type: "string", default: "8" },
  },
});
const rows = Number(values.rows.replaceAll("_", ""));
const secret = randomBytes(32).toString("hex");
await using database = await openBenchDatabase();
console.log(`Seeding ${rows} logs ...`);
await seed(database.connectionString, rows);
await using service = await startService(database, secret);

const LOG = {
  sport_name: "Running",
  sport_start: "2026-03-02T06:30:00Z",
  sport_end: "2026-03-02T07:00:00Z",
  cal: 300,
  iffinish: true,
};
const REQUESTS = [
  { path: "/api/sport/log", method: "POST", body: JSON.stringify(LOG) },
  { path: "/api/sport/logs" },
  { path: "/api/profile" },
  { path: "/api/sport/stats" },
];

type Asked = { readonly began: number; readonly milliseconds: number };
const asked: Asked[] = [];
let isStopped = false;
const clients = Array.from({ length: Number(values.clients) }, run);
await pause(CALM_MS / 2);
await during("nothing", () => pause(CALM_MS));

type Step = (typeof ALL_MIGRATIONS)[string];
const STEPS: Readonly<Record<string, Step>> = {
  "9990 a column with a default": {
    up: statements("alter table sport_log add column bench_mark integer not null default 1"),
  },
  "9991 a rule for what is written from now on": {
    up: statements(
      "alter table sport_log add constraint bench_mark_rule check (bench_mark > 0) not valid",
    ),
  },
  "9992 the rule for what is there": {
    isBesideRequests: true,
    up: statements("alter table sport_log validate constraint bench_mark_rule"),
  },
  "9993 an index": {
    isBesideRequests: true,
    up: (kysely) => indexBesideRequests(kysely, "sport_log_bench", "sport_log (user_id, calories)"),
  },
  "9994 the index and the column are gone": {
    up: statements("alter table sport_log drop column bench_mark"),
  },
};
let migrations = ALL_MIGRATIONS;
for (const [name, step] of Object.entries(STEPS)) {
  migrations = { ...migrations, [name]: step };
  await during(name, () => migrateUp({ connectionString: database.connectionString }, migrations));
}
isStopped = true;
await Promise.all(clients);

/** Tells how long `work` took, and what clients have met that asked meanwhile. */
async function during(name: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  const ended = performance.now();
  // Whoever waits since then is heard too.
  await pause(MOST_MS);
  const times = asked.filter(
    (each) => each.began < ended && each.began + each.milliseconds > began,
  );
  const longest = Math.max(0, ...times.map(({ milliseconds }) => milliseconds));
  console.log(
    `${name}: ${((ended - began) / 1_000).toFixed(1)} s, ${times.length} requests, the longest ${longest.toFixed(0)} ms`,
  );
  if (longest > MOST_MS) process.exitCode = 1;
}

/** Somebody else each time. */
async function run(): Promise<void> {
  while (!isStopped) {
    const number = Math.floor((Math.random() * rows) / LOGS_OF_AN_OTHER_USER);
    const token = jsonwebtoken.sign({ sub: otherUserId(number) }, secret, { expiresIn: "1h" });
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    for (const { path, ...options } of REQUESTS) {
      const began = performance.now();
      const response = await fetch(`${service.url}${path}`, { ...options, headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      asked.push({ began, milliseconds: performance.now() - began });
    }
  }
}

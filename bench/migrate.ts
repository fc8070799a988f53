/**
 * Migrations of a large table while clients read and write: how long each takes, and the longest request meanwhile, beside as
 * long without a migration right before it. It fails where one took more than 500 ms during a migration.
 *   npx -y pnpm bench:migrate --rows 10_000_000
 */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import {
  ALL_MIGRATIONS,
  indexBesideRequests,
  migrateUp,
  statements,
} from "@health-exercise/adapter-postgres";
import { startService } from "./child-server.ts";
import { openBenchDatabase } from "./database.ts";
import { startAsking } from "./migrate-clients.ts";
import { untilIdle } from "./process-usage.ts";
import { LOGS_OF_AN_OTHER_USER, seed } from "./seed.ts";

const MOST_MS = 500;
const CALM_MS = 10_000;

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "1000000" },
    clients: { type: "string", default: "8" },
    rounds: { type: "string", default: "1" },
  },
});
const rows = Number(values.rows.replaceAll("_", ""));
const secret = randomBytes(32).toString("hex");
await using database = await openBenchDatabase();
const seeding = performance.now();
await seed(database.connectionString, rows);
console.log(`${rows} logs are there after ${seconds(performance.now() - seeding)}.`);
await using service = await startService(database, secret);
await untilIdle(service);

type Step = (typeof ALL_MIGRATIONS)[string];
const STEPS: Readonly<Record<string, Step>> = {
  "a column with a default": {
    up: statements("alter table sport_log add column bench_mark integer not null default 1"),
  },
  "a rule for new rows": {
    up: statements(
      "alter table sport_log add constraint bench_mark_rule check (bench_mark > 0) not valid",
    ),
  },
  "the rule for all rows": {
    isBesideRequests: true,
    up: statements("alter table sport_log validate constraint bench_mark_rule"),
  },
  "an index": {
    isBesideRequests: true,
    up: (kysely) => indexBesideRequests(kysely, "sport_log_bench", "sport_log (user_id, calories)"),
  },
  "the index and the column are gone": {
    up: statements("drop index sport_log_bench", "alter table sport_log drop column bench_mark"),
  },
};
const clients = startAsking(service.url, secret, {
  clients: Number(values.clients),
  users: Math.floor(rows / LOGS_OF_AN_OTHER_USER),
});
await during("until everything has been asked for once", () => pause(CALM_MS));
let migrations = ALL_MIGRATIONS;
let number = 9_000;
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const [name, step] of Object.entries(STEPS)) {
    await during("nothing", () => pause(CALM_MS));
    number += 1;
    migrations = { ...migrations, [`${number} ${name}`]: step };
    const migrate = () => migrateUp({ connectionString: database.connectionString }, migrations);
    if ((await during(name, migrate)) > MOST_MS) process.exitCode = 1;
  }
}
await clients.stop();

/** Prints how long `work` took and what clients have met that asked meanwhile. Returns the longest, in milliseconds. */
async function during(name: string, work: () => Promise<unknown>): Promise<number> {
  clients.forget();
  const stalledBefore = stalled();
  const began = performance.now();
  await work();
  const ended = performance.now();
  const [processor, disk] = stalled().map((now, index) => {
    const share = (now - (stalledBefore[index] ?? 0)) / (ended - began);
    return `${Math.round(share * 100)} %`;
  });
  // Whoever waits since then is heard too.
  await pause(MOST_MS);
  const { requests, p99, longest, longestPath, stoodStill } = clients.between(began, ended);
  console.log(
    `${name}: ${seconds(ended - began)}, ${requests} requests, p99 ${p99.toFixed(0)} ms, the longest ${longest.toFixed(0)} ms ` +
      `(${longestPath}); the clients' own process stood still for ${stoodStill.toFixed(0)} ms at most, ` +
      `something on the machine waited for a processor in ${processor} of the time, for the disk in ${disk}`,
  );
  return longest;
}

/** For how many milliseconds anything on this machine waited for a processor, and for the disk, since it was started. Linux only. */
function stalled(): readonly number[] {
  return ["cpu", "io"].map((resource) => {
    const file = `/proc/pressure/${resource}`;
    if (!existsSync(file)) return Number.NaN;
    return Number(/^some .*total=(\d+)/m.exec(readFileSync(file, "utf8"))?.[1]) / 1_000;
  });
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

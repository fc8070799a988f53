/**
 * What PgBouncer costs: the service through it (in transaction mode) beside the service without, on one database, asked in turn.
 *   npx -y pnpm bench:pgbouncer --program /usr/sbin/pgbouncer
 */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import jsonwebtoken from "jsonwebtoken";
import { Client } from "pg";
import { startService } from "./child-server.ts";
import { openBenchDatabase } from "./database.ts";
import { type Measurement, measure } from "./load.ts";
import { startPooler } from "./pooler.ts";
import { untilIdle } from "./process-usage.ts";
import { scenariosFor } from "./scenarios.ts";
import { seed } from "./seed.ts";

const { values } = parseArgs({
  options: {
    program: { type: "string", default: "/usr/sbin/pgbouncer" },
    seconds: { type: "string", default: "2" },
    rounds: { type: "string", default: "3" },
    connections: { type: "string", default: "10" },
  },
});
/** What each kind of request is told by. */
const ASKED = ["GET  log/{id}", "GET  logs?limit=20", "POST log", "GET  stats"];

const secret = randomBytes(32).toString("hex");
await using database = await openBenchDatabase();
const seeded = await seed(database.connectionString, 50_000);
await using pooler = await startPooler(values.program, database);
console.log(pooler.description);
await setForRole(new URL(database.serviceConnectionString).username);
await using direct = await startService(database, secret);
const through = { ...database, serviceConnectionString: pooler.connectionString };
await using pooled = await startService(through, secret, {
  DATABASE_SESSION_SETTINGS: "off",
  DATABASE_NAMED_STATEMENTS: pooler.keepsNamedStatements ? "on" : "off",
});

// What they load behind the start is over then.
await untilIdle(direct);
await untilIdle(pooled);
const load = { seconds: Number(values.seconds), connections: Number(values.connections) };
for (const scenario of scenariosFor(seeded)) {
  if (!ASKED.some((name) => scenario.name.startsWith(name))) continue;
  const token = jsonwebtoken.sign({ sub: scenario.user }, secret, { expiresIn: "1h" });
  const measured = new Map([direct, pooled].map((server) => [server, [] as Measurement[]]));
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const [server, times] of measured) {
      const measurement = await measure(server, scenario, token, load);
      if (round > 0) times.push(measurement);
    }
  }
  const [without, withIt] = [...measured.values()].map((times) => ({
    perSecond: median(times.map(({ requestsPerSecond }) => requestsPerSecond)),
    milliseconds: median(times.map(({ medianMilliseconds }) => medianMilliseconds)),
  }));
  if (without === undefined || withIt === undefined) continue;
  console.log(
    `${scenario.name.padEnd(36)} without ${without.perSecond.toFixed(0)} a second (${without.milliseconds.toFixed(1)} ms), ` +
      `with ${withIt.perSecond.toFixed(0)} (${withIt.milliseconds.toFixed(1)} ms): ${(withIt.perSecond / without.perSecond).toFixed(2)}`,
  );
}

/** As docs/operations.md says. */
async function setForRole(role: string): Promise<void> {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  for (const setting of [
    "plan_cache_mode = 'force_generic_plan'",
    "random_page_cost = 1.1",
    "statement_timeout = '15s'",
    "idle_in_transaction_session_timeout = '30s'",
  ])
    await client.query(`alter role ${role} set ${setting}`);
  await client.end();
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;
}

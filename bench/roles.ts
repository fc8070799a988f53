import { randomBytes } from "node:crypto";
import jsonwebtoken from "jsonwebtoken";
import { type ChildServer, serverSettings, startChildServer } from "./child-server.ts";
import { openBenchDatabase } from "./database.ts";
import { measure } from "./load.ts";
import { readOptions } from "./options.ts";
import { requireSameAnswers } from "./same-answers.ts";
import { type Scenario, scenariosFor } from "./scenarios.ts";
import { seed } from "./seed.ts";

/**
 * What row-level security costs: the service in a role that policies bind, beside itself as the owner of the tables. The two are
 * asked in turn, one request at a time; what is told is the time below which a tenth of the requests lay, and half of them. Of
 * the first a machine that is busy otherwise takes little. Then each has all connections busy for a while, in turn: how many
 * requests a second it answers, in the middle of the rounds.
 */
const options = readOptions();
const REQUESTS_PER_ROUND = 400;
const WARM_UP = 400;
const secret = randomBytes(32).toString("hex");
await using database = await openBenchDatabase();
console.log(`Seeding ${options.rows} logs of other users ...`);
const seeded = await seed(database.connectionString, options.rows);
const serve = (name: string, connectionString: string) =>
  startChildServer(
    name,
    "../apps/api/src/main.ts",
    database.directory,
    serverSettings({ connectionString }, secret),
  );
await using bound = await serve("bound", database.serviceConnectionString);
await using owner = await serve("owner", database.connectionString);

for (const scenario of scenariosFor(seeded)) {
  if (!scenario.name.includes(options.only ?? "")) continue;
  const token = jsonwebtoken.sign({ sub: scenario.user }, secret, { expiresIn: "1h" });
  await requireSameAnswers([bound, owner], scenario, token);
  const times = new Map([bound, owner].map((server) => [server, [] as number[]]));
  for (let turn = 0; turn < WARM_UP + options.rounds * REQUESTS_PER_ROUND; turn += 1) {
    for (const [server, measured] of times) {
      const milliseconds = await timeOf(server, scenario, token, turn);
      if (turn >= WARM_UP) measured.push(milliseconds);
    }
  }
  const told = [0.1, 0.5].map((part) => {
    const [ofBound, ofOwner] = [bound, owner].map((server) => quantile(times.get(server), part));
    return `p${part * 100} ${ofBound?.toFixed(3)} ms, ${ofOwner?.toFixed(3)} ms as owner (${((ofBound ?? 0) / (ofOwner ?? 1)).toFixed(2)})`;
  });
  const [ofBound, ofOwner] = await throughput(scenario, token);
  told.push(
    `${ofBound?.toFixed(0)} a second, ${ofOwner?.toFixed(0)} as owner (${((ofBound ?? 0) / (ofOwner ?? 1)).toFixed(2)})`,
  );
  console.log(`${scenario.name.padEnd(36)} ${told.join("; ")}`);
}

async function throughput(scenario: Scenario, token: string): Promise<readonly number[]> {
  const rates = [bound, owner].map((server) => ({ server, perSecond: [] as number[] }));
  for (let round = 0; round < options.rounds; round += 1) {
    // Whoever comes second meets a warmer database: each does in turn.
    for (const { server, perSecond } of round % 2 === 0 ? rates : rates.toReversed()) {
      const { requestsPerSecond } = await measure(server, scenario, token, options);
      perSecond.push(requestsPerSecond);
    }
  }
  return rates.map(({ perSecond }) => quantile(perSecond, 0.5));
}

async function timeOf(
  { url, name }: ChildServer,
  scenario: Scenario,
  token: string,
  turn: number,
): Promise<number> {
  const { method, path, body } = scenario.requests[turn % scenario.requests.length] ?? {};
  const start = performance.now();
  const response = await fetch(`${url}${path}`, {
    ...(method && { method }),
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${name}, ${scenario.name}: ${response.status}.`);
  return performance.now() - start;
}

function quantile(times: readonly number[] = [], part: number): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

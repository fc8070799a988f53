import { randomBytes } from "node:crypto";
import jsonwebtoken from "jsonwebtoken";
import { serverSettings, startChildServer, startService } from "./child-server.ts";
import { type Comparison, compare } from "./compare.ts";
import { openBenchDatabase } from "./database.ts";
import { readOptions } from "./options.ts";
import { usageOf } from "./process-usage.ts";
import { tableOf } from "./report.ts";
import { requireSameAnswers } from "./same-answers.ts";
import { scenariosFor } from "./scenarios.ts";
import { seed } from "./seed.ts";

const options = readOptions();
const stopping = new AbortController();
// Ended at once, the process would leave the database behind.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => stopping.abort(new Error(`Stopped by ${signal}.`)));
}
const secret = randomBytes(32).toString("hex");
const tokenOf = (user: string) => jsonwebtoken.sign({ sub: user }, secret, { expiresIn: "1h" });

await using database = await openBenchDatabase();
console.log(`Seeding ${options.rows} logs of other users ...`);
const seeded = await seed(database.connectionString, options.rows);
stopping.signal.throwIfAborted();
await using service = await startService(database, secret);
await using bare = await startChildServer(
  "bare",
  "./bare-server.ts",
  database.directory,
  serverSettings(database, secret),
);

const scenarios = scenariosFor(seeded).filter(({ name }) => name.includes(options.only ?? ""));
if (scenarios.length === 0) throw new Error(`No scenario is called ${options.only}.`);
const comparisons: Comparison[] = [];
for (const scenario of scenarios) {
  stopping.signal.throwIfAborted();
  const token = tokenOf(scenario.user);
  await requireSameAnswers(scenario.isAlone ? [service] : [service, bare], scenario, token);
  if (options.answers) continue;
  const comparison = await compare({ service, bare }, scenario, token, options);
  comparisons.push(comparison);
  console.log(`measured ${scenario.name}`);
}

if (options.answers) console.log(`The same answers in ${scenarios.length} scenarios.`);
else await report();

async function report(): Promise<void> {
  console.log(`\n${tableOf(comparisons)}`);
  for (const server of [service, bare]) {
    const { residentBytes } = await usageOf(server);
    console.log(`memory of the ${server.name} server: ${(residentBytes / 2 ** 20).toFixed(0)} MiB`);
  }
}

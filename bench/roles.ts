import { randomBytes } from "node:crypto";
import jsonwebtoken from "jsonwebtoken";
import { serverSettings, startChildServer } from "./child-server.ts";
import { type Comparison, compare } from "./compare.ts";
import { openBenchDatabase } from "./database.ts";
import { readOptions } from "./options.ts";
import { tableOf } from "./report.ts";
import { requireSameAnswers } from "./same-answers.ts";
import { scenariosFor } from "./scenarios.ts";
import { seed } from "./seed.ts";

/** What row-level security costs: the service in a role that policies bind, beside itself as the owner of the tables. */
const options = readOptions();
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

const comparisons: Comparison[] = [];
for (const scenario of scenariosFor(seeded)) {
  if (!scenario.name.includes(options.only ?? "")) continue;
  const token = jsonwebtoken.sign({ sub: scenario.user }, secret, { expiresIn: "1h" });
  const { isAlone: _, ...both } = scenario;
  await requireSameAnswers([bound, owner], both, token);
  comparisons.push(await compare({ service: bound, bare: owner }, both, token, options));
  console.log(`measured ${scenario.name}`);
}
if (comparisons.length === 0) throw new Error(`No scenario is called ${options.only}.`);
console.log(`\n${tableOf(comparisons, ["bound", "owner"])}`);

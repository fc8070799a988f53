/**
 * How long a command of the service takes from the call to its end, on a database that is there already: the least of some
 * runs, because other work on the machine only adds to it, and the median. The first run of each compiles, and is left out.
 */
import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openBenchDatabase } from "./database.ts";

const COMPANION = fileURLToPath(new URL("../apps/api/src/companion.ts", import.meta.url));
const PERSON = "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b";
const COMMANDS = [
  ["--version"],
  ["user", "create"],
  ["user", "list"],
  ["token", "issue", "--user", PERSON],
  ["audit", "list"],
  ["migrate", "status"],
  ["knowledge", "list"],
  ["knowledge", "import", fileURLToPath(new URL("README.md", import.meta.url))],
];

const { values } = parseArgs({ options: { runs: { type: "string", default: "7" } } });
await using database = await openBenchDatabase();
const environment = {
  ...process.env,
  DATABASE_URL: database.connectionString,
  JWT_SECRET: "only for this measurement, 32 bytes and more",
};

millisecondsOf(["user", "create", "--id", PERSON]);
for (const words of COMMANDS) {
  const times = Array.from({ length: Number(values.runs) + 1 }, () => millisecondsOf(words))
    .slice(1)
    .toSorted((left, right) => left - right);
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  console.log(`companion ${words.join(" ")}: least ${times[0]} ms, median ${median} ms`);
}

function millisecondsOf(words: readonly string[]): number {
  const begun = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--conditions=@health-exercise/source", COMPANION, ...words],
    { env: environment, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`companion ${words.join(" ")} failed: ${stderr}`);
  return Math.round(performance.now() - begun);
}

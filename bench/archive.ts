/**
 * A large export of Apple Health is made and brought in by the command of an operator: how long it takes and how much memory
 * its process has at most. It fails where that is too much, or what came in is not what was made.
 */
import { spawn } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type MadeExport, writeExport, writeZippedExport } from "./apple-export.ts";
import { openBenchDatabase } from "./database.ts";

const MEBIBYTE = 1_048_576;
const MOST_RESIDENT_MEGABYTES = 300;
const COMPANION = fileURLToPath(new URL("../apps/api/src/companion.ts", import.meta.url));

const { values } = parseArgs({
  options: {
    /** MiB of `export.xml`. */
    size: { type: "string", default: "1024" },
    /** `export.xml` as it is instead of `export.zip`. */
    plain: { type: "boolean", default: false },
  },
});

await using database = await openBenchDatabase();
const path = join(database.directory, values.plain ? "export.xml" : "export.zip");
const bytes = Number(values.size) * MEBIBYTE;
const made = await (values.plain ? writeExport : writeZippedExport)(path, bytes);
console.log(
  `${megabytes(made.bytes)} MB of export.xml, ${megabytes(statSync(path).size)} MB as sent; ${made.workouts} workouts, ${made.ways} ways`,
);
const { id: userId } = (await run("user", "create")).answer;
report(made, await run("sport", "import", "--user", userId, path));
const again = await run("sport", "import", "--user", userId, path);
console.log(`again: ${again.answer.imported} imported, ${again.answer.duplicates} already there`);
if (again.answer.imported !== 0) process.exitCode = 1;

type Ran = {
  readonly seconds: number;
  readonly residentMegabytes: number;
  // biome-ignore lint/suspicious/noExplicitAny: the JSON of whichever command it is.
  readonly answer: any;
};

/** Runs a command of an operator, in a process of its own. */
async function run(...args: readonly string[]): Promise<Ran> {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ["--conditions=@health-exercise/source", COMPANION, ...args, "--json"],
    {
      env: { ...process.env, DATABASE_URL: database.connectionString, JWT_SECRET: "b".repeat(32) },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let residentMegabytes = 0;
  const watching = setInterval(() => {
    residentMegabytes = Math.max(residentMegabytes, mostResident(child.pid));
  }, 100);
  const output = await text(child.stdout);
  clearInterval(watching);
  const seconds = (performance.now() - begun) / 1_000;
  return { seconds, residentMegabytes, answer: JSON.parse(output.trim().split("\n").at(-1) ?? "") };
}

/** What the system says was the most that a process had; 0 where it is gone, or does not say. */
function mostResident(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

function report({ workouts }: MadeExport, { seconds, residentMegabytes, answer }: Ran): void {
  const { imported, errors } = answer;
  const most = Math.round(residentMegabytes);
  console.log(`${imported} imported in ${seconds.toFixed(1)} s, at most ${most} MB resident`);
  if (imported === workouts && errors.length === 0 && most < MOST_RESIDENT_MEGABYTES) return;
  console.error(
    `Expected ${workouts} without errors, below ${MOST_RESIDENT_MEGABYTES} MB:`,
    errors,
  );
  process.exitCode = 1;
}

function megabytes(count: number): number {
  return Math.round(count / 1e6);
}

/**
 * What the doors of the domain promise to others, held against the reports in `packages/domain/api`. Exported signatures
 * use only types that a door exports, and nothing is exported that nobody outside uses. `--write` renews the reports.
 *
 * A script of our own, because API Extractor reads one entry point a run: it cannot see that a type leaves by another door.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DOMAIN, readDomainDoors } from "./api/domain-doors.ts";
import { doorReport } from "./api/door-report.ts";
import { forgottenExports } from "./api/forgotten-exports.ts";
import { unusedExports } from "./api/unused-exports.ts";
import { ROOT } from "./packages/published-packages.ts";
import { run } from "./packages/run.ts";

const { write } = parseArgs({ options: { write: { type: "boolean", default: false } } }).values;
const folder = join(DOMAIN, "api");

await run("tsc", ["-b", DOMAIN], { cwd: ROOT });
const domain = readDomainDoors();
const reports = new Map(
  domain.doors.map((door) => [`${door.name.replaceAll("/", "-")}.md`, doorReport(door, domain)]),
);
if (write) {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) if (!reports.has(file)) await rm(join(folder, file));
  for (const [file, text] of reports) await writeFile(join(folder, file), text);
}
const problems = [...forgottenExports(domain), ...(await unusedExports(domain))];
for (const [file, text] of reports) {
  const path = join(folder, file);
  const committed = existsSync(path) ? await readFile(path, "utf8") : "";
  if (committed !== text) {
    problems.push(`packages/domain/api/${file} is out of date: npx -y pnpm api:write renews it`);
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`ok: ${domain.doors.length} doors`);

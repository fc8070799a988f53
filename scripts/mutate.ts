/**
 * Breaks the code on purpose, a little at a time, and looks whether a unit test notices:
 *   npx -y pnpm mutate packages/domain/src/sport [packages/domain/src/user/pause.ts ...]
 *   npx -y pnpm mutate --tests packages/domain/test/chat packages/domain/src/safety/policy
 *   npx -y pnpm mutate --sample 250 --seed 1 packages/domain/src/sport/met
 *   npx -y pnpm mutate --table packages/domain
 * Without `--tests` those of the same folder are to notice, or of the nearest one above that has any. A change that was tried before is tried again when it or its tests have changed, or with `--force`. The table is of all
 * that was ever run; reports/mutation/<package>/<feature>.html shows what nobody noticed. A sample is drawn of all that is named with the same tests: the same one for the same seed, and a larger one goes on where
 * a smaller one ended.
 */
import { existsSync, globSync } from "node:fs";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { markBegun, markEnded, markNotDrawn, ranksOfTried, readReport } from "./mutation/report.ts";
import { tableOf } from "./mutation/table.ts";

/** Deep enough to tell the parts of a feature apart. */
const TABLE_DEPTH = 5;

/** What is changed, the tests that are to notice or folders of them, and where is kept what came of it. */
type Round = {
  readonly code: readonly string[];
  readonly tests: readonly string[];
  readonly report: string;
};

/** What needs more than its own process, and what takes seconds for each change: properties. */
const TOO_LONG = ["**/*.{database,service,process,property,properties}.test.ts"];

const { values, positionals } = parseArgs({
  options: {
    force: { type: "boolean", default: false },
    table: { type: "boolean", default: false },
    tests: { type: "string", multiple: true, default: [] },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
  },
  allowPositionals: true,
});

process.chdir(fileURLToPath(new URL("../", import.meta.url)));
// It takes long, and whoever works at the machine goes first.
setPriority(19);
/** What the same tests are to notice is tried in one go: to load them takes most of the time. */
const rounds = new Map<string, Round>();
const reports = new Set<string>();
for (const path of positionals) {
  const [, name, feature] = /^packages\/([a-z]+)(?:\/src)?(?:\/([a-z-]+))?/.exec(path) ?? [];
  if (name === undefined || !existsSync(path)) throw new Error(`${path} is not in a package.`);
  const folder = `reports/mutation/${name}`;
  const report = feature === undefined ? undefined : `${folder}/${feature}.json`;
  if (values.table) for (const each of reportsOf(folder, report)) reports.add(each);
  else plan(path, report ?? `${folder}/all.json`);
}
for (const round of rounds.values()) await mutate(round);
process.stdout.write(tableOf([...reports], TABLE_DEPTH));

function plan(path: string, report: string): void {
  const tests = values.tests.length > 0 ? values.tests : [testsFor(path)];
  const { code = [] } = rounds.get(`${tests} ${report}`) ?? {};
  rounds.set(`${tests} ${report}`, { code: [...code, path], tests, report });
  reports.add(report);
}

async function mutate(round: Round): Promise<void> {
  const { code, tests, report } = round;
  // A run that was broken off has not done so at its end.
  if (existsSync(report)) markNotDrawn(report);
  markBegun(report, code);
  await new Stryker({
    testRunner: "vitest-twice",
    vitest: { configFile: "vitest.mutation.config.ts", related: false },
    testFiles: tests.flatMap((path) =>
      path.endsWith(".ts") ? path : globSync(`${path}/**/*.test.ts`, { exclude: TOO_LONG }),
    ),
    mutate: [
      ...code.map((path) => (path.endsWith(".ts") ? path : `${path}/**/*.ts`)),
      "!**/*.data.ts",
      "!**/index.ts",
    ],
    force: values.force,
    incrementalFile: report,
    htmlReporter: { fileName: report.replace(/json$/, "html") },
    ...sampling(round),
  }).runMutationTest();
  markNotDrawn(report);
  markEnded(report, code);
}

/** What draws some of the changes; Stryker has a second process run tests once they are drawn. */
function sampling({ code, report }: Round): object {
  if (values.sample === undefined) return {};
  const size = Number(values.sample);
  if (!(size > 0)) throw new Error("--sample says how many changes are drawn.");
  const { seed } = values;
  const tried = values.force ? [] : ranksOfTried(readReport(report), code, seed);
  return { checkers: ["sample"], sample: { size, seed, tried } };
}

/** Those of the same name or part: all others would take hours, and come upon a rule by accident. */
function testsFor(path: string): string {
  const ofFile = path.replace("/src/", "/test/").replace(/\.ts$/, ".test.ts");
  if (ofFile !== path && existsSync(ofFile)) return ofFile;
  const folders = path.replace("/src", "/test").split("/");
  while (!existsSync(folders.join("/"))) folders.pop();
  return folders.join("/");
}

/** One report, or all that there are in a folder. */
function reportsOf(folder: string, report: string | undefined): readonly string[] {
  if (report !== undefined) return existsSync(report) ? [report] : [];
  return globSync(`${folder}/*.json`);
}

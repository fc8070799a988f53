/**
 * Breaks the code on purpose, a little at a time, and looks whether a unit test notices:
 *   npx -y pnpm mutate packages/domain/src/sport [packages/domain/src/user/pause.ts ...]
 *   npx -y pnpm mutate --table packages/domain
 * A change that was tried before is tried again when it or its tests have changed, or with `--force`. The table is of all
 * that was ever run; reports/mutation/<package>.html shows what nobody noticed.
 */
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { tableOf } from "./mutation/table.ts";

/** Deep enough to tell the parts of a feature apart. */
const TABLE_DEPTH = 5;

const { values, positionals } = parseArgs({
  options: {
    force: { type: "boolean", default: false },
    table: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

process.chdir(fileURLToPath(new URL("../", import.meta.url)));
// It takes long, and whoever works at the machine goes first.
setPriority(19);
const packages = new Set<string>();
for (const path of positionals) {
  const name = /^packages\/([a-z]+)(\/|$)/.exec(path)?.[1];
  if (name === undefined || !existsSync(path)) throw new Error(`${path} is not in a package.`);
  packages.add(name);
  if (!values.table) await mutate(name, path);
}
for (const name of packages) process.stdout.write(tableOf(reportOf(name), TABLE_DEPTH));

async function mutate(name: string, path: string): Promise<void> {
  const report = reportOf(name);
  await new Stryker({
    vitest: {
      configFile: "vitest.mutation.config.ts",
      dir: testsFor(name, path),
      related: false,
    },
    mutate: [path.endsWith(".ts") ? path : `${path}/**/*.ts`, "!**/*.data.ts", "!**/index.ts"],
    force: values.force,
    incrementalFile: report,
    htmlReporter: { fileName: report.replace(/json$/, "html") },
  }).runMutationTest();
}

/** The tests of the same feature: those of all others would take hours, and come upon a rule by accident. */
function testsFor(name: string, path: string): string {
  const all = `packages/${name}/test`;
  const ofFeature = `${all}/${path.split("/")[3]}`;
  return existsSync(ofFeature) ? ofFeature : all;
}

function reportOf(name: string): string {
  return `reports/mutation/${name}.json`;
}

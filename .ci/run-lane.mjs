// Runs the tests of one lane of the package that it is called in, and keeps what came of them for the report:
//   node ../../.ci/run-lane.mjs unit [words of file names, options of Vitest]
import { spawnSync } from "node:child_process";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const folder = relative(root, process.cwd());
const [lane, ...words] = process.argv.slice(2);
const files = words.length === 0 ? [`${folder}/test/`] : words;
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url)),
    ...["run", "--root", root, "--project", lane, ...files],
    ...["--reporter=default", "--reporter=blob"],
    `--outputFile.blob=${folder}/.turbo/reports/${lane}.json`,
  ],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;

// Sums up the last test runs of all packages, whether they ran now or came from the cache:
//   node .ci/test-report.mjs <lane>...
import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const reports = join(root, ".turbo", "reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const manifests = globSync("{apps,packages}/{*,*/*}/package.json", { cwd: root });
for (const manifest of manifests) {
  const { name, scripts = {} } = JSON.parse(readFileSync(join(root, manifest), "utf8"));
  for (const lane of process.argv.slice(2)) {
    if (scripts[`test:${lane}`] === undefined) continue;
    const report = join(root, dirname(manifest), ".turbo", "reports", `${lane}.json`);
    copyFileSync(report, join(reports, `${name.replaceAll("/", "-")}-${lane}.json`));
  }
}

const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "--root", root, `--merge-reports=${reports}`, "--reporter=minimal"],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;

/**
 * Installs the packed packages into empty projects, as another team would: with npm, pnpm and yarn, on every Node that is
 * promised, and the client with Bun and Deno. There the examples of the domain's README compile and print what they say, the adapter that the
 * README of the testing package shows passes its contract, and the client does its work. `--quick` tries npm on this Node alone.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { RUN_CLIENT, writeEmptyProject } from "./packages/empty-project.ts";
import { openLocalRegistry } from "./packages/local-registry.ts";
import { type NodeVersion, nodeVersions } from "./packages/node-versions.ts";
import { OTHER_RUNTIMES, writeClientProject } from "./packages/other-runtimes.ts";
import { packInto } from "./packages/pack.ts";
import { PACKAGE_MANAGERS } from "./packages/package-managers.ts";
import { run } from "./packages/run.ts";

const { quick } = parseArgs({ options: { quick: { type: "boolean", default: false } } }).values;
const managers = quick ? PACKAGE_MANAGERS.slice(0, 1) : PACKAGE_MANAGERS;
const versions = quick ? [{ major: "26", executable: process.execPath }] : await nodeVersions();

const folder = await mkdtemp(join(tmpdir(), "packages-"));
const packed = await packInto(folder);
const registry = await openLocalRegistry(packed);
try {
  for (const manager of managers) {
    const project = join(folder, manager.name.replace(" ", "-"));
    await mkdir(project);
    await writeEmptyProject(project, packed);
    await manager.install(project, registry.url);
    await run("npx", ["--no-install", "tsc"], { cwd: project });
    for (const settings of ["tsconfig.bundler.json", "tsconfig.adapter.json"])
      await run("npx", ["--no-install", "tsc", "-p", settings], { cwd: project });
    for (const version of versions) await tryOn(version, project, manager.name);
  }
  for (const runtime of quick ? [] : OTHER_RUNTIMES) {
    const project = join(folder, runtime.name);
    await writeClientProject(project, registry.url);
    await runtime.install(project);
    await writeFile(join(project, "run-client.js"), RUN_CLIENT);
    console.log(`ok: ${runtime.name}: ${(await runtime.run(project, "run-client.js")).trim()}`);
  }
} finally {
  registry.close();
  await rm(folder, { recursive: true });
}

async function tryOn({ major, executable }: NodeVersion, project: string, name: string) {
  const examples = await run(executable, ["run-examples.js"], { cwd: project });
  const client = await run(executable, ["run-client.js"], { cwd: project });
  const vitest = ["node_modules/vitest/vitest.mjs", "run"];
  const words = [...vitest, "--reporter=json", "--outputFile=report.json"];
  await run(executable, words, { cwd: project });
  const report = JSON.parse(await readFile(join(project, "report.json"), "utf8")) as {
    readonly success: boolean;
    readonly numPassedTests: number;
  };
  if (!report.success || report.numPassedTests === 0) throw new Error("the contract did not pass");
  const outcome = [examples.trim(), client.trim(), `${report.numPassedTests} tests`].join(", ");
  console.log(`ok: ${name}, Node ${major}: ${outcome}`);
}

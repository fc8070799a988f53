import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./published-packages.ts";
import { run } from "./run.ts";

/** A version of Node to run on. */
export type NodeVersion = { readonly major: string; readonly executable: string };

/** The versions that the published packages are promised for; this repository's own is among them. */
const MAJORS = ["22", "24", "26"];

/** Brings each version from npm, once: they stay in a cache below node_modules. */
export async function nodeVersions(): Promise<readonly NodeVersion[]> {
  const versions: NodeVersion[] = [];
  for (const major of MAJORS) {
    if (process.version.startsWith(`v${major}.`)) {
      versions.push({ major, executable: process.execPath });
      continue;
    }
    const folder = join(ROOT, "node_modules/.cache/node-versions", major);
    const executable = join(folder, "node_modules/node/bin/node");
    if (!existsSync(executable)) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, "package.json"), '{ "private": true }\n');
      const words = ["install", "--no-audit", "--no-fund", "--foreground-scripts", `node@${major}`];
      await run("npm", words, { cwd: folder });
    }
    versions.push({ major, executable });
  }
  return versions;
}

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const API = fileURLToPath(new URL("..", import.meta.url));
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
/** A directory for each state of the sources. */
const BUILDS = join(API, ".built");
/** A process may still load parts of a build that is no longer the latest. */
const KEPT_MS = 24 * 60 * 60_000;

/**
 * Where the service stands that was built from the sources as they are now; builds it when nobody has yet, which takes some
 * seconds. It starts in a third of the time that the sources take, with half the memory. Undefined where it cannot be
 * built, as without the development dependencies or where nothing may be written.
 */
export function preparedBuild(): URL | undefined {
  const build = join(BUILDS, fingerprintOfSources());
  const main = pathToFileURL(join(build, "main.js"));
  if (existsSync(main)) return main;
  process.stdout.write("Building the service, once for these sources.\n");
  const unfinished = `${build}.${process.pid}`;
  try {
    mkdirSync(unfinished, { recursive: true });
    const script = join(API, "scripts/build.ts");
    const { status } = spawnSync(process.execPath, [script, unfinished], { stdio: "ignore" });
    if (status === 0) putInPlace(unfinished, build);
    removeOldBuilds();
  } catch {
    // The sources serve as well.
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return existsSync(main) ? main : undefined;
}

/** Another process may have built the same meanwhile. */
function putInPlace(unfinished: string, build: string): void {
  if (!existsSync(build)) renameSync(unfinished, build);
}

function removeOldBuilds(): void {
  for (const name of readdirSync(BUILDS)) {
    const path = join(BUILDS, name);
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true });
  }
}

/** Changes with every file that a build is made of. */
function fingerprintOfSources(): string {
  const hash = createHash("sha256");
  for (const path of [
    join(API, "src"),
    join(API, "scripts/build.ts"),
    join(ROOT, "pnpm-lock.yaml"),
  ])
    addTo(hash, path);
  for (const folder of foldersIn(join(ROOT, "packages"))) {
    for (const place of [folder, ...foldersIn(folder)]) {
      const sources = join(place, "src");
      if (existsSync(sources)) addTo(hash, sources);
    }
  }
  return hash.digest("hex").slice(0, 16);
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  const stats = statSync(path);
  if (!stats.isDirectory()) {
    hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
}

function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => join(path, name));
}

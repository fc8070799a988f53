import { createHash, type Hash } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const API_FOLDER = fileURLToPath(new URL("../..", import.meta.url));
export const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
/** What is made of the sources, by their state. */
export const MADE = join(API_FOLDER, ".built");
/** A process may still load parts of what is no longer the latest. */
const KEPT_MS = 24 * 60 * 60_000;

/** Changes with every file at these paths or below. */
export function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) addTo(hash, path);
  return hash.digest("hex").slice(0, 16);
}

/** Removes what was made of earlier sources; what cannot be removed stays. */
export function removeOldMade(): void {
  try {
    for (const name of readdirSync(MADE)) {
      const path = join(MADE, name);
      const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (Date.now() - made > KEPT_MS) rmSync(path, { recursive: true, force: true });
    }
  } catch {
    // Nothing was made yet, or nothing may be written: a start needs neither.
  }
}

function addTo(hash: Hash, path: string): void {
  const stats = statSync(path);
  if (!stats.isDirectory()) {
    hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprintOf, MADE, ROOT, removeOldMade } from "./sources.ts";

/** What a prepared entry is made of. */
const SOURCES = ["packages/adapters/knowledge/src", "packages/domain/src/language"];

/** Where the guidance is kept as it was prepared for the search: beside what is built, or for the sources as they are now. */
export function guidanceFile(): string {
  if (!import.meta.url.endsWith(".ts"))
    return fileURLToPath(new URL("./guidance.ndjson", import.meta.url));
  const state = fingerprintOf(SOURCES.map((path) => join(ROOT, path)));
  const file = join(MADE, `guidance-${state}.ndjson`);
  if (!existsSync(file)) removeOldMade();
  return file;
}

/** The trained weights that tell what of the guidance is asked for: beside what is built, or with the sources. */
export function subjectsFile(): string {
  return import.meta.url.endsWith(".ts")
    ? join(ROOT, "packages/adapters/knowledge/src/subjects/subjects.bin")
    : fileURLToPath(new URL("./subjects.bin", import.meta.url));
}

import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { ApiDescription } from "./breaking-changes.ts";

const file = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

const RELEASED = file("apps/api/interface/released.json");
const CHANGELOG = file("docs/interface-changelog.md");

/** What says nothing about whether a client still works. */
const SAID_ALONE: ReadonlySet<string> = new Set([
  "description",
  "summary",
  "example",
  "examples",
  "tags",
  "headers",
  "x-events",
]);

/** The interface of the last release, without what is said about it. */
export async function releasedInterface(): Promise<ApiDescription> {
  return JSON.parse(await readFile(RELEASED, "utf8"));
}

/** Keeps an interface as the released one, which those to come are compared with. */
export async function release({ paths, components }: ApiDescription): Promise<void> {
  const kept = {
    paths: essence(paths, "names"),
    components: { schemas: essence(components.schemas, "names") },
  };
  await writeFile(RELEASED, `${JSON.stringify(kept, undefined, 1)}\n`);
}

/** Keys of some objects are names, whatever they say: of paths, of fields. */
function essence(value: unknown, keys: "names" | "words"): unknown {
  if (Array.isArray(value)) return value.map((each) => essence(each, "words"));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key]) => keys === "names" || !(SAID_ALONE.has(key) || /^[45]\d\d$/.test(key)),
  );
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, essence(inner, key === "properties" ? "names" : "words")]),
  );
}

/** The breaking changes that the changelog names for the next release: `- Breaking: \`...\``, and why. */
export async function namedBreakingChanges(): Promise<readonly string[]> {
  const text = await readFile(CHANGELOG, "utf8");
  const [, unreleased = ""] = text.split(/^## Unreleased$/m);
  const [section = ""] = unreleased.split(/^## /m);
  return [...section.matchAll(/^- Breaking: `([^`]+)`/gm)].map(([, change = ""]) => change);
}

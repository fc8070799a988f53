import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Addition } from "./additions.ts";
import type { ApiDescription } from "./api-description.ts";

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
]);

/** The interface of the last release, without what is said about it. */
export async function releasedInterface(): Promise<ApiDescription> {
  return JSON.parse(await readFile(RELEASED, "utf8"));
}

/** Keeps an interface as the released one, which those to come are compared with. */
export async function release(description: ApiDescription): Promise<void> {
  await writeFile(RELEASED, `${JSON.stringify(essenceOf(description), undefined, 2)}\n`);
}

/** What of an interface decides whether a client still works. */
export function essenceOf({ paths, webhooks, components }: ApiDescription): ApiDescription {
  const { schemas, responses, headers, securitySchemes } = components;
  const parts = { paths, webhooks, components: { schemas, responses, headers, securitySchemes } };
  return essence(parts) as ApiDescription;
}

/** Whose keys are names, whatever they say: of paths, of fields, of schemas. */
const KEYED_BY_NAMES: ReadonlySet<string> = new Set([
  "paths",
  "webhooks",
  "properties",
  "schemas",
  "responses",
  "headers",
  "securitySchemes",
  "content",
  "x-events",
]);

function essence(value: unknown, isKeyedByNames = false): unknown {
  if (Array.isArray(value)) return value.map((each) => essence(each));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => isKeyedByNames || !SAID_ALONE.has(key));
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, essence(inner, !isKeyedByNames && KEYED_BY_NAMES.has(key))]),
  );
}

/** What the changelog says of the next release. */
async function unreleasedChanges(): Promise<string> {
  const text = await readFile(CHANGELOG, "utf8");
  const [, unreleased = ""] = text.split(/^## Unreleased$/m);
  const [section = ""] = unreleased.split(/^## /m);
  return section;
}

/** The breaking changes that the changelog names for the next release: `- Breaking: \`...\``, and why. */
export async function namedBreakingChanges(): Promise<readonly string[]> {
  const section = await unreleasedChanges();
  return [...section.matchAll(/^- Breaking: `([^`]+)`/gm)].map(([, change = ""]) => change);
}

/** Those of `added` that the changelog does not name for the next release, in code or as a part of it. */
export async function unnamedAdditions(added: readonly Addition[]): Promise<readonly string[]> {
  const section = await unreleasedChanges();
  const said = new Set(
    [...section.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) => [code, ...code.split(" ")]),
  );
  return added.filter(({ name }) => !said.has(name)).map(({ place }) => place);
}

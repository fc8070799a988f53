import {
  type ApiDescription,
  type Json,
  type Operations,
  withSharedResponses,
} from "./api-description.ts";
import { callChanges, deliveryChanges } from "./operation-changes.ts";
import { codesGone } from "./response-changes.ts";
import { SchemaComparison } from "./schema-comparison.ts";

/**
 * What of `after` breaks a client that was made for `before`, each as one sentence that stays the same as long as the
 * change does. New paths, new fields that need not be sent, new fields and new words in answers break nobody: a client
 * leaves alone what it does not know.
 */
export function breakingChanges(before: ApiDescription, after: ApiDescription): readonly string[] {
  const schemas = new SchemaComparison(before.components.schemas, after.components.schemas);
  const known = withSharedResponses(before);
  const now = withSharedResponses(after);
  const found = [
    ...changesOfAll(
      known.paths,
      now.paths,
      (path, method) => `${method.toUpperCase()} ${path}`,
      (was, is) => callChanges(was, is, schemas),
    ),
    ...changesOfAll(
      known.webhooks ?? {},
      now.webhooks ?? {},
      (event) => `webhook ${event}`,
      (was, is) => deliveryChanges(was, is, schemas),
    ),
    ...componentChanges(before, after),
  ];
  return [...new Set([...found, ...schemas.found])].sort();
}

type One = Operations[string][string];

function changesOfAll(
  before: Operations,
  after: Operations,
  nameOf: (path: string, method: string) => string,
  changesOf: (before: One, after: One) => readonly string[],
): string[] {
  return Object.entries(before).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = nameOf(path, method);
      const now = after[path]?.[method];
      if (now === undefined) return [`${name}: is gone`];
      return changesOf(operation, now).map((change) => `${name}: ${change}`);
    }),
  );
}

/** Names that generators make types of, ways to sign in, and the problems that any path may tell of. */
function componentChanges(
  { components: before }: ApiDescription,
  { components: after }: ApiDescription,
): string[] {
  const names = Object.keys(before.schemas).filter((name) => after.schemas[name] === undefined);
  const signIn = Object.entries(before.securitySchemes ?? {}).filter(
    ([name, scheme]) => !isSame(scheme, after.securitySchemes?.[name]),
  );
  return [
    ...names.map((name) => `${name}: the name is gone`),
    ...signIn.map(([name]) => `${name}: is another way to sign in, or none`),
    ...codesGone([before.schemas["Problem"] ?? {}], [after.schemas["Problem"] ?? {}]).map(
      (code) => `Problem.code is no more ${code}`,
    ),
  ];
}

function isSame({ description: _said, ...scheme }: Json, now: Json | undefined): boolean {
  return Object.entries(scheme).every(([key, value]) => now?.[key] === value);
}

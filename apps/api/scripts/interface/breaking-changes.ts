import { type Direction, type Json, SchemaComparison } from "./schema-comparison.ts";

/** As much of an OpenAPI document as decides whether a client that knows an older one still works. */
export type ApiDescription = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationDescription>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly responses?: Readonly<Record<string, ResponseDescription>>;
  };
};

type Media = { readonly schema?: Json };
type ResponseDescription = {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Media>>;
};
type ParameterDescription = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Json;
};
type OperationDescription = {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly ParameterDescription[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, Media>>;
  };
  readonly responses: Readonly<Record<string, ResponseDescription>>;
};

/**
 * What of `after` breaks a client that was made for `before`, each as one sentence that stays the same as long as the
 * change does. New paths, new fields that need not be sent, new fields and new words in answers break nobody: a client
 * leaves alone what it does not know.
 */
export function breakingChanges(before: ApiDescription, after: ApiDescription): readonly string[] {
  const found: string[] = [];
  const schemas = new SchemaComparison(before.components.schemas, after.components.schemas);
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (now === undefined) found.push(`${name}: is gone`);
      else found.push(...changesOf(operation, now, schemas).map((change) => `${name}: ${change}`));
    }
  }
  for (const name of Object.keys(before.components.schemas)) {
    if (after.components.schemas[name] === undefined) found.push(`${name}: the name is gone`);
  }
  found.push(...schemas.found);
  return [...new Set(found)].sort();
}

function changesOf(
  before: OperationDescription,
  after: OperationDescription,
  schemas: SchemaComparison,
): string[] {
  const changes: string[] = [];
  if (before.operationId !== after.operationId) {
    changes.push(`is called ${after.operationId} instead of ${before.operationId}`);
  }
  if ((before.security ?? []).length === 0 && (after.security ?? []).length > 0) {
    changes.push("asks for a token");
  }
  return [
    ...changes,
    ...parameterChanges(before.parameters ?? [], after.parameters ?? [], schemas),
    ...bodyChanges(before, after, schemas),
    ...responseChanges(before, after, schemas),
  ];
}

function parameterChanges(
  before: readonly ParameterDescription[],
  after: readonly ParameterDescription[],
  schemas: SchemaComparison,
): string[] {
  const nameOf = (each: ParameterDescription) => `${each.in} parameter ${each.name}`;
  const known = new Map(before.map((each) => [nameOf(each), each]));
  const now = new Map(after.map((each) => [nameOf(each), each]));
  const gone = [...known.keys()].filter((name) => !now.has(name)).map((name) => `${name} is gone`);
  const changed = [...now].flatMap(([name, { required = false, schema }]) => {
    const old = known.get(name);
    return [
      ...(required && old?.required !== true ? [`${name} must be sent`] : []),
      ...(old === undefined ? [] : schemas.compare(old.schema, schema, "request", name)),
    ];
  });
  return [...gone, ...changed];
}

function bodyChanges(
  { requestBody: before }: OperationDescription,
  { requestBody: after }: OperationDescription,
  schemas: SchemaComparison,
): string[] {
  const isNeeded = after?.required === true && before?.required !== true;
  if (before === undefined) return isNeeded ? ["a body must be sent"] : [];
  return [
    ...(isNeeded ? ["a body must be sent"] : []),
    ...mediaChanges(before.content, after?.content ?? {}, "request", "body", schemas),
  ];
}

/** Answers with problems are one schema, whose codes may grow: those of success are compared. */
function responseChanges(
  before: OperationDescription,
  after: OperationDescription,
  schemas: SchemaComparison,
): string[] {
  return Object.entries(before.responses)
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([status, { content = {} }]) => {
      const now = after.responses[status];
      if (now === undefined) return [`no more answers with ${status}`];
      return mediaChanges(content, now.content ?? {}, "response", status, schemas);
    });
}

function mediaChanges(
  before: Readonly<Record<string, Media>>,
  after: Readonly<Record<string, Media>>,
  direction: Direction,
  place: string,
  schemas: SchemaComparison,
): string[] {
  return Object.entries(before).flatMap(([type, { schema }]) => {
    const now = after[type];
    if (now === undefined) return [`${place} is no more ${type}`];
    if (schema === undefined || now.schema === undefined) return [];
    return schemas.compare(schema, now.schema, direction, place);
  });
}

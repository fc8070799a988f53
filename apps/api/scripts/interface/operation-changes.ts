import type { Json, Operation, Parameter } from "./api-description.ts";
import { mediaChanges, responseChanges } from "./response-changes.ts";
import type { SchemaComparison } from "./schema-comparison.ts";

/** What breaks those who call an operation. */
export function callChanges(
  before: Operation,
  after: Operation,
  schemas: SchemaComparison,
): string[] {
  return [
    ...nameChanges(before, after),
    ...securityChanges(before.security ?? [], after.security ?? []),
    ...parameterChanges(before.parameters ?? [], after.parameters ?? [], schemas),
    ...bodyChanges(before, after, schemas),
    ...responseChanges(before.responses, after.responses, schemas),
  ];
}

/** What breaks those who are told of an event: to them the request is what they read. */
export function deliveryChanges(
  before: Operation,
  after: Operation,
  schemas: SchemaComparison,
): string[] {
  const gone = Object.keys(before.responses).filter((status) => !(status in after.responses));
  return [
    ...nameChanges(before, after),
    ...headerChanges(before.parameters ?? [], after.parameters ?? [], schemas),
    ...mediaChanges(
      before.requestBody?.content ?? {},
      after.requestBody?.content ?? {},
      "response",
      "body",
      schemas,
    ),
    ...gone.map((status) => `understands an answer of ${status} no more`),
  ];
}

function nameChanges(
  { operationId: before }: Operation,
  { operationId: after }: Operation,
): string[] {
  return before === after ? [] : [`is called ${after} instead of ${before}`];
}

/** Who had what one of the ways to sign in takes has to get in by one that takes nothing else. */
function securityChanges(before: readonly Json[], after: readonly Json[]): string[] {
  const ways = (security: readonly Json[]) =>
    security.length === 0 ? [[]] : security.map((way) => Object.keys(way));
  const shut = ways(before).filter(
    (had) => !ways(after).some((taken) => taken.every((scheme) => had.includes(scheme))),
  );
  const wanted = ways(after).map(together).join(" or ");
  return shut.map((had) =>
    had.length === 0 ? `asks for ${wanted}` : `asks for ${wanted} instead of ${together(had)}`,
  );
}

function together(schemes: readonly string[]): string {
  return schemes.join(" and ");
}

/** In characters: what stands in the head of a request was never longer, whether a description said so or not. */
const LONGEST_HEAD = 16_384;

const nameOf = (each: Parameter) => `${each.in} parameter ${each.name}`;
const byName = (all: readonly Parameter[]) => new Map(all.map((each) => [nameOf(each), each]));

function parameterChanges(
  before: readonly Parameter[],
  after: readonly Parameter[],
  schemas: SchemaComparison,
): string[] {
  const known = byName(before);
  const now = byName(after);
  const gone = [...known.keys()].filter((name) => !now.has(name)).map((name) => `${name} is gone`);
  const changed = [...now].flatMap(([name, { required = false, schema }]) => {
    const old = known.get(name);
    return [
      ...(required && old?.required !== true ? [`${name} must be sent`] : []),
      ...(old === undefined
        ? []
        : schemas.compare({ maxLength: LONGEST_HEAD, ...old.schema }, schema, "request", name)),
    ];
  });
  return [...gone, ...changed];
}

function headerChanges(
  before: readonly Parameter[],
  after: readonly Parameter[],
  schemas: SchemaComparison,
): string[] {
  const now = byName(after);
  return [...byName(before)].flatMap(([name, { required, schema }]) => {
    const header = now.get(name);
    if (header === undefined) return [`${name} is gone`];
    return [
      ...(required === true && header.required !== true ? [`${name} may be absent`] : []),
      ...schemas.compare(schema, header.schema, "response", name),
    ];
  });
}

function bodyChanges(
  { requestBody: before }: Operation,
  { requestBody: after }: Operation,
  schemas: SchemaComparison,
): string[] {
  const isNeeded = after?.required === true && before?.required !== true;
  if (before === undefined) return isNeeded ? ["a body must be sent"] : [];
  return [
    ...(isNeeded ? ["a body must be sent"] : []),
    ...mediaChanges(before.content, after?.content ?? {}, "request", "body", schemas),
  ];
}

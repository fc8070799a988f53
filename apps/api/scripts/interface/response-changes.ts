import type { Json, Media, Operation, Response } from "./api-description.ts";
import type { Direction, SchemaComparison } from "./schema-comparison.ts";

type Contents = Readonly<Record<string, Media>>;

/** What breaks those who read answers, of success and of problems alike: an app may wait for each of them. */
export function responseChanges(
  before: Operation["responses"],
  after: Operation["responses"],
  schemas: SchemaComparison,
): string[] {
  return Object.entries(before).flatMap(([status, response]) => {
    const now = after[status];
    if (now === undefined) return [`no more answers with ${status}`];
    return [
      ...headerChanges(response, now, status, schemas),
      ...mediaChanges(response.content ?? {}, now.content ?? {}, "response", status, schemas),
    ];
  });
}

function headerChanges(
  { headers: before = {} }: Response,
  { headers: after = {} }: Response,
  status: string,
  schemas: SchemaComparison,
): string[] {
  return Object.entries(before).flatMap(([name, header]) => {
    const place = `${status} header ${name}`;
    const now = after[name];
    if (now === undefined) return [`${place} is gone`];
    return schemas.compare(header.schema ?? {}, now.schema ?? {}, "response", place);
  });
}

/** What changed of contents at a place, of each by its media type. */
export function mediaChanges(
  before: Contents,
  after: Contents,
  direction: Direction,
  place: string,
  schemas: SchemaComparison,
): string[] {
  return Object.entries(before).flatMap(([type, media]) => {
    const now = after[type];
    if (now === undefined) return [`${place} is no more ${type}`];
    const { schema: known = {} } = media;
    const { schema = {} } = now;
    return [
      ...schemas.compare(known, schema, direction, place),
      ...codesGone(partsOf(known), partsOf(schema)).map((code) => `${place} is no more ${code}`),
      ...eventChanges(media, now, schemas),
    ];
  });
}

function eventChanges(
  { "x-events": before = {} }: Media,
  { "x-events": after = {} }: Media,
  schemas: SchemaComparison,
): string[] {
  return Object.entries(before).flatMap(([name, event]) => {
    const place = `event ${name}`;
    const now = after[name];
    if (now === undefined) return [`${place} is gone`];
    return schemas.compare(event.schema ?? {}, now.schema ?? {}, "response", place);
  });
}

/**
 * The codes of problems that are told no more. Other words of answers may go without a word; by a code an app decides what
 * to do, and one that is gone is most often one that has another name now.
 */
export function codesGone(before: readonly Json[], after: readonly Json[]): readonly string[] {
  const now = codesIn(after);
  return codesIn(before).filter((code) => !now.includes(code));
}

function codesIn(parts: readonly Json[]): readonly string[] {
  return parts.flatMap(({ properties }) => {
    const { code } = (properties ?? {}) as { readonly code?: { readonly enum?: string[] } };
    return code?.enum ?? [];
  });
}

/** A problem of a response is any problem, of certain codes. */
function partsOf({ allOf }: Json): readonly Json[] {
  return Array.isArray(allOf) ? allOf : [];
}

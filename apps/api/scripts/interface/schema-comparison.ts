import { orNull } from "../../../../packages/adapters/http/src/openapi/or-null.ts";

/** A schema, or another part of a document. */
export type Json = { readonly [key: string]: unknown };

/** Whether values of a schema come from clients or go to them: those may be fewer, these may be more. */
export type Direction = "request" | "response";

type Schemas = Readonly<Record<string, Json>>;

/** The bounds of a schema, each with the way in which it gets tighter. */
const BOUNDS = {
  minimum: 1,
  exclusiveMinimum: 1,
  minLength: 1,
  minItems: 1,
  maximum: -1,
  exclusiveMaximum: -1,
  maxLength: -1,
  maxItems: -1,
} as const;

/** Compares schemas of two documents; what is found in a named one is told once, under its name. */
export class SchemaComparison {
  /** What was found in named schemas. */
  readonly found: string[] = [];
  readonly #before: Schemas;
  readonly #after: Schemas;
  readonly #compared = new Set<string>();

  constructor(before: Schemas, after: Schemas) {
    this.#before = before;
    this.#after = after;
  }

  /** What breaks somebody who sends or reads values of `before` at `place`. */
  compare(before: Json, after: Json, direction: Direction, place: string): string[] {
    const name = nameOf(before);
    if (name !== undefined && name === nameOf(after)) {
      this.#compareNamed(name, direction);
      return [];
    }
    return this.#changes(
      resolved(before, this.#before),
      resolved(after, this.#after),
      direction,
      place,
    );
  }

  #compareNamed(name: string, direction: Direction): void {
    if (this.#compared.has(`${direction} ${name}`)) return;
    this.#compared.add(`${direction} ${name}`);
    const { [name]: before = {} } = this.#before;
    const { [name]: after = {} } = this.#after;
    this.found.push(...this.#changes(before, after, direction, name));
  }

  #changes(known: Json, now: Json, direction: Direction, place: string): string[] {
    // What may be null can be said in two ways.
    const before = orNull(known);
    const after = orNull(now);
    const changes = [
      ...typeChanges(before, after, direction),
      ...(direction === "request"
        ? [...tighter(before, after), ...fewerValues(before, after)]
        : []),
    ].map((change) => `${place} ${change}`);
    return [
      ...changes,
      ...this.#propertyChanges(before, after, direction, place),
      ...this.#itemChanges(before, after, direction, place),
      ...this.#formChanges(before, after, direction, place),
    ];
  }

  #propertyChanges(before: Json, after: Json, direction: Direction, place: string): string[] {
    const known = (before["properties"] ?? {}) as Schemas;
    const now = (after["properties"] ?? {}) as Schemas;
    const changed = Object.entries(known).flatMap(([name, schema]) => {
      const { [name]: other } = now;
      const at = `${place}.${name}`;
      return other === undefined ? [`${at} is gone`] : this.compare(schema, other, direction, at);
    });
    const needed = new Set(required(before));
    const isNeeded = new Set(required(after));
    const obliging =
      direction === "request"
        ? [...isNeeded].filter((name) => !needed.has(name)).map((name) => `.${name} must be sent`)
        : [...needed]
            .filter((name) => name in now && !isNeeded.has(name))
            .map((name) => `.${name} may be absent`);
    return [...changed, ...obliging.map((change) => `${place}${change}`)];
  }

  #itemChanges(before: Json, after: Json, direction: Direction, place: string): string[] {
    return ["items", "additionalProperties"].flatMap((key) => {
      const { [key]: known } = before;
      const { [key]: now } = after;
      if (typeof known !== "object" || typeof now !== "object") return [];
      return this.compare(known as Json, now as Json, direction, `${place}[]`);
    });
  }

  /** A choice of forms: clients may send each that there was, and expect none that there was not. */
  #formChanges(before: Json, after: Json, direction: Direction, place: string): string[] {
    const known = formsOf(before);
    const now = formsOf(after);
    const gone = [...known.keys()].filter((form) => !now.has(form));
    const added = [...now.keys()].filter((form) => !known.has(form));
    const changes =
      direction === "request"
        ? gone.map((form) => `${place} may no more be ${form}`)
        : added.map((form) => `${place} may be ${form}`);
    for (const [form, schema] of known) {
      const other = now.get(form);
      if (other !== undefined) changes.push(...this.compare(schema, other, direction, place));
    }
    return changes;
  }
}

function nameOf({ $ref: reference }: Json): string | undefined {
  return typeof reference === "string" ? reference.split("/").at(-1) : undefined;
}

function resolved(schema: Json, schemas: Schemas): Json {
  const name = nameOf(schema);
  return name === undefined ? schema : (schemas[name] ?? {});
}

function required({ required: names }: Json): readonly string[] {
  return Array.isArray(names) ? names : [];
}

/** The types of a schema, in one order; none where it is a choice of forms. */
function typesOf({ type }: Json): readonly string[] {
  if (type === undefined) return [];
  return (Array.isArray(type) ? type : [String(type)]).toSorted();
}

function typeChanges(before: Json, after: Json, direction: Direction): string[] {
  const known = typesOf(before);
  const now = typesOf(after);
  if (known.length === 0 || now.length === 0) return [];
  const gone = known.filter((type) => !now.includes(type));
  const added = now.filter((type) => !known.includes(type));
  return direction === "request"
    ? gone.map((type) => `may no more be ${type}`)
    : added.map((type) => `may be ${type}`);
}

function tighter(before: Json, after: Json): string[] {
  return Object.entries(BOUNDS).flatMap(([bound, direction]) => {
    const { [bound]: known } = before;
    const { [bound]: now } = after;
    if (typeof now !== "number") return [];
    const isTighter = typeof known !== "number" || (now - known) * direction > 0;
    return isTighter ? [`has a tighter ${bound}`] : [];
  });
}

function fewerValues(before: Json, after: Json): string[] {
  const now = valuesOf(after);
  if (now === undefined) return [];
  const known = valuesOf(before);
  if (known === undefined) return ["takes certain values alone"];
  return known
    .filter((value) => !now.includes(value))
    .map((value) => `takes ${JSON.stringify(value)} no more`);
}

function valuesOf({ enum: values, const: value }: Json): readonly unknown[] | undefined {
  if (Array.isArray(values)) return values;
  return value === undefined ? undefined : [value];
}

/** The forms of a choice by what tells them apart. */
function formsOf(schema: Json): ReadonlyMap<string, Json> {
  const forms = (schema["oneOf"] ?? schema["anyOf"] ?? []) as readonly Json[];
  return new Map(
    forms.map((form, index) => [
      nameOf(form) ?? (typesOf(form).join(" or ") || `form ${index + 1}`),
      form,
    ]),
  );
}

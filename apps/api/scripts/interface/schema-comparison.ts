import { orNull } from "../../../../packages/adapters/http/src/openapi/or-null.ts";
import type { Json } from "./api-description.ts";
import { type Direction, typesOf, valueChanges } from "./value-changes.ts";

export type { Direction };

type Schemas = Readonly<Record<string, Json>>;

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
    // What may be null can be said in two ways.
    const known = orNull(resolved(before, this.#before));
    const now = orNull(resolved(after, this.#after));
    if (isChoice(known) === isChoice(now)) return this.#changes(known, now, direction, place);
    // One form stands against several, one of which may have its name.
    return this.#formChanges(
      isChoice(known) ? known : { anyOf: [before] },
      isChoice(now) ? now : { anyOf: [after] },
      direction,
      place,
    );
  }

  #compareNamed(name: string, direction: Direction): void {
    if (this.#compared.has(`${direction} ${name}`)) return;
    this.#compared.add(`${direction} ${name}`);
    const { [name]: before = {} } = this.#before;
    const { [name]: after = {} } = this.#after;
    this.found.push(...this.compare(before, after, direction, name));
  }

  #changes(before: Json, after: Json, direction: Direction, place: string): string[] {
    return [
      ...valueChanges(before, after, direction).map((change) => `${place} ${change}`),
      ...this.#propertyChanges(before, after, direction, place),
      ...this.#itemChanges(before, after, direction, place),
      ...this.#formChanges(before, after, direction, place),
      ...this.#partChanges(before, after, direction, place),
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
    const changes =
      direction === "request"
        ? missing(known, now).map((form) => `${place} may no more be ${form}`)
        : missing(now, known).map((form) => `${place} may be ${form}`);
    return [...changes, ...this.#common(known, now, direction, place)];
  }

  /** What a value has to be all at once. */
  #partChanges(before: Json, after: Json, direction: Direction, place: string): string[] {
    const known = named(before["allOf"]);
    const now = named(after["allOf"]);
    const changes =
      direction === "request"
        ? missing(now, known).map((part) => `${place} must be ${part} too`)
        : missing(known, now).map((part) => `${place} is no more ${part}`);
    return [...changes, ...this.#common(known, now, direction, place)];
  }

  #common(known: Forms, now: Forms, direction: Direction, place: string): string[] {
    return [...known].flatMap(([name, schema]) => {
      const other = now.get(name);
      return other === undefined ? [] : this.compare(schema, other, direction, place);
    });
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

type Forms = ReadonlyMap<string, Json>;

function isChoice(schema: Json): boolean {
  return (schema["oneOf"] ?? schema["anyOf"]) !== undefined;
}

function formsOf(schema: Json): Forms {
  return named(schema["oneOf"] ?? schema["anyOf"]);
}

/** Schemas by what tells them apart: a name, else the type, with a number where others have it too. */
function named(schemas: unknown): Forms {
  const forms = new Map<string, Json>();
  for (const schema of (schemas ?? []) as readonly Json[]) {
    const kind = nameOf(schema) ?? (typesOf(schema).join(" or ") || "form");
    forms.set(forms.has(kind) ? `${kind} ${forms.size + 1}` : kind, schema);
  }
  return forms;
}

function missing(known: Forms, now: Forms): string[] {
  return [...known.keys()].filter((name) => !now.has(name));
}

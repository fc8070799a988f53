import { z } from "zod";
import { finishSchema } from "./finish-schema.ts";
import type { JsonSchema } from "./json-schema.ts";

/** The named schemas of the document. */
export class SchemaComponents {
  readonly schemas: Record<string, JsonSchema> = {};

  /** What `schema` accepts (`input`) or gives (`output`), as JSON Schema; schemas with an id become components. */
  describe(schema: z.ZodType, io: "input" | "output"): JsonSchema {
    const {
      $schema: _dialect,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, {
      io,
      target: "draft-2020-12",
      unrepresentable: "any",
      override: adjust,
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [id, definition] of Object.entries($defs)) this.#add(id, definition);
    return finishSchema(withComponentReferences(root));
  }

  /** The schema itself where `described` refers to a component. */
  resolve(described: JsonSchema): JsonSchema {
    const { $ref: reference } = described;
    if (typeof reference !== "string") return described;
    return this.schemas[reference.slice(reference.lastIndexOf("/") + 1)] ?? described;
  }

  /** Makes a component of a schema that is not of Zod; gives the reference to it. */
  name(id: string, definition: JsonSchema): JsonSchema {
    this.#add(id, definition);
    return { $ref: `#/components/schemas/${id}` };
  }

  #add(id: string, definition: JsonSchema): void {
    const component = finishSchema(withComponentReferences(definition));
    const known = this.schemas[id];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(component)) {
      throw new Error(`The schema ${id} differs as input and as output: give them two ids.`);
    }
    this.schemas[id] = component;
  }
}

type Override = {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
};

function adjust({ zodSchema, jsonSchema }: Override): void {
  const { def } = zodSchema._zod;
  // Responses may gain fields later; readers must not reject them. What is open to any field says so.
  if (def.type === "object") {
    if (def.catchall?._zod.def.type === "unknown") jsonSchema.additionalProperties = true;
    else delete jsonSchema.additionalProperties;
  }
  // Zod leaves the default out where reading changes the type, as from text to a number.
  if (def.type === "default" && isPlain(def.defaultValue)) jsonSchema.default = def.defaultValue;
  if (def.type === "number") removeSafeIntegerBounds(jsonSchema);
}

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function removeSafeIntegerBounds(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function withComponentReferences(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

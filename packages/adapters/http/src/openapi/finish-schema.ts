import { FIELD_DESCRIPTIONS } from "./field-descriptions.data.ts";
import type { JsonSchema } from "./json-schema.ts";

const INT32 = { min: -(2 ** 31), max: 2 ** 31 - 1 } as const;

/**
 * A schema with what Zod does not tell: fields that are not described by themselves have the description of their name,
 * whole numbers the width that a typed language needs for them.
 */
export function finishSchema(schema: JsonSchema): JsonSchema {
  const finished: JsonSchema = { ...schema, ...integerFormat(schema) };
  for (const key of ["anyOf", "oneOf", "allOf", "prefixItems"]) {
    const schemas = finished[key];
    if (Array.isArray(schemas)) finished[key] = schemas.map(finishSchema);
  }
  for (const key of ["items", "additionalProperties"]) {
    const inner = finished[key];
    if (typeof inner === "object" && inner !== null) finished[key] = finishSchema({ ...inner });
  }
  const { properties } = schema;
  if (properties !== undefined) finished["properties"] = finishProperties(properties as Properties);
  return finished;
}

type Properties = Readonly<Record<string, JsonSchema>>;

function finishProperties(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const finished = finishSchema(property);
      const description = finished["description"] ?? FIELD_DESCRIPTIONS[name];
      return [name, description === undefined ? finished : { ...finished, description }];
    }),
  );
}

function integerFormat({ type, format, minimum, maximum }: JsonSchema): JsonSchema {
  const isInteger = type === "integer" || (Array.isArray(type) && type.includes("integer"));
  if (!isInteger || format !== undefined) return {};
  const isShort =
    typeof minimum === "number" &&
    typeof maximum === "number" &&
    minimum >= INT32.min &&
    maximum <= INT32.max;
  return { format: isShort ? "int32" : "int64" };
}

import { FIELD_DESCRIPTIONS } from "./field-descriptions.data.ts";
import type { JsonSchema } from "./json-schema.ts";
import { orNull } from "./or-null.ts";
import { valueNames } from "./value-names.ts";

const INT32 = { min: -(2 ** 31), max: 2 ** 31 - 1 } as const;

/**
 * A schema with what Zod does not tell: fields that are not described by themselves have the description of their name,
 * whole numbers the width that a typed language needs for them. A value that may be null is one type and no choice of two,
 * from which generators would make a type of its own.
 */
export function finishSchema(given: JsonSchema): JsonSchema {
  const schema = openToAll(orNull(given));
  const finished: JsonSchema = { ...schema, ...integerFormat(schema), ...valueNames(schema) };
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

/** An object of any fields, said in the one way that every generator reads. */
function openToAll({ propertyNames, ...schema }: JsonSchema): JsonSchema {
  const names = propertyNames as JsonSchema | undefined;
  if (names !== undefined && Object.keys(names).some((key) => key !== "type")) {
    return { ...schema, propertyNames };
  }
  const { additionalProperties: others } = schema;
  const takesAll =
    typeof others === "object" && others !== null && Object.keys(others).length === 0;
  return takesAll ? { ...schema, additionalProperties: true } : schema;
}

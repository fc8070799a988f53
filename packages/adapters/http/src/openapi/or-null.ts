import type { JsonSchema } from "./json-schema.ts";

const isNull = ({ type }: JsonSchema) => type === "null";

/** `X or null`, as long as X is no component, as one schema that has both types; any other schema as it is. */
export function orNull({ anyOf, ...rest }: JsonSchema): JsonSchema {
  if (!Array.isArray(anyOf)) return rest;
  const [form, ...others] = anyOf.filter((each: JsonSchema) => !isNull(each)) as JsonSchema[];
  if (typeof form?.["type"] !== "string" || others.length > 0) return { ...rest, anyOf };
  if (!anyOf.some(isNull)) return { ...form, ...rest };
  const { type, const: only, ...same } = form;
  const { enum: values = only === undefined ? undefined : [only] } = form;
  const allowed = Array.isArray(values) ? { enum: [...values, null] } : {};
  return { ...same, type: [type, "null"], ...allowed, ...rest };
}

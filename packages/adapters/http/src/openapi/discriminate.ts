import type { JsonSchema } from "./json-schema.ts";

/**
 * Tells generators which field says what a value of several forms is: a choice among components that each have another
 * constant in a field of one name gets a `discriminator`.
 */
export function discriminate(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
): void {
  for (const value of Object.values(schema)) {
    if (typeof value === "object" && value !== null) discriminate(value as JsonSchema, components);
  }
  const forms = schema["oneOf"] ?? schema["anyOf"];
  if (!Array.isArray(forms) || forms.length < 2) return;
  const references = forms.map((form: JsonSchema) => form["$ref"]);
  if (!references.every((reference) => typeof reference === "string")) return;
  const constants = references.map((reference) => constantsOf(componentOf(reference, components)));
  const propertyName = Object.keys(constants[0] ?? {}).find(
    (name) => new Set(constants.map((each) => each[name])).size === forms.length,
  );
  if (propertyName === undefined) return;
  const mapping = constants.map((each, index) => [each[propertyName], references[index]]);
  if (mapping.some(([value]) => value === undefined)) return;
  delete schema["anyOf"];
  schema["oneOf"] = forms;
  schema["discriminator"] = { propertyName, mapping: Object.fromEntries(mapping) };
}

function componentOf(
  reference: string,
  components: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  return components[reference.slice(reference.lastIndexOf("/") + 1)] ?? {};
}

/** The fields of an object that have one text as their only value. */
function constantsOf({ properties = {} }: JsonSchema): Readonly<Record<string, string>> {
  const constants = Object.entries(properties as Record<string, JsonSchema>).flatMap(
    ([name, { const: value }]) => (typeof value === "string" ? [[name, value]] : []),
  );
  return Object.fromEntries(constants);
}

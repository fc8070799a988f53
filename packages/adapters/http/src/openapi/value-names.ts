import type { JsonSchema } from "./json-schema.ts";

const IDENTIFIER = /^[a-z]\w*$/iu;

/** Names for the values of a list that are none in any language, as `MET60+`, under the key that generators read. */
export function valueNames({ enum: values }: JsonSchema): JsonSchema {
  if (!Array.isArray(values)) return {};
  const texts = values.filter((value) => typeof value === "string");
  if (texts.every((text) => IDENTIFIER.test(text))) return {};
  return { "x-enum-varnames": texts.map(nameOf) };
}

function nameOf(text: string): string {
  const name = text
    .replaceAll("+", "_plus")
    .replaceAll(/(?<=\d)-(?=\d)/gu, "_to_")
    .replaceAll(/\W+/gu, "_");
  return IDENTIFIER.test(name) ? name : `value_${name}`;
}

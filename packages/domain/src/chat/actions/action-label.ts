import type { Writing, WrittenText } from "../../language/writing.ts";

const PLACEHOLDER = /\{([a-z]+)\}/g;

/** A label with its `{places}` filled. */
export function labelOf(
  text: WrittenText,
  writing: Writing,
  values: Readonly<Record<string, string>>,
): string {
  return text[writing].replace(PLACEHOLDER, (_, name: string) => values[name] ?? "");
}

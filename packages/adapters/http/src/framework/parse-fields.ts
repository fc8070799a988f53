import type { InputIssue } from "@health-exercise/domain/user";
import { textFault } from "./unsafe-values.ts";

/** The values of a query string or form by name, in order; undefined stands for one that cannot be decoded. */
export type TextFields = Map<string, (string | undefined)[]>;

/** The fields of a query string or form (WHATWG URL, section 5), strict about encoding. */
export function parseFields(encoded: string, fields: TextFields = new Map()): TextFields {
  for (const pair of encoded.split("&")) {
    if (pair === "") continue;
    const separator = pair.indexOf("=");
    const name = decode(separator === -1 ? pair : pair.slice(0, separator));
    if (name === undefined) continue;
    const value = separator === -1 ? "" : decode(pair.slice(separator + 1));
    const known = fields.get(name);
    if (known === undefined) fields.set(name, [value]);
    else known.push(value);
  }
  return fields;
}

/** The query string of a request target, without its question mark. */
export function queryOf(target: string): string {
  const start = target.indexOf("?");
  return start === -1 ? "" : target.slice(start + 1);
}

/**
 * The fields that a schema names, one text each, or a list where a name came more than once: schemas
 * that want one text refuse the list. Other fields are ignored.
 */
export function pickFields(
  fields: TextFields,
  names: readonly string[],
  issues: InputIssue[],
): Record<string, string | string[]> {
  const picked: Record<string, string | string[]> = {};
  for (const name of names) {
    const values = fields.get(name);
    if (values === undefined) continue;
    const texts = values.filter((value) => value !== undefined);
    if (texts.length < values.length) {
      issues.push({ path: name, message: "must be percent-encoded UTF-8" });
    }
    const fault = texts.map(textFault).find((each) => each !== undefined);
    if (fault !== undefined) issues.push({ path: name, message: fault });
    picked[name] = texts.length === 1 && texts[0] !== undefined ? texts[0] : texts;
  }
  return picked;
}

function decode(encoded: string): string | undefined {
  const spaced = encoded.includes("+") ? encoded.replaceAll("+", " ") : encoded;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}

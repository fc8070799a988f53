import type { InputIssue } from "@health-exercise/domain/user";
import { MAX_ISSUES } from "./validate.ts";

/** Deeper values have no meaning here and would exhaust the stack of whoever walks them. */
const MAX_DEPTH = 32;

/**
 * What no field may hold, whatever its schema: text that PostgreSQL cannot store (NUL characters, lone
 * surrogates), numbers that are not finite, values nested too deeply. Stops when it has found as many
 * as are told. Removes keys named `__proto__`. Of an object only the `known` fields
 * are looked at, if given: the others are ignored, whatever they hold.
 */
export function unsafeValuesIn(body: unknown, known?: readonly string[]): InputIssue[] {
  const issues: InputIssue[] = [];
  inspect(known === undefined ? body : onlyKnown(body, known), "", 0, issues);
  return issues;
}

function onlyKnown(body: unknown, known: readonly string[]): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const fields = known.filter((name) => Object.hasOwn(body, name));
  return Object.fromEntries(fields.map((name) => [name, (body as Record<string, unknown>)[name]]));
}

/** Why `text` cannot be kept; undefined when it can. */
export function textFault(text: string): string | undefined {
  if (text.includes("\0")) return "must not contain NUL characters";
  return text.isWellFormed() ? undefined : "must not contain unpaired surrogates";
}

function inspect(value: unknown, path: string, depth: number, issues: InputIssue[]): void {
  if (typeof value === "string") {
    const message = textFault(value);
    if (message !== undefined) issues.push({ path, message });
  } else if (typeof value === "number") {
    // JSON can write 1e999, which becomes infinite.
    if (!Number.isFinite(value)) issues.push({ path, message: "must be a number of usual size" });
  } else if (typeof value === "object" && value !== null) {
    if (depth === MAX_DEPTH) {
      issues.push({ path, message: `must not be nested more than ${MAX_DEPTH} levels deep` });
    } else {
      inspectMembers(value, path, depth, issues);
    }
  }
}

const USUAL_NAME = /^\w{1,64}$/;

/** Whoever writes the body chooses the names of unknown fields: errors repeat none that could be a text. */
function nameInPath(key: string): string {
  return USUAL_NAME.test(key) ? key : "*";
}

function inspectMembers(value: object, path: string, depth: number, issues: InputIssue[]): void {
  const prefix = path === "" ? "" : `${path}.`;
  for (const [key, member] of Object.entries(value)) {
    if (issues.length >= MAX_ISSUES) return;
    if (key === "__proto__") {
      delete (value as Record<string, unknown>)[key];
    } else if (textFault(key) !== undefined) {
      issues.push({ path, message: "must not have field names with unusable characters" });
    } else {
      inspect(member, prefix + nameInPath(key), depth + 1, issues);
    }
  }
}

/** A value without what no field may hold: such members and items are left out. */
export function usableOf(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return textFault(value) === undefined ? value : undefined;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "object" || value === null) return value;
  if (depth === MAX_DEPTH) return undefined;
  if (Array.isArray(value)) {
    return value.map((item) => usableOf(item, depth + 1)).filter((item) => item !== undefined);
  }
  const members = Object.entries(value)
    .filter(([name]) => name !== "__proto__" && textFault(name) === undefined)
    .map(([name, member]) => [name, usableOf(member, depth + 1)])
    .filter(([, member]) => member !== undefined);
  return Object.fromEntries(members);
}

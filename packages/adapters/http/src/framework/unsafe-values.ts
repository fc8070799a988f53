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
  if (known === undefined || typeof body !== "object" || body === null || Array.isArray(body)) {
    inspect(body, undefined, 0, issues);
    return issues;
  }
  for (const name of known) {
    if (issues.length >= MAX_ISSUES) break;
    if (Object.hasOwn(body, name)) {
      inspect((body as Record<string, unknown>)[name], { name, of: undefined }, 1, issues);
    }
  }
  return issues;
}

/** Where a value stands: put into words only where something is wrong. */
type Place = { readonly name: string; readonly of: Place } | undefined;

function pathOf(place: Place): string {
  const names: string[] = [];
  for (let at = place; at !== undefined; at = at.of) names.unshift(nameInPath(at.name));
  return names.join(".");
}

/** Why `text` cannot be kept; undefined when it can. */
export function textFault(text: string): string | undefined {
  if (text.includes("\0")) return "must not contain NUL characters";
  return text.isWellFormed() ? undefined : "must not contain unpaired surrogates";
}

function inspect(value: unknown, place: Place, depth: number, issues: InputIssue[]): void {
  if (typeof value === "string") {
    const message = textFault(value);
    if (message !== undefined) issues.push({ path: pathOf(place), message });
  } else if (typeof value === "number") {
    // JSON can write 1e999, which becomes infinite.
    if (!Number.isFinite(value)) {
      issues.push({ path: pathOf(place), message: "must be a number of usual size" });
    }
  } else if (typeof value === "object" && value !== null) {
    if (depth === MAX_DEPTH) {
      const message = `must not be nested more than ${MAX_DEPTH} levels deep`;
      issues.push({ path: pathOf(place), message });
    } else {
      inspectMembers(value, place, depth, issues);
    }
  }
}

const USUAL_NAME = /^\w{1,64}$/;

/** Whoever writes the body chooses the names of unknown fields: errors repeat none that could be a text. */
function nameInPath(key: string): string {
  return USUAL_NAME.test(key) ? key : "*";
}

function inspectMembers(value: object, place: Place, depth: number, issues: InputIssue[]): void {
  for (const [name, member] of Object.entries(value)) {
    if (issues.length >= MAX_ISSUES) return;
    if (name === "__proto__") {
      delete (value as Record<string, unknown>)[name];
    } else if (textFault(name) !== undefined) {
      const message = "must not have field names with unusable characters";
      issues.push({ path: pathOf(place), message });
    } else {
      inspect(member, { name, of: place }, depth + 1, issues);
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

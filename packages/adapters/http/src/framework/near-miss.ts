import type { InputIssue } from "@health-exercise/domain/user";
import { nearestName } from "./nearest-name.ts";
import { textFault } from "./unsafe-values.ts";
import { MAX_ISSUES } from "./validate.ts";

/** The names that a body may be meant to have, for routes that refuse one that is misspelt rather than ignore it. */
export type FieldNames = {
  /** What a misspelt name may have been meant as. */
  readonly meant: readonly string[];
  /** Names that mean something else, and are no misspelling whatever they look like: those of the answer. */
  readonly others: readonly string[];
  /** The names of the objects in a list of the body, by the field that has the list. */
  readonly within?: Readonly<Record<string, FieldNames>>;
};

/** In code units; no longer name is near one of ours. */
const LONGEST_NAME = 64;
/** So many different names of a body are looked at: a body has room for many thousands. */
const MOST_NAMES = 200;

/** What is wrong with the names of a body, and of the objects in its lists where those are known too. */
export function misspeltNamesIn(body: unknown, names: FieldNames): InputIssue[] {
  if (!isRecord(body)) return [];
  const issues = new NearMisses(names).issuesOf(Object.keys(body));
  for (const [field, inner] of Object.entries(names.within ?? {})) {
    const { [field]: items } = body;
    if (!Array.isArray(items)) continue;
    const misses = new NearMisses(inner);
    for (const [index, item] of items.entries()) {
      if (issues.length >= MAX_ISSUES) return issues;
      if (isRecord(item)) issues.push(...misses.issuesOf(Object.keys(item), `${field}.${index}`));
    }
  }
  return issues;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const knownByNames = new WeakMap<FieldNames, ReadonlySet<string>>();

/** Every name that means something. Names belong to routes, so that they are put together once. */
function knownNames(names: FieldNames): ReadonlySet<string> {
  const before = knownByNames.get(names);
  if (before !== undefined) return before;
  const set = new Set([...names.meant, ...names.others]);
  knownByNames.set(names, set);
  return set;
}

/** Finds the misspelt names of one request, in all of its objects: those that are not known, but near a known one. */
export class NearMisses {
  readonly #names: FieldNames;
  readonly #meantBy = new Map<string, string | undefined>();

  constructor(names: FieldNames) {
    this.#names = names;
  }

  /** What is wrong with the names of one object, which stands at `path`. */
  issuesOf(names: Iterable<string>, path = ""): InputIssue[] {
    const usual = knownNames(this.#names);
    const issues: InputIssue[] = [];
    for (const name of names) {
      const meant = usual.has(name) ? undefined : this.#meant(name);
      if (meant === undefined) continue;
      issues.push({
        path: path === "" ? name : `${path}.${name}`,
        message: `is no field of this request: is ${meant} meant?`,
      });
      if (issues.length === MAX_ISSUES) return issues;
    }
    return issues;
  }

  #meant(name: string): string | undefined {
    if (this.#meantBy.has(name)) return this.#meantBy.get(name);
    if (this.#meantBy.size === MOST_NAMES) return undefined;
    const isShort = name.length <= LONGEST_NAME && textFault(name) === undefined;
    const meant = isShort ? nearestName(name, this.#names.meant) : undefined;
    this.#meantBy.set(name, meant);
    return meant;
  }
}

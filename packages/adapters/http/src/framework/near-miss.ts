import type { InputIssue } from "@health-exercise/domain/user";
import { textFault } from "./unsafe-values.ts";
import { MAX_ISSUES } from "./validate.ts";

/** The names that a body may be meant to have, for routes that refuse one that is misspelt rather than ignore it. */
export type FieldNames = {
  /** What a misspelt name may have been meant as. */
  readonly meant: readonly string[];
  /** Names that mean something else, and are no misspelling whatever they look like: those of the answer. */
  readonly others: readonly string[];
};

const MOST_EDITS = 2;
/** In code units; no longer name is near one of ours. */
const LONGEST_NAME = 64;
/** So many different names of a body are looked at: a body has room for many thousands. */
const MOST_NAMES = 200;

/**
 * Finds the misspelt names of one request, in all of its objects. A name is misspelt that is not known and equals a known one
 * but for case and separators, or is at most two edits away from it (a letter more, less, another, or two exchanged) that
 * leave more than half of the longer one as it is.
 */
export class NearMisses {
  readonly #names: FieldNames;
  readonly #known: ReadonlySet<string>;
  readonly #meantBy = new Map<string, string | undefined>();

  constructor(names: FieldNames) {
    this.#names = names;
    this.#known = new Set([...names.meant, ...names.others]);
  }

  /** What is wrong with the names of one object, which stands at `path`. */
  issuesOf(names: Iterable<string>, path = ""): InputIssue[] {
    const issues: InputIssue[] = [];
    for (const name of names) {
      const meant = this.#meant(name);
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
    if (this.#known.has(name) || this.#meantBy.has(name)) return this.#meantBy.get(name);
    if (this.#meantBy.size === MOST_NAMES) return undefined;
    const isShort = name.length <= LONGEST_NAME && textFault(name) === undefined;
    const meant = isShort ? nearestOf(name, this.#names.meant) : undefined;
    this.#meantBy.set(name, meant);
    return meant;
  }
}

/** The one of `known` that `name` is a misspelling of; undefined where it is none. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  let nearest: string | undefined;
  let fewest = MOST_EDITS + 1;
  for (const candidate of known) {
    if (letters === lettersOf(candidate)) return candidate;
    const longer = Math.max(name.length, candidate.length);
    if (longer - Math.min(name.length, candidate.length) > MOST_EDITS) continue;
    const edits = editsBetween(name, candidate);
    if (edits < fewest && 2 * edits < longer) [nearest, fewest] = [candidate, edits];
  }
  return nearest;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]+/g, "");
}

/** How many letters were added, dropped, replaced or exchanged with their neighbour (optimal string alignment). */
function editsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const changed = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced);
      const exchanged = isExchanged ? (beforeLast[column - 2] ?? 0) + 1 : changed;
      current.push(Math.min(changed, exchanged));
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}

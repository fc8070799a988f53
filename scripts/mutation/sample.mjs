import { relative, sep } from "node:path";
import { NOT_DRAWN, rankOf } from "./rank.ts";

/**
 * A plugin of Stryker that lets a part of the changes through: the first in the order of a seed. It is asked once
 * about all that are not known yet; those of an earlier run count as drawn.
 */
class Sample {
  static inject = ["options"];

  #drawn = new Set();
  #options;

  constructor({ sample }) {
    this.#options = sample;
  }

  async init() {}

  async group(changes) {
    const { size, seed, tried } = this.#options;
    const ranks = new Map(changes.map((change) => [change.id, rankOfMutant(change, seed)]));
    const all = new Set([...tried, ...ranks.values()]);
    const first = new Set([...all].toSorted().slice(0, size));
    this.#drawn = new Set(changes.map(({ id }) => id).filter((id) => first.has(ranks.get(id))));
    return [changes.map(({ id }) => id)];
  }

  async check(changes) {
    return Object.fromEntries(changes.map(({ id }) => [id, this.#resultOf(id)]));
  }

  #resultOf(id) {
    return this.#drawn.has(id)
      ? { status: "passed" }
      : { status: "compileError", reason: NOT_DRAWN };
  }
}

function rankOfMutant({ fileName, location, mutatorName, replacement }, seed) {
  const file = relative(process.cwd(), fileName).replaceAll(sep, "/");
  const [start, end] = [location.start, location.end].map(countedFromOne);
  return rankOf({ file, location: { start, end }, mutatorName, replacement }, seed);
}

const countedFromOne = ({ line, column }) => ({ line: line + 1, column: column + 1 });

export const strykerPlugins = [{ kind: "Checker", name: "sample", injectableClass: Sample }];

/** So that nobody warns of an option that Stryker does not know. */
export const strykerValidationSchema = { properties: { sample: { type: "object" } } };

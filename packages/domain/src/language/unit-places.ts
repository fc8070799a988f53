import type { Steps } from "../shared/steps.ts";
import { createPhraseFinder, type PhraseFinder } from "./phrase-finder.ts";
import type { Token } from "./read-text.ts";
import {
  LABEL_WORDS,
  UNIT_ADJECTIVES,
  UNIT_WORDS,
  type Unit,
  type UnitWords,
} from "./units.data.ts";

/** A unit, and the token after it. */
export type FoundUnit = { readonly end: number; readonly unit: Unit };

/** So many words may stand between a number and its unit. */
const MAX_ADJECTIVES = 3;

type UnitFinders = {
  readonly units: PhraseFinder<Unit>;
  readonly labels: PhraseFinder<Unit>;
  readonly adjectives: PhraseFinder<true>;
};

let built: UnitFinders | undefined;

function finders(): UnitFinders {
  const within = "sentence";
  built ??= {
    units: createPhraseFinder(entriesOf(UNIT_WORDS), { within }),
    labels: createPhraseFinder(entriesOf(LABEL_WORDS), { within }),
    adjectives: createPhraseFinder(
      UNIT_ADJECTIVES.map((word) => [word, true] as const),
      { within },
    ),
  };
  return built;
}

function entriesOf(groups: readonly UnitWords[]): readonly (readonly [string, Unit])[] {
  return groups.flatMap(({ unit, words }) => words.map((word) => [word, unit] as const));
}

/** Whether the tokens name what a number without a unit counts: "Sessions". */
export function namesUnit(tokens: readonly Token[]): boolean {
  return finders().labels.find(tokens).length > 0;
}

/** Where units stand, and what may stand before them. */
export class UnitPlaces {
  readonly #units: ReadonlyMap<number, FoundUnit>;
  readonly #labels: ReadonlyMap<number, Unit>;
  readonly #adjectives: ReadonlyMap<number, number>;

  private constructor(
    units: ReadonlyMap<number, FoundUnit>,
    labels: ReadonlyMap<number, Unit>,
    adjectives: ReadonlyMap<number, number>,
  ) {
    this.#units = units;
    this.#labels = labels;
    this.#adjectives = adjectives;
  }

  /** Finds them step by step. */
  static *inSteps(tokens: readonly Token[]): Steps<UnitPlaces> {
    const characters = (tokens.at(-1)?.end ?? 0) - (tokens[0]?.start ?? 0);
    const finder = finders();
    const units = finder.units.find(tokens).flatMap(({ start, end, values: [unit] }) => {
      return unit === undefined ? [] : [[start, { end, unit }] as const];
    });
    yield characters;
    const labels = finder.labels
      .find(tokens)
      .flatMap(({ end, values: [unit] }) => (unit === undefined ? [] : [[end, unit] as const]));
    yield characters;
    const adjectives = finder.adjectives
      .find(tokens)
      .map(({ start, end }): readonly [number, number] => [start, end]);
    yield characters;
    return new UnitPlaces(new Map(units), new Map(labels), new Map(adjectives));
  }

  /** The unit of a number that ends at `place`. */
  after(place: number): FoundUnit | undefined {
    let at = place;
    for (let count = 0; count <= MAX_ADJECTIVES; count += 1) {
      const found = this.#units.get(at);
      if (found !== undefined) return found;
      const next = this.#adjectives.get(at);
      if (next === undefined) return undefined;
      at = next;
    }
    return undefined;
  }

  /** The unit that a label which ends at `place` names. */
  label(place: number): Unit | undefined {
    return this.#labels.get(place);
  }
}

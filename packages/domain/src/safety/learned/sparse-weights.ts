import { PlaceNumbers } from "./place-numbers.ts";

/**
 * Weights by place, most of which are 0: those that are not stand side by side, and a table tells which is whose. They take
 * a fifth of what all places would.
 */
export class SparseWeights {
  readonly #numbers: PlaceNumbers;
  readonly #weights: Int8Array;

  constructor(all: Int8Array) {
    this.#weights = all.filter((weight) => weight !== 0);
    this.#numbers = new PlaceNumbers(placesOf(all), all.length);
  }

  at(place: number): number {
    return this.#weights[this.#numbers.numberOf(place)] ?? 0;
  }
}

function* placesOf(all: Int8Array): Generator<number> {
  for (const [place, weight] of all.entries()) if (weight !== 0) yield place;
}

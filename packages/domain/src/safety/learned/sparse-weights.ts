import type { PlacedWeights } from "./packed-weights.ts";
import { PlaceNumbers } from "./place-numbers.ts";

/**
 * Weights by place, most of which are 0: those that are not stand side by side, and a table tells which is whose. They take
 * a fifth of what all places would.
 */
export class SparseWeights {
  readonly #numbers: PlaceNumbers;
  readonly #weights: Int8Array;

  /** Of so many places. */
  constructor({ places, weights }: PlacedWeights, among: number) {
    this.#weights = weights;
    this.#numbers = new PlaceNumbers(places, among);
  }

  at(place: number): number {
    return this.#weights[this.#numbers.numberOf(place)] ?? 0;
  }
}

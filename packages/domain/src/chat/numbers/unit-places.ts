import { phraseList } from "./phrase-list.ts";
import type { ReplyToken } from "./reply-tokens.ts";
import { LABEL_WORDS, UNIT_ADJECTIVES, UNIT_WORDS, type Unit } from "./units.data.ts";

/** A unit, and the token after it. */
export type FoundUnit = { readonly end: number; readonly unit: Unit };

/** So many words may stand between a number and its unit. */
const MAX_ADJECTIVES = 3;

const units = phraseList(UNIT_WORDS);
const labels = phraseList(LABEL_WORDS);
const adjectives = phraseList([[UNIT_ADJECTIVES, true]]);

/** Whether the tokens name what a number without a unit counts: "Sessions". */
export function nameUnit(tokens: readonly ReplyToken[]): boolean {
  return labels.find(tokens).length > 0;
}

/** Where units stand, and what may stand before them. */
export class UnitPlaces {
  readonly #units: ReadonlyMap<number, FoundUnit>;
  readonly #labels: ReadonlyMap<number, Unit>;
  readonly #adjectives: ReadonlyMap<number, number>;

  constructor(tokens: readonly ReplyToken[]) {
    this.#units = new Map(
      units.find(tokens).flatMap(({ start, end, values }) => {
        const unit = values[0];
        return unit === undefined ? [] : [[start, { end, unit }] as const];
      }),
    );
    this.#labels = new Map(
      labels
        .find(tokens)
        .flatMap(({ end, values }) => (values[0] ? [[end, values[0]] as const] : [])),
    );
    this.#adjectives = new Map(adjectives.find(tokens).map(({ start, end }) => [start, end]));
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

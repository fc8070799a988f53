import { NumbersByTwo } from "./numbers-by-two.ts";

/** How the plain words of phrases are compared: as they stand, whatever their number, or number, person and time. */
export type WordComparison = "text" | "singular" | "stem";

/** Where a number leads. */
type NumberStep = {
  readonly least: number;
  readonly most: number;
  readonly node: number;
};

/** Where all phrases begin; nothing leads back there. */
export const ROOT = 0;
/** Where a step leads that leads nowhere. */
export const NOWHERE = 0;

/** The step of a place without one; no word takes it. */
const NO_STEP = -1;
/** What only some places have, as bits. */
const HAS = { numbers: 1, meanings: 2 } as const;
/** Spreads steps over the bits of a number; the bits above these tell which one. */
const SPREAD = 0x9e37_79b1;
const BIT_OF_SPREAD = 27;
const FEWEST = 8;
const GROWTH = 1.5;
const NO_NUMBERS: readonly NumberStep[] = [];
const NO_MEANINGS: readonly never[] = [];

/**
 * The places of a trie of phrases, as numbers, and where to go on from each. There are tens of thousands: as objects, with a list
 * here and a map there, they would weigh several times as much. Most have one way on, which takes no table.
 */
export class PhraseNodes<Meaning> {
  #length = 0;
  /** By which step each goes on first (`stepOf`), and where that leads. */
  #steps = new Int32Array(FEWEST);
  #nexts = new Int32Array(FEWEST);
  #traits = new Uint8Array(FEWEST);
  /** A bit for each further step of a place, several for the same: without it, there is no such step. */
  #further = new Int32Array(FEWEST);
  /** Where any token leads. */
  #anys = new Int32Array(FEWEST);
  /** Where the places begin from which each goes on without a token: in cells of a place and the next cell. */
  #onward = new Int32Array(FEWEST);
  #cells = new Int32Array(FEWEST);
  /** Cells begin behind the number that stands for none. */
  #cellsEnd = 2;
  readonly #others = new NumbersByTwo();
  readonly #numbers = new Map<number, readonly NumberStep[]>();
  readonly #meanings = new Map<number, readonly Meaning[]>();
  /** Most places mean one thing, and many the same. */
  readonly #alone = new Map<Meaning, readonly Meaning[]>();

  constructor() {
    this.add();
  }

  /** A new place, to which nothing leads yet. */
  add(): number {
    if (this.#length === this.#steps.length) this.#grow();
    this.#steps[this.#length] = NO_STEP;
    this.#length += 1;
    return this.#length - 1;
  }

  /** Where a step leads. */
  stepBy(node: number, step: number): number {
    if (this.#steps[node] === step) return this.#nexts[node] ?? NOWHERE;
    const further = this.#further[node] ?? 0;
    return (further & bitOf(step)) === 0 ? NOWHERE : this.#others.get(node, step);
  }

  /** Where it leads from now on, perhaps to a new place. */
  stepTo(node: number, step: number): number {
    const known = this.stepBy(node, step);
    if (known !== NOWHERE) return known;
    const next = this.add();
    if (this.#steps[node] === NO_STEP) {
      this.#steps[node] = step;
      this.#nexts[node] = next;
    } else {
      this.#others.add(node, step, next);
      this.#further[node] = (this.#further[node] ?? 0) | bitOf(step);
    }
    return next;
  }

  /** Whether a word may lead on, other than by numbers and by any token. */
  hasSteps(node: number): boolean {
    return this.#steps[node] !== NO_STEP;
  }

  /** Where any token leads. */
  anyFrom(node: number): number {
    return this.#anys[node] ?? NOWHERE;
  }

  anyTo(node: number): number {
    const known = this.anyFrom(node);
    if (known !== NOWHERE) return known;
    const next = this.add();
    this.#anys[node] = next;
    return next;
  }

  numbersFrom(node: number): readonly NumberStep[] {
    return this.#has(node, HAS.numbers) ? (this.#numbers.get(node) ?? NO_NUMBERS) : NO_NUMBERS;
  }

  numberTo(node: number, least: number, most: number): number {
    const numbers = this.numbersFrom(node);
    const known = numbers.find((one) => one.least === least && one.most === most);
    if (known !== undefined) return known.node;
    const next = this.add();
    this.#numbers.set(node, [...numbers, { least, most, node: next }]);
    this.#mark(node, HAS.numbers);
    return next;
  }

  /** The first of the cells from which a place goes on without a token, or 0. */
  onwardFrom(node: number): number {
    return this.#onward[node] ?? 0;
  }

  placeIn(cell: number): number {
    return this.#cells[cell] ?? NOWHERE;
  }

  /** The cell behind one, or 0. */
  cellBehind(cell: number): number {
    return this.#cells[cell + 1] ?? 0;
  }

  /** From a place one goes on from another too, behind those that it has. */
  passOn(from: number, to: number): void {
    const cell = this.#cellsEnd;
    if (cell + 2 > this.#cells.length) this.#cells = larger(this.#cells, Int32Array);
    this.#cells[cell] = to;
    this.#cellsEnd += 2;
    let last = this.onwardFrom(from);
    if (last === 0) {
      this.#onward[from] = cell;
      return;
    }
    while (this.cellBehind(last) !== 0) last = this.cellBehind(last);
    this.#cells[last + 1] = cell;
  }

  meaningsOf(node: number): readonly Meaning[] {
    return this.#has(node, HAS.meanings) ? (this.#meanings.get(node) ?? NO_MEANINGS) : NO_MEANINGS;
  }

  /** Adds what a phrase that ends at a place means. */
  addMeaning(node: number, meaning: Meaning): void {
    const known = this.meaningsOf(node);
    if (known.includes(meaning)) return;
    this.#meanings.set(node, known.length === 0 ? this.#onlyIn(meaning) : [...known, meaning]);
    this.#mark(node, HAS.meanings);
  }

  #onlyIn(meaning: Meaning): readonly Meaning[] {
    const alone = this.#alone.get(meaning) ?? [meaning];
    this.#alone.set(meaning, alone);
    return alone;
  }

  #has(node: number, trait: number): boolean {
    return ((this.#traits[node] ?? 0) & trait) !== 0;
  }

  #mark(node: number, trait: number): void {
    this.#traits[node] = (this.#traits[node] ?? 0) | trait;
  }

  #grow(): void {
    this.#steps = larger(this.#steps, Int32Array);
    this.#nexts = larger(this.#nexts, Int32Array);
    this.#traits = larger(this.#traits, Uint8Array);
    this.#onward = larger(this.#onward, Int32Array);
    this.#further = larger(this.#further, Int32Array);
    this.#anys = larger(this.#anys, Int32Array);
  }
}

function bitOf(step: number): number {
  return 1 << (Math.imul(step, SPREAD) >>> BIT_OF_SPREAD);
}

function larger<Numbers extends Int32Array | Uint8Array>(
  known: Numbers,
  Larger: new (length: number) => Numbers,
): Numbers {
  const numbers = new Larger(Math.ceil(GROWTH * known.length));
  numbers.set(known);
  return numbers;
}

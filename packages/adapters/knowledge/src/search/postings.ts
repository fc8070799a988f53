const LARGEST_COUNT = 255;
/** So many that were added, and this share of all others, are kept apart before all are put side by side anew. */
const LEAST_PACKED = 1_000;
const ADDED_SHARE = 1 / 8;
/** What is kept of one that was added: the number of a passage, and how often the term stands in it. */
const FIELDS = 2;

type Take = (number: number, inTitle: number, inText: number) => void;

/**
 * In which passages each term stands and how often, in the order in which they came. Those of all terms stand side by side in two
 * arrays of numbers: a list for each of the thousands of terms would weigh several times as much. What came later is kept apart.
 */
export class Postings {
  /** Where those of each term begin; one more than there are terms. */
  #starts = new Uint32Array(1);
  #numbers = new Uint32Array(0);
  #counts = new Uint16Array(0);
  readonly #added = new Map<number, number[]>();
  #addedLength = 0;
  /** How many passages have each term that are still there. */
  readonly #passages: number[] = [];

  /** How many terms there are. */
  get terms(): number {
    return this.#passages.length;
  }

  /** The number of a new term. */
  addTerm(): number {
    return this.#passages.push(0) - 1;
  }

  /** How many passages have the term that are still there. */
  passagesWith(term: number): number {
    return this.#passages[term] ?? 0;
  }

  add(term: number, number: number, inTitle: number, inText: number): void {
    const counts = (Math.min(LARGEST_COUNT, inTitle) << 8) | Math.min(LARGEST_COUNT, inText);
    const known = this.#added.get(term);
    if (known === undefined) this.#added.set(term, [number, counts]);
    else known.push(number, counts);
    this.#addedLength += 1;
    this.#passages[term] = this.passagesWith(term) + 1;
  }

  /** One of the passages that have the term is gone; it stays among them and is skipped. */
  forget(term: number): void {
    this.#passages[term] = this.passagesWith(term) - 1;
  }

  /** No passage has any of the terms any more. */
  clear(): void {
    this.#passages.fill(0);
    this.#starts = new Uint32Array(1);
    this.#numbers = new Uint32Array(0);
    this.#counts = new Uint16Array(0);
    this.#forgetAdded();
  }

  forEach(term: number, take: Take): void {
    if (this.#addedLength > LEAST_PACKED + ADDED_SHARE * this.#numbers.length) this.#pack();
    const end = this.#starts[term + 1] ?? 0;
    for (let at = this.#starts[term] ?? end; at < end; at += 1)
      told(take, this.#numbers[at] ?? 0, this.#counts[at] ?? 0);
    const added = this.#added.get(term);
    if (added === undefined) return;
    for (let at = 0; at < added.length; at += FIELDS)
      told(take, added[at] ?? 0, added[at + 1] ?? 0);
  }

  /** Puts what was added behind the others of its term. */
  #pack(): void {
    const length = this.#numbers.length + this.#addedLength;
    const starts = new Uint32Array(this.terms + 1);
    const numbers = new Uint32Array(length);
    const counts = new Uint16Array(length);
    let to = 0;
    for (let term = 0; term < this.terms; term += 1) {
      starts[term] = to;
      const end = this.#starts[term + 1] ?? 0;
      for (let at = this.#starts[term] ?? end; at < end; at += 1) {
        numbers[to] = this.#numbers[at] ?? 0;
        counts[to] = this.#counts[at] ?? 0;
        to += 1;
      }
      const added = this.#added.get(term) ?? [];
      for (let at = 0; at < added.length; at += FIELDS) {
        numbers[to] = added[at] ?? 0;
        counts[to] = added[at + 1] ?? 0;
        to += 1;
      }
    }
    starts[this.terms] = to;
    this.#starts = starts;
    this.#numbers = numbers;
    this.#counts = counts;
    this.#forgetAdded();
  }

  #forgetAdded(): void {
    this.#added.clear();
    this.#addedLength = 0;
  }
}

function told(take: Take, number: number, counts: number): void {
  take(number, counts >> 8, counts & LARGEST_COUNT);
}

const LARGEST_COUNT = 255;
/** The number of a passage, and how often the term stands in its title and in its text. */
const FIELDS = 2;
const NO_OTHERS: number[] = [];

/**
 * In which passages a term stands and how often, in the order in which they came. Most terms stand in one passage: that
 * one needs no list, and the list of the others is one array, because each weighs as much as thirty numbers.
 */
export class PostingList {
  #first = 0;
  #firstCounts = 0;
  #others = NO_OTHERS;
  #length = 0;
  #forgotten = 0;

  /** How many passages have the term that are still there. */
  get passages(): number {
    return this.#length - this.#forgotten;
  }

  add(number: number, inTitle: number, inText: number): void {
    const counts = (Math.min(LARGEST_COUNT, inTitle) << 8) | Math.min(LARGEST_COUNT, inText);
    if (this.#length === 0) {
      this.#first = number;
      this.#firstCounts = counts;
    } else if (this.#length === 1) this.#others = [number, counts];
    else this.#others.push(number, counts);
    this.#length += 1;
  }

  /** One of the passages is gone; it stays in the list and is skipped. */
  forget(): void {
    this.#forgotten += 1;
  }

  forEach(take: (number: number, inTitle: number, inText: number) => void): void {
    if (this.#length === 0) return;
    take(this.#first, this.#firstCounts >> 8, this.#firstCounts & LARGEST_COUNT);
    for (let at = 0; at < this.#others.length; at += FIELDS) {
      const counts = this.#others[at + 1] ?? 0;
      take(this.#others[at] ?? 0, counts >> 8, counts & LARGEST_COUNT);
    }
  }
}

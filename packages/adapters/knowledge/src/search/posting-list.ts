const LARGEST_COUNT = 255;

/** In which passages a term stands and how often, in the order in which they came. */
export class PostingList {
  #numbers = new Uint32Array(2);
  #counts = new Uint16Array(2);
  #length = 0;
  #forgotten = 0;

  /** How many passages have the term that are still there. */
  get passages(): number {
    return this.#length - this.#forgotten;
  }

  add(number: number, inTitle: number, inText: number): void {
    if (this.#length === this.#numbers.length) this.#grow();
    this.#numbers[this.#length] = number;
    this.#counts[this.#length] =
      (Math.min(LARGEST_COUNT, inTitle) << 8) | Math.min(LARGEST_COUNT, inText);
    this.#length += 1;
  }

  /** One of the passages is gone; it stays in the list and is skipped. */
  forget(): void {
    this.#forgotten += 1;
  }

  forEach(take: (number: number, inTitle: number, inText: number) => void): void {
    for (let at = 0; at < this.#length; at += 1) {
      const counts = this.#counts[at] ?? 0;
      take(this.#numbers[at] ?? 0, counts >> 8, counts & LARGEST_COUNT);
    }
  }

  #grow(): void {
    const numbers = new Uint32Array(2 * this.#length);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
    const counts = new Uint16Array(2 * this.#length);
    counts.set(this.#counts);
    this.#counts = counts;
  }
}

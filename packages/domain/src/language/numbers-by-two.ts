/** The table is made larger from this share of its places on, and by so much (design values). */
const FULLEST = 0.75;
const GROWTH = 1.5;
const FEWEST_PLACES = 16;
/** What is kept at each place: the two numbers, and what belongs to them; 0 stands for an empty place. */
const FIELDS = 3;

/** Numbers above 0 by two others. A map for each of the first ones would weigh several times as much. */
export class NumbersByTwo {
  #table = new Int32Array(FIELDS * FEWEST_PLACES);
  #length = 0;

  /** 0 where nothing belongs to them. */
  get(first: number, second: number): number {
    return this.#table[this.#placeOf(first, second) + 2] ?? 0;
  }

  /** For two that nothing belongs to yet. */
  add(first: number, second: number, value: number): void {
    if (this.#length >= FULLEST * (this.#table.length / FIELDS)) this.#grow();
    const at = this.#placeOf(first, second);
    this.#table[at] = first;
    this.#table[at + 1] = second;
    this.#table[at + 2] = value;
    this.#length += 1;
  }

  #grow(): void {
    const known = this.#table;
    this.#table = new Int32Array(FIELDS * Math.ceil(GROWTH * (known.length / FIELDS)));
    this.#length = 0;
    for (let at = 0; at < known.length; at += FIELDS) {
      const value = known[at + 2] ?? 0;
      if (value !== 0) this.add(known[at] ?? 0, known[at + 1] ?? 0, value);
    }
  }

  /** Where the two stand, or would. */
  #placeOf(first: number, second: number): number {
    const table = this.#table;
    let hash = Math.imul(first, 0x9e37_79b1) ^ Math.imul(second, 0x85eb_ca6b);
    hash = (hash ^ (hash >>> 15)) >>> 0;
    let at = FIELDS * (hash % (table.length / FIELDS));
    while (table[at + 2] !== 0 && (table[at] !== first || table[at + 1] !== second))
      at = at + FIELDS === table.length ? 0 : at + FIELDS;
    return at;
  }
}

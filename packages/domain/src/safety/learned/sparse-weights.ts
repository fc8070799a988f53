const BITS = 32;
/** The words of bits for which it is kept how many weights come before them. */
const WORDS_PER_COUNT = 4;

/**
 * Weights by place, most of which are 0: a bit for each place tells whether it has one, and the others stand side by side.
 * They take a fifth of what all places would.
 */
export class SparseWeights {
  readonly #has: Uint32Array;
  /** How many weights come before each `WORDS_PER_COUNT` words of bits. */
  readonly #before: Uint32Array;
  readonly #weights: Int8Array;

  constructor(all: Int8Array) {
    const words = Math.ceil(all.length / BITS);
    this.#has = new Uint32Array(words);
    this.#before = new Uint32Array(Math.ceil(words / WORDS_PER_COUNT));
    this.#weights = all.filter((weight) => weight !== 0);
    let count = 0;
    for (let place = 0; place < all.length; place += 1) {
      if (place % (BITS * WORDS_PER_COUNT) === 0)
        this.#before[place / (BITS * WORDS_PER_COUNT)] = count;
      if (all[place] === 0) continue;
      const word = Math.floor(place / BITS);
      this.#has[word] = (this.#has[word] ?? 0) | (1 << (place % BITS));
      count += 1;
    }
  }

  at(place: number): number {
    const word = place >>> 5;
    const bits = this.#has[word] ?? 0;
    const bit = 1 << (place & (BITS - 1));
    if ((bits & bit) === 0) return 0;
    const first = word - (word % WORDS_PER_COUNT);
    let number = (this.#before[first / WORDS_PER_COUNT] ?? 0) + bitsIn(bits & (bit - 1));
    for (let earlier = first; earlier < word; earlier += 1)
      number += bitsIn(this.#has[earlier] ?? 0);
    return this.#weights[number] ?? 0;
  }
}

/** How many bits of a word of 32 are set, added up in pairs, fours and eights. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

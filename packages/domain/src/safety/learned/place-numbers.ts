const BITS = 32;
/** The words of bits for which it is kept how many places come before them. */
const WORDS_PER_COUNT = 4;

/**
 * Some places among many, numbered in their order: a bit for each place tells whether it is one of them, so that it is found
 * without a search, in little room.
 */
export class PlaceNumbers {
  readonly #has: Uint32Array;
  /** How many places come before each `WORDS_PER_COUNT` words of bits. */
  readonly #before: Uint32Array;

  /** The places among so many, in ascending order. */
  constructor(places: ArrayLike<number>, among: number) {
    const words = Math.ceil(among / BITS);
    this.#has = new Uint32Array(words);
    this.#before = new Uint32Array(Math.ceil(words / WORDS_PER_COUNT));
    for (let number = 0; number < places.length; number += 1) {
      const place = places[number] ?? 0;
      const word = place >>> 5;
      this.#has[word] = (this.#has[word] ?? 0) | (1 << (place & (BITS - 1)));
    }
    let count = 0;
    for (let word = 0; word < words; word += 1) {
      if (word % WORDS_PER_COUNT === 0) this.#before[word / WORDS_PER_COUNT] = count;
      count += bitsIn(this.#has[word] ?? 0);
    }
  }

  /** The number of a place, from 0 on; -1 where it is none of them. */
  numberOf(place: number): number {
    const word = place >>> 5;
    const bits = this.#has[word] ?? 0;
    const bit = 1 << (place & (BITS - 1));
    if ((bits & bit) === 0) return -1;
    const first = word - (word % WORDS_PER_COUNT);
    let number = (this.#before[first / WORDS_PER_COUNT] ?? 0) + bitsIn(bits & (bit - 1));
    for (let earlier = first; earlier < word; earlier += 1)
      number += bitsIn(this.#has[earlier] ?? 0);
    return number;
  }
}

/** How many bits of a word of 32 are set, added up in pairs, fours and eights. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

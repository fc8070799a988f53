/** A table is made larger from this share of its places on. */
const FULLEST = 0.8;
/** By so much: what is added is looked up for as long as the service runs. */
const GROWTH = 1.25;
const FEWEST_PLACES = 64;
/** What is kept at each place: both halves of the hash, and the number, counted from 1; 0 stands for an empty place. */
const FIELDS = 3;

/**
 * Numbers by texts, of which a hash of 64 bits is kept: the texts themselves would weigh ten times as much, and that two of a
 * million share a hash happens once in thirty million times.
 */
export class HashedKeys {
  #table = new Uint32Array(FIELDS * FEWEST_PLACES);
  #length = 0;

  add(key: string, number: number): void {
    if (this.#length >= FULLEST * (this.#table.length / FIELDS)) this.#grow();
    this.#put(firstHash(key), secondHash(key), number);
  }

  /** The numbers of a text, lowest first. */
  numbersOf(key: string): readonly number[] {
    const table = this.#table;
    const [high, low] = [firstHash(key), secondHash(key)];
    const numbers: number[] = [];
    for (let at = placeOf(table, low); table[at + 2] !== 0; at = next(table, at))
      if (table[at] === high && table[at + 1] === low) numbers.push((table[at + 2] ?? 0) - 1);
    return numbers.sort((left, right) => left - right);
  }

  /** Gives each number another one, or forgets it where that is undefined. */
  renumber(numberFor: (number: number) => number | undefined): void {
    this.#remade(this.#table.length, numberFor);
  }

  #grow(): void {
    const places = this.#table.length / FIELDS;
    this.#remade(FIELDS * Math.ceil(GROWTH * places), (number) => number);
  }

  #remade(length: number, numberFor: (number: number) => number | undefined): void {
    const known = this.#table;
    this.#table = new Uint32Array(length);
    this.#length = 0;
    for (let at = 0; at < known.length; at += FIELDS) {
      const kept = known[at + 2] ?? 0;
      const number = kept === 0 ? undefined : numberFor(kept - 1);
      if (number !== undefined) this.#put(known[at] ?? 0, known[at + 1] ?? 0, number);
    }
  }

  #put(high: number, low: number, number: number): void {
    const table = this.#table;
    let at = placeOf(table, low);
    for (; table[at + 2] !== 0; at = next(table, at))
      if (table[at] === high && table[at + 1] === low && table[at + 2] === number + 1) return;
    table[at] = high;
    table[at + 1] = low;
    table[at + 2] = number + 1;
    this.#length += 1;
  }
}

/** Where to begin to look. */
function placeOf(table: Uint32Array, hash: number): number {
  return FIELDS * (hash % (table.length / FIELDS));
}

function next(table: Uint32Array, at: number): number {
  return at + FIELDS === table.length ? 0 : at + FIELDS;
}

function firstHash(text: string): number {
  return hashOf(text, 0xdead_beef, 2_654_435_761);
}

function secondHash(text: string): number {
  return hashOf(text, 0x41c6_ce57, 1_597_334_677);
}

/** Each character is mixed in by a multiplication, and the high bits into the low ones at the end (as in MurmurHash3). */
function hashOf(text: string, seed: number, factor: number): number {
  let hash = seed ^ text.length;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), factor) ^ (hash >>> 15);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

import type { ReadText } from "./read-text.ts";

/**
 * So many texts and characters of them are kept, and no longer text: what the latest messages of a few dozen people and their
 * replies are made of, most of it short.
 */
const MOST_TEXTS = 400;
const MOST_CHARACTERS = 64_000;
const LONGEST_TEXT = 16_000;

/**
 * The readings of the texts that were read last. Whoever handles a message reads the turns before it, and each of its parts,
 * in many places; all get the same reading, and what `toldOnce` has found out about it.
 */
export class LastReadings {
  readonly #readings = new Map<string, ReadText>();
  #characters = 0;

  get(source: string): ReadText | undefined {
    const known = this.#readings.get(source);
    if (known === undefined) return undefined;
    // Behind all others: the one in front is the first to go.
    this.#readings.delete(source);
    this.#readings.set(source, known);
    return known;
  }

  keep(reading: ReadText): void {
    const { source } = reading;
    if (source.length > LONGEST_TEXT) return;
    this.#readings.set(source, reading);
    this.#characters += source.length;
    for (const [oldest] of this.#readings) {
      if (this.#readings.size <= MOST_TEXTS && this.#characters <= MOST_CHARACTERS) break;
      this.#readings.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}

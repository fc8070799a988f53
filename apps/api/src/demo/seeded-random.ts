import { hash } from "node:crypto";

/** Numbers from 0 to below 1 that follow from the words they were made of: the same words, the same numbers. */
export type Random = () => number;

const STEP = 0x6d2b79f5;

/** A sequence that hangs on nothing but `words`, so that what is made of it for one day does not depend on other days. */
export function seededRandom(...words: readonly (string | number)[]): Random {
  let state = Number.parseInt(hash("sha256", words.join("\n")).slice(0, 8), 16);
  // Mulberry32 (Tommy Ettinger, 2017): enough for lives that are made up.
  return () => {
    state = (state + STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** About `value`, a part of it more or less. */
export function about(random: Random, value: number, part: number): number {
  return value * (1 + part * (2 * random() - 1));
}

import {
  CODES,
  HIDDEN_UNITS,
  UNIT_GROUPS,
  UNITS_PER_GROUP,
} from "../../src/safety/learned/network.ts";
import { nextShare, type RandomNumbers } from "./random-numbers.ts";

/** The codes are chosen on so many of the places that matter most and of the others each, in so many rounds (design values). */
const LEARNED_FROM = 5000;
const ROUNDS = 6;

/** What each code of each group adds, and the codes of each place. */
export type Codebook = { readonly codebook: Float32Array; readonly codes: Uint8Array };

/**
 * Product quantization (Jégou, Douze and Schmid 2011): of each group of hidden units the few additions that stand best for those of
 * all places, each counted by how much it matters; found by k-means.
 */
export function codebookOf(
  vectors: Float32Array,
  matters: Float64Array,
  numbers: RandomNumbers,
): Codebook {
  const codebook = new Float32Array(UNIT_GROUPS * CODES * UNITS_PER_GROUP);
  const codes = new Uint8Array(matters.length * UNIT_GROUPS);
  const telling = someOf(matters);
  for (let group = 0; group < UNIT_GROUPS; group += 1) {
    const from = group * UNITS_PER_GROUP;
    const centers = codebook.subarray(from * CODES, (from + UNITS_PER_GROUP) * CODES);
    for (let code = 0; code < CODES; code += 1) {
      const at = telling[Math.floor(nextShare(numbers) * telling.length)] ?? 0;
      const start = at * HIDDEN_UNITS + from;
      centers.set(vectors.subarray(start, start + UNITS_PER_GROUP), code * UNITS_PER_GROUP);
    }
    for (let round = 0; round < ROUNDS; round += 1)
      moveCenters(centers, vectors, telling, matters, from);
  }
  setCodes({ codebook, codes }, vectors);
  return { codebook, codes };
}

/** Gives each place the codes that stand best for what it adds. */
export function setCodes({ codebook, codes }: Codebook, vectors: Float32Array): void {
  for (let group = 0; group < UNIT_GROUPS; group += 1) {
    const from = group * UNITS_PER_GROUP;
    const centers = codebook.subarray(from * CODES, (from + UNITS_PER_GROUP) * CODES);
    for (let at = 0; at * UNIT_GROUPS < codes.length; at += 1)
      codes[at * UNIT_GROUPS + group] = nearest(centers, vectors, at * HIDDEN_UNITS + from);
  }
}

/** The places that matter most, and of the others each so-manieth. */
function someOf(matters: Float64Array): readonly number[] {
  const places = [...matters.keys()].sort(
    (left, right) => (matters[right] ?? 0) - (matters[left] ?? 0),
  );
  const others = places.slice(LEARNED_FROM);
  const step = Math.max(1, Math.ceil(others.length / LEARNED_FROM));
  return [...places.slice(0, LEARNED_FROM), ...others.filter((_, at) => at % step === 0)];
}

/** Each center to the mean of what is nearest to it. */
function moveCenters(
  centers: Float32Array,
  vectors: Float32Array,
  places: readonly number[],
  matters: Float64Array,
  from: number,
): void {
  const sums = new Float64Array(centers.length);
  const counts = new Float64Array(CODES);
  for (const place of places) {
    const start = place * HIDDEN_UNITS + from;
    const code = nearest(centers, vectors, start);
    const weight = matters[place] ?? 0;
    counts[code] = (counts[code] ?? 0) + weight;
    for (let unit = 0; unit < UNITS_PER_GROUP; unit += 1) {
      const at = code * UNITS_PER_GROUP + unit;
      sums[at] = (sums[at] ?? 0) + weight * (vectors[start + unit] ?? 0);
    }
  }
  for (const [at, sum] of sums.entries()) {
    const count = counts[Math.floor(at / UNITS_PER_GROUP)] ?? 0;
    if (count > 0) centers[at] = sum / count;
  }
}

const sought = new Float64Array(UNITS_PER_GROUP);

/** The code whose addition is nearest to that which begins there. */
function nearest(centers: Float32Array, vectors: Float32Array, start: number): number {
  for (let unit = 0; unit < UNITS_PER_GROUP; unit += 1) sought[unit] = vectors[start + unit] ?? 0;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < centers.length; at += UNITS_PER_GROUP) {
    let distance = 0;
    for (let unit = 0; unit < UNITS_PER_GROUP && distance < least; unit += 1) {
      const difference = (sought[unit] ?? 0) - (centers[at + unit] ?? 0);
      distance += difference * difference;
    }
    if (distance >= least) continue;
    least = distance;
    best = at / UNITS_PER_GROUP;
  }
  return best;
}

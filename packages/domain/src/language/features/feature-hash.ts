const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Keeps the kinds of features apart, so that a word and an equal run of characters differ. */
export const KIND = {
  word: 1,
  pair: 2,
  beginning: 3,
  character: 4,
  said: 5,
  unsaid: 6,
  manner: 7,
  skip: 8,
  part: 9,
  rule: 10,
  level: 11,
  length: 12,
  fact: 13,
  name: 14,
  stem: 15,
  stemPair: 16,
  stemSkip: 17,
  beside: 18,
} as const;

/** A 32-bit hash folded into a number of buckets, a power of two. */
export function folded(hash: number, buckets: number): number {
  return (hash ^ (hash >>> 15)) & (buckets - 1);
}

/** The beginning of a hash (32-bit FNV-1a over UTF-16 units) of a kind of feature. */
export function start(kind: number): number {
  return withUnit(FNV_OFFSET, kind);
}

export function withText(from: number, text: string): number {
  let hash = from;
  for (let index = 0; index < text.length; index += 1)
    hash = withUnit(hash, text.charCodeAt(index));
  return hash;
}

export function withUnit(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, FNV_PRIME) >>> 0;
}

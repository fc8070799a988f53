import { bestOf } from "./best-of.ts";

const LARGEST = 127;

type Entry = { readonly key: string; readonly values: Int8Array; readonly scale: number };

/** A text whose vector is close to another. */
export type Neighbour = { readonly key: string; readonly similarity: number };

/** Vectors in memory, eight bits a dimension, all compared with each query. */
export class VectorIndex {
  readonly #entries: (Entry | undefined)[] = [];
  readonly #places = new Map<string, number>();
  readonly #free: number[] = [];

  get size(): number {
    return this.#places.size;
  }

  has(key: string): boolean {
    return this.#places.has(key);
  }

  /** Keeps a vector of length 1. */
  put(key: string, vector: Float32Array): void {
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const scale = largest === 0 ? 1 : largest / LARGEST;
    const values = Int8Array.from(vector, (value) => Math.round(value / scale));
    const place = this.#places.get(key) ?? this.#free.pop() ?? this.#entries.length;
    this.#entries[place] = { key, values, scale };
    this.#places.set(key, place);
  }

  remove(key: string): void {
    const place = this.#places.get(key);
    if (place === undefined) return;
    this.#entries[place] = undefined;
    this.#places.delete(key);
    this.#free.push(place);
  }

  /** The closest texts by cosine, closest first; those of another length of vector are left out. */
  nearest(query: Float32Array, limit: number): readonly Neighbour[] {
    const similarities = Float64Array.from(this.#entries, (entry) =>
      entry === undefined ? 0 : similarityOf(entry, query),
    );
    return bestOf(similarities, limit, () => true).flatMap(([place, similarity]) => {
      const entry = this.#entries[place];
      return entry === undefined ? [] : [{ key: entry.key, similarity }];
    });
  }
}

function similarityOf({ values, scale }: Entry, query: Float32Array): number {
  if (values.length !== query.length) return 0;
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += (values[at] ?? 0) * (query[at] ?? 0);
  return sum * scale;
}

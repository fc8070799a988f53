import { bestOf } from "./best-of.ts";

const LARGEST = 127;

type Entry = { readonly values: Int8Array; readonly scale: number };

/** A text whose vector is close to another. */
export type Neighbour = { readonly key: string; readonly similarity: number };

/** Vectors in memory, eight bits a dimension, all compared with each query. */
export class VectorIndex {
  readonly #entries = new Map<string, Entry>();

  get size(): number {
    return this.#entries.size;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Keeps a vector of length 1. */
  put(key: string, vector: Float32Array): void {
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const scale = largest === 0 ? 1 : largest / LARGEST;
    const values = Int8Array.from(vector, (value) => Math.round(value / scale));
    this.#entries.set(key, { values, scale });
  }

  remove(key: string): void {
    this.#entries.delete(key);
  }

  /** The closest texts by cosine, closest first; those of another length of vector are left out. */
  nearest(query: Float32Array, limit: number): readonly Neighbour[] {
    const keys = [...this.#entries.keys()];
    const similarities = Float64Array.from(this.#entries.values(), (entry) =>
      similarityOf(entry, query),
    );
    return bestOf(similarities, limit).flatMap(([place, similarity]) => {
      const key = keys[place];
      return key === undefined ? [] : [{ key, similarity }];
    });
  }
}

function similarityOf({ values, scale }: Entry, query: Float32Array): number {
  if (values.length !== query.length) return 0;
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += (values[at] ?? 0) * (query[at] ?? 0);
  return sum * scale;
}

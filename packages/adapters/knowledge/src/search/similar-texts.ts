import type { TextVector } from "@health-exercise/ports-knowledge";
import type { TextEmbedder } from "@health-exercise/ports-llm";
import { LRUCache } from "lru-cache";
import { hashOf } from "../hash-of.ts";
import { SCORE_THRESHOLD, SIMILAR_CANDIDATES } from "./score.ts";
import { VectorIndex } from "./vector-index.ts";

/** Where vectors of questions come from, and what to do when they cannot be had. */
export type DenseSearch = {
  readonly embedder: TextEmbedder;
  /** The cosine from which a passage counts as answering in part; depends on the model. */
  readonly leastSimilarity: number;
  readonly onFailure: (error: unknown) => void;
};

/** How long a provider of vectors that failed is not asked, so that an outage does not slow every search. */
const SILENCE_MS = 30_000;
/** So many questions keep their vectors: guidelines ask the same ones at every request. */
const REMEMBERED_QUESTIONS = 500;

/** Texts found by closeness in meaning; none where vectors are not configured or cannot be had. */
export class SimilarTexts {
  readonly #vectors = new VectorIndex();
  readonly #dense: DenseSearch | undefined;
  /** By the hash of the question: what people ask is not kept. */
  readonly #questions = new LRUCache<string, Float32Array>({ max: REMEMBERED_QUESTIONS });
  /** Until then the provider of vectors is left alone. */
  #silentUntil = 0;

  constructor(dense: DenseSearch | undefined) {
    this.#dense = dense;
  }

  get size(): number {
    return this.#vectors.size;
  }

  has(textHash: string): boolean {
    return this.#vectors.has(textHash);
  }

  put({ textHash, vector }: TextVector): void {
    this.#vectors.put(textHash, vector);
  }

  remove(textHash: string): void {
    this.#vectors.remove(textHash);
  }

  /** Hashes of texts with how likely each answers the query, closest first. */
  async nearestTo(query: string): Promise<readonly (readonly [textHash: string, number])[]> {
    const isSilent = Date.now() < this.#silentUntil;
    if (this.#dense === undefined || isSilent || this.#vectors.size === 0 || query.trim() === "")
      return [];
    const { embedder, leastSimilarity, onFailure } = this.#dense;
    try {
      const vector = await this.#vectorOf(query, embedder);
      if (vector === undefined) return [];
      return this.#vectors
        .nearest(vector, SIMILAR_CANDIDATES)
        .map(({ key, similarity }) => [key, relevanceOf(similarity, leastSimilarity)]);
    } catch (error) {
      onFailure(error);
      this.#silentUntil = Date.now() + SILENCE_MS;
      return [];
    }
  }

  async #vectorOf(query: string, embedder: TextEmbedder): Promise<Float32Array | undefined> {
    const key = hashOf(query);
    const known = this.#questions.get(key);
    if (known !== undefined) return known;
    const [vector] = await embedder.embed([query]);
    if (vector !== undefined) this.#questions.set(key, vector);
    return vector;
  }
}

/** A cosine in the unit of the relevance by words: the least similarity just reaches the threshold. */
function relevanceOf(cosine: number, least: number): number {
  if (cosine < least) return 0;
  const share = least >= 1 ? 0 : (cosine - least) / (1 - least);
  return SCORE_THRESHOLD + (1 - SCORE_THRESHOLD) * share;
}

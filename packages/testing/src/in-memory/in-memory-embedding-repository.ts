import type { EmbeddingRepository, StoredEmbedding } from "@health-exercise/ports-repositories";
import type { InMemoryDatabase } from "./in-memory-database.ts";

export class InMemoryEmbeddingRepository implements EmbeddingRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async findEmbeddings(
    model: string,
    textHashes: readonly string[],
  ): Promise<readonly StoredEmbedding[]> {
    const stored = this.#database.embeddings.get(model);
    return [...new Set(textHashes)].flatMap((textHash) => {
      const vector = stored?.get(textHash);
      return vector === undefined ? [] : [{ textHash, vector: vector.slice() }];
    });
  }

  async saveEmbeddings(model: string, embeddings: readonly StoredEmbedding[]): Promise<void> {
    const stored = this.#database.embeddings.get(model) ?? new Map<string, Float32Array>();
    this.#database.embeddings.set(model, stored);
    for (const { textHash, vector } of embeddings) {
      if (!stored.has(textHash)) stored.set(textHash, vector.slice());
    }
  }
}

import type { EmbeddingRepository, StoredEmbedding } from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { findVectors, insertVectors } from "./knowledge-embedding.statements.ts";
import { storedEmbeddingFrom, vectorBytes } from "./knowledge-embedding.table.ts";

/** Vectors of passages, in PostgreSQL. */
export class KyselyEmbeddingRepository implements EmbeddingRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async findEmbeddings(
    model: string,
    textHashes: readonly string[],
  ): Promise<readonly StoredEmbedding[]> {
    const rows = await rowsOf(this.#database, findVectors, { model, textHashes });
    return rows.map(storedEmbeddingFrom);
  }

  async saveEmbeddings(model: string, embeddings: readonly StoredEmbedding[]): Promise<void> {
    const textHashes = embeddings.map(({ textHash }) => textHash);
    const vectors = embeddings.map(({ vector }) => vectorBytes(vector));
    await rowsOf(this.#database, insertVectors, { model, textHashes, vectors });
  }
}

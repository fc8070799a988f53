/** A vector of a text, by the SHA-256 of the text in hexadecimal. */
export type StoredEmbedding = { readonly textHash: string; readonly vector: Float32Array };

/** Vectors of passages, kept so that replicas and restarts need not ask a provider again. They belong to no user. */
export interface EmbeddingRepository {
  /** The vectors of `model` that are stored for the texts. */
  findEmbeddings(model: string, textHashes: readonly string[]): Promise<readonly StoredEmbedding[]>;
  /** Stores vectors; one that is stored already stays. */
  saveEmbeddings(model: string, embeddings: readonly StoredEmbedding[]): Promise<void>;
}

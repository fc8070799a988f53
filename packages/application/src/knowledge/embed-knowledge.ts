import type { HashedText, KnowledgeIndex, TextVector } from "@health-exercise/ports-knowledge";
import type { TextEmbedder } from "@health-exercise/ports-llm";
import type { EmbeddingRepository } from "@health-exercise/ports-repositories";

/** Texts in one request: few enough that its answer, some 20,000 numbers and more, is read without holding up others. */
const BATCH_SIZE = 20;

/** What was done, in texts. */
export type KnowledgeEmbedding = {
  /** Whose vectors were kept already. */
  readonly found: number;
  /** Whose vectors were computed. */
  readonly embedded: number;
};

/** Gives every searched text a vector: the one that is kept, else a new one, which is kept then. */
export class EmbedKnowledge {
  readonly #index: KnowledgeIndex;
  readonly #embeddings: EmbeddingRepository;
  readonly #embedder: TextEmbedder;

  constructor(index: KnowledgeIndex, embeddings: EmbeddingRepository, embedder: TextEmbedder) {
    this.#index = index;
    this.#embeddings = embeddings;
    this.#embedder = embedder;
  }

  /** Ends early when `isStopping` says so. @throws what the embedder throws; the batches before are kept. */
  async execute(isStopping: () => boolean = () => false): Promise<KnowledgeEmbedding> {
    await this.#index.prepare();
    const done = new Set<string>();
    let embedded = 0;
    for (;;) {
      const texts = this.#index.textsWithoutVector(BATCH_SIZE);
      const open = texts.filter(({ textHash }) => !done.has(textHash));
      if (open.length === 0 || isStopping()) return { found: done.size - embedded, embedded };
      for (const { textHash } of open) done.add(textHash);
      embedded += await this.#embed(open);
    }
  }

  /** Gives the number of vectors that had to be computed. */
  async #embed(texts: readonly HashedText[]): Promise<number> {
    const { model } = this.#embedder;
    const hashes = texts.map(({ textHash }) => textHash);
    const found = await this.#embeddings.findEmbeddings(model, hashes);
    this.#index.putVectors(found);
    const known = new Set(found.map(({ textHash }) => textHash));
    const missing = texts.filter(({ textHash }) => !known.has(textHash));
    if (missing.length === 0) return 0;
    const vectors = await this.#embedder.embed(missing.map(({ text }) => text));
    const made = missing.flatMap(({ textHash }, index): TextVector[] => {
      const vector = vectors[index];
      return vector === undefined ? [] : [{ textHash, vector }];
    });
    await this.#embeddings.saveEmbeddings(model, made);
    this.#index.putVectors(made);
    return missing.length;
  }
}

import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import type { KnowledgeRetriever } from "./knowledge-retriever.ts";

/** A text that is searched, by the SHA-256 of the text in hexadecimal. */
export type HashedText = { readonly textHash: string; readonly text: string };

/** A vector of a searched text. */
export type TextVector = { readonly textHash: string; readonly vector: Float32Array };

/** Knowledge that is searched in the memory of this process and changes while it runs. */
export interface KnowledgeIndex extends KnowledgeRetriever {
  /** Resolves when what the service itself knows is findable; a search waits for it by itself. May be called again. */
  prepare(): Promise<void>;
  /** Makes a document findable, in place of one of the same id; one that is withheld is only taken out. */
  put(document: NewKnowledgeDocument): void;
  remove(documentId: string): void;
  /** At most `limit` texts of which no vector is known. */
  textsWithoutVector(limit: number): readonly HashedText[];
  /** Vectors of one model. Those of texts that are not searched are left out. */
  putVectors(vectors: readonly TextVector[]): void;
  /** How much is searched. */
  readonly size: KnowledgeIndexSize;
}

export type KnowledgeIndexSize = { readonly passages: number; readonly vectors: number };

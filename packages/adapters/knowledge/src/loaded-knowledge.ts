import type { KnowledgePassage, NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import type {
  HashedText,
  KnowledgeIndex,
  KnowledgeIndexSize,
  RetrievalRequest,
  TextVector,
} from "@health-exercise/ports-knowledge";
import type { PreparedEntry } from "./guidance/prepared-entry.ts";
import type { SearchedKnowledge } from "./searched-knowledge.ts";

/** Knowledge whose entries are loaded when they are first needed: that takes longer than much else at a start. */
export class LoadedKnowledge implements KnowledgeIndex {
  readonly #searched: SearchedKnowledge;
  readonly #load: () => AsyncIterable<PreparedEntry>;
  #prepared: Promise<void> | undefined;

  constructor(searched: SearchedKnowledge, load: () => AsyncIterable<PreparedEntry>) {
    this.#searched = searched;
    this.#load = load;
  }

  prepare(): Promise<void> {
    this.#prepared ??= this.#read();
    return this.#prepared;
  }

  get size(): KnowledgeIndexSize {
    return this.#searched.size;
  }

  put(document: NewKnowledgeDocument): void {
    this.#searched.put(document);
  }

  remove(documentId: string): void {
    this.#searched.remove(documentId);
  }

  textsWithoutVector(limit: number): readonly HashedText[] {
    return this.#searched.textsWithoutVector(limit);
  }

  putVectors(vectors: readonly TextVector[]): void {
    this.#searched.putVectors(vectors);
  }

  async retrieve(request: RetrievalRequest): Promise<readonly KnowledgePassage[]> {
    await this.prepare();
    return this.#searched.retrieve(request);
  }

  async #read(): Promise<void> {
    for await (const entry of this.#load()) this.#searched.addEntry(entry);
  }
}

import { setImmediate } from "node:timers/promises";
import type {
  KnowledgeEntry,
  KnowledgePassage,
  NewKnowledgeDocument,
} from "@health-exercise/domain/knowledge";
import type {
  HashedText,
  KnowledgeIndex,
  KnowledgeIndexSize,
  RetrievalRequest,
  TextVector,
} from "@health-exercise/ports-knowledge";
import type { SearchedKnowledge } from "./searched-knowledge.ts";

/** For how long requests wait at most while entries are read. */
const STEP_MS = 8;

/**
 * Knowledge whose entries are loaded and read when they are first needed, in steps between which requests are answered:
 * reading the whole guidance takes longer than everything else at a start.
 */
export class LoadedKnowledge implements KnowledgeIndex {
  readonly #searched: SearchedKnowledge;
  readonly #load: () => Promise<readonly KnowledgeEntry[]>;
  #prepared: Promise<void> | undefined;

  constructor(searched: SearchedKnowledge, load: () => Promise<readonly KnowledgeEntry[]>) {
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
    let until = performance.now() + STEP_MS;
    for (const entry of await this.#load()) {
      if (performance.now() > until) {
        await setImmediate();
        until = performance.now() + STEP_MS;
      }
      this.#searched.addEntry(entry);
    }
  }
}

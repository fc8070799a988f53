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
import type { JudgeSubjects } from "./subjects/subject-judge.ts";

/** Where the guidance comes from, and who judges what of it is asked for. */
export type GuidanceSource = {
  readonly entries: () => AsyncIterable<PreparedEntry>;
  readonly judge: () => Promise<JudgeSubjects>;
};

/** Knowledge whose entries are loaded when they are first needed: that takes longer than much else at a start. */
export class LoadedKnowledge implements KnowledgeIndex {
  readonly #searched: SearchedKnowledge;
  readonly #source: GuidanceSource;
  #prepared: Promise<void> | undefined;

  constructor(searched: SearchedKnowledge, source: GuidanceSource) {
    this.#searched = searched;
    this.#source = source;
  }

  prepare(): Promise<void> {
    this.#prepared ??= this.#read().catch((error: unknown) => {
      // Who asks next tries again.
      this.#prepared = undefined;
      throw error;
    });
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
    this.#searched.judgeBy(await this.#source.judge());
    for await (const entry of this.#source.entries()) this.#searched.addEntry(entry);
  }
}

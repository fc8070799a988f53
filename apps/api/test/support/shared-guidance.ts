import { SearchedKnowledge } from "@health-exercise/adapter-knowledge";
import type { KnowledgePassage, NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import type {
  HashedText,
  KnowledgeIndex,
  KnowledgeIndexSize,
  RetrievalRequest,
  TextVector,
} from "@health-exercise/ports-knowledge";
import { withGuidance } from "../../src/composition/with-guidance.ts";

/** Loaded once for all services of a process: it took each of them seconds of computing. Nothing is put into it. */
const GUIDANCE: KnowledgeIndex = withGuidance(new SearchedKnowledge());

const NOTHING: KnowledgeIndexSize = { passages: 0, vectors: 0 };

/** The knowledge of one service: the guidance that all share, until it is given something of its own and loads all anew. */
export class SharedGuidance implements KnowledgeIndex {
  #own: KnowledgeIndex | undefined;
  #isPrepared = false;

  get #searched(): KnowledgeIndex {
    return this.#own ?? GUIDANCE;
  }

  #ofItsOwn(): KnowledgeIndex {
    this.#own ??= withGuidance(new SearchedKnowledge());
    return this.#own;
  }

  async prepare(): Promise<void> {
    await this.#searched.prepare();
    this.#isPrepared = true;
  }

  /** Nothing, as of any service, before it is first needed. */
  get size(): KnowledgeIndexSize {
    return this.#own !== undefined || this.#isPrepared ? this.#searched.size : NOTHING;
  }

  put(document: NewKnowledgeDocument): void {
    this.#ofItsOwn().put(document);
  }

  remove(documentId: string): void {
    this.#own?.remove(documentId);
  }

  textsWithoutVector(limit: number): readonly HashedText[] {
    return this.#searched.textsWithoutVector(limit);
  }

  putVectors(vectors: readonly TextVector[]): void {
    this.#ofItsOwn().putVectors(vectors);
  }

  async retrieve(request: RetrievalRequest): Promise<readonly KnowledgePassage[]> {
    await this.prepare();
    return this.#searched.retrieve(request);
  }
}

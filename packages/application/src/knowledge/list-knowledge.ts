import type { KnowledgeDocumentSummary } from "@health-exercise/domain/knowledge";
import type { KnowledgeRepository, PageRequest } from "@health-exercise/ports-repositories";

/** The operator's documents, by id; those that are withheld too. */
export class ListKnowledge {
  readonly #knowledge: KnowledgeRepository;

  constructor(knowledge: KnowledgeRepository) {
    this.#knowledge = knowledge;
  }

  execute(
    page: PageRequest,
  ): Promise<{ readonly documents: readonly KnowledgeDocumentSummary[]; readonly total: number }> {
    return this.#knowledge.listDocuments(page);
  }
}

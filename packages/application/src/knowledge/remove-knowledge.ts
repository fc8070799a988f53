import type { KnowledgeRepository } from "@health-exercise/ports-repositories";

/** Removes documents for good, and gives the ids of those that were there. */
export class RemoveKnowledge {
  readonly #knowledge: KnowledgeRepository;

  constructor(knowledge: KnowledgeRepository) {
    this.#knowledge = knowledge;
  }

  execute(ids: readonly string[]): Promise<readonly string[]> {
    return this.#knowledge.removeDocuments(ids);
  }
}

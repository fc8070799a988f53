import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import type {
  KnowledgeImportCounts,
  KnowledgeRepository,
} from "@health-exercise/ports-repositories";

export type KnowledgeImport = KnowledgeImportCounts & {
  /** Ids of the documents that are kept and never retrieved, because they try to instruct a model. */
  readonly withheld: readonly string[];
};

/** Takes in an operator's documents, all or nothing: what fails while they are read fails the import. */
export class ImportKnowledge {
  readonly #knowledge: KnowledgeRepository;

  constructor(knowledge: KnowledgeRepository) {
    this.#knowledge = knowledge;
  }

  async execute(
    documents: AsyncIterable<readonly NewKnowledgeDocument[]>,
  ): Promise<KnowledgeImport> {
    const withheld = new Set<string>();
    const counts = await this.#knowledge.importDocuments(noting(documents, withheld));
    return { ...counts, withheld: [...withheld] };
  }
}

/** The same documents; of an id that comes twice the later one counts. */
async function* noting(
  documents: AsyncIterable<readonly NewKnowledgeDocument[]>,
  withheld: Set<string>,
): AsyncGenerator<readonly NewKnowledgeDocument[]> {
  for await (const batch of documents) {
    for (const { id, isWithheld } of batch) {
      if (isWithheld) withheld.add(id);
      else withheld.delete(id);
    }
    yield batch;
  }
}

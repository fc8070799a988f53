import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import type {
  KnowledgeChange,
  KnowledgeImportCounts,
  KnowledgeReplacement,
  KnowledgeRepository,
  PageRequest,
} from "@health-exercise/ports-repositories";
import type { InMemoryDatabase } from "./in-memory-database.ts";

/** Writers need no order of their own: what one writes is there at once. */
export class InMemoryKnowledgeRepository implements KnowledgeRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async importDocuments(
    documents: AsyncIterable<readonly NewKnowledgeDocument[]>,
  ): Promise<KnowledgeImportCounts> {
    const given = new Map<string, NewKnowledgeDocument>();
    for await (const batch of documents) {
      for (const document of batch) given.set(document.id, document);
    }
    const counts = { added: 0, changed: 0, unchanged: 0 };
    for (const document of given.values()) counts[this.#store(document)] += 1;
    return counts;
  }

  async replaceDocuments(replacements: readonly KnowledgeReplacement[]): Promise<number> {
    const { knowledge } = this.#database;
    const open = replacements.filter(({ document, replacedHash }) => {
      const known = knowledge.get(document.id);
      return known?.kind === "stored" && known.document.contentHash === replacedHash;
    });
    for (const { document } of open) this.#store(document);
    return open.length;
  }

  async listDocuments({ limit, offset }: PageRequest) {
    const documents = this.#stored().sort((left, right) => byCodePoint(left.id, right.id));
    return {
      documents: documents.slice(offset, offset + limit).map(summaryOf),
      total: documents.length,
    };
  }

  async removeDocuments(ids: readonly string[]): Promise<readonly string[]> {
    const { knowledge } = this.#database;
    const removed = [...new Set(ids)].filter((id) => knowledge.get(id)?.kind === "stored");
    for (const documentId of removed) {
      knowledge.set(documentId, { kind: "removed", revision: this.#nextRevision(), documentId });
    }
    return removed;
  }

  async changesAfter(revision: number, limit: number): Promise<readonly KnowledgeChange[]> {
    return [...this.#database.knowledge.values()]
      .filter((change) => change.revision > revision)
      .sort((left, right) => left.revision - right.revision)
      .slice(0, limit);
  }

  #store(document: NewKnowledgeDocument): keyof KnowledgeImportCounts {
    const { knowledge } = this.#database;
    const known = knowledge.get(document.id);
    const stored = known?.kind === "stored" ? known.document : undefined;
    if (stored?.contentHash === document.contentHash) return "unchanged";
    knowledge.set(document.id, { kind: "stored", revision: this.#nextRevision(), document });
    return stored === undefined ? "added" : "changed";
  }

  #nextRevision(): number {
    this.#database.knowledgeRevision += 1;
    return this.#database.knowledgeRevision;
  }

  #stored(): NewKnowledgeDocument[] {
    const changes = [...this.#database.knowledge.values()];
    return changes.flatMap((change) => (change.kind === "stored" ? [change.document] : []));
  }
}

function summaryOf(document: NewKnowledgeDocument) {
  const { id, language, title, isWithheld, importedAt, passages } = document;
  return { id, language, title, isWithheld, importedAt, passages: passages.length };
}

/** As PostgreSQL orders ids; JavaScript alone would put an emoji before some rarer letters. */
function byCodePoint(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

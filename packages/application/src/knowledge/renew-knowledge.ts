import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import type {
  KnowledgeReplacement,
  KnowledgeRepository,
} from "@health-exercise/ports-repositories";

/** Documents read at a time: at most a megabyte each. */
const PAGE_SIZE = 50;

export type KnowledgeRenewal = { readonly changed: number; readonly unchanged: number };

/** Makes every kept document anew by the present rules, and stores those that came out otherwise and were not imported or removed meanwhile. */
export class RenewKnowledge {
  readonly #knowledge: KnowledgeRepository;

  constructor(knowledge: KnowledgeRepository) {
    this.#knowledge = knowledge;
  }

  /** `renew` makes a document anew; one that comes out the same has the same content hash. */
  async execute(
    renew: (document: NewKnowledgeDocument) => NewKnowledgeDocument,
  ): Promise<KnowledgeRenewal> {
    const seen = new Set<string>();
    let revision = 0;
    let changed = 0;
    for (;;) {
      const page = await this.#knowledge.changesAfter(revision, PAGE_SIZE);
      if (page.length === 0) return { changed, unchanged: seen.size - changed };
      revision = page.at(-1)?.revision ?? revision;
      const renewed: KnowledgeReplacement[] = [];
      for (const change of page) {
        // What is stored here comes back as a change.
        if (change.kind === "removed" || seen.has(change.document.id)) continue;
        seen.add(change.document.id);
        const document = renew(change.document);
        const replacedHash = change.document.contentHash;
        if (document.contentHash !== replacedHash) renewed.push({ document, replacedHash });
      }
      changed += await this.#knowledge.replaceDocuments(renewed);
    }
  }
}

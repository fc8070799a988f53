import type { NewKnowledgeDocument } from "@health-exercise/domain";
import type { KnowledgeRepository } from "@health-exercise/ports-repositories";

/** Documents read at a time: at most a megabyte each. */
const PAGE_SIZE = 50;

export type KnowledgeRenewal = { readonly changed: number; readonly unchanged: number };

/** Makes every kept document anew by the present rules, and stores those that came out otherwise. */
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
      const renewed: NewKnowledgeDocument[] = [];
      for (const change of page) {
        // What is stored here comes back as a change.
        if (change.kind === "removed" || seen.has(change.document.id)) continue;
        seen.add(change.document.id);
        const document = renew(change.document);
        if (document.contentHash !== change.document.contentHash) renewed.push(document);
      }
      if (renewed.length === 0) continue;
      const counts = await this.#knowledge.importDocuments(one(renewed));
      changed += counts.added + counts.changed;
    }
  }
}

async function* one<Value>(value: Value): AsyncGenerator<Value> {
  yield value;
}

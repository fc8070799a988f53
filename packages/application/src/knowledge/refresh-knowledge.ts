import type { KnowledgeIndex } from "@health-exercise/ports-knowledge";
import type { KnowledgeRepository } from "@health-exercise/ports-repositories";

/** Documents read at a time: few, so that requests are answered between two pages. */
const PAGE_SIZE = 10;

/** Brings an index up to what is kept. Runs one after the other; calls during a run share the next one. */
export class RefreshKnowledge {
  readonly #knowledge: KnowledgeRepository;
  readonly #index: KnowledgeIndex;
  #revision = 0;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<number> | undefined;

  constructor(knowledge: KnowledgeRepository, index: KnowledgeIndex) {
    this.#knowledge = knowledge;
    this.#index = index;
  }

  /** Gives the number of changes; when one fails, the next run goes on from there. */
  execute(): Promise<number> {
    if (this.#next !== undefined) return this.#next;
    const run = async (): Promise<number> => {
      this.#next = undefined;
      return this.#pull();
    };
    this.#next = this.#running.then(run, run);
    this.#running = this.#next;
    return this.#next;
  }

  async #pull(): Promise<number> {
    let changes = 0;
    for (;;) {
      const page = await this.#knowledge.changesAfter(this.#revision, PAGE_SIZE);
      for (const change of page) {
        if (change.kind === "stored") this.#index.put(change.document);
        else this.#index.remove(change.documentId);
        this.#revision = change.revision;
      }
      changes += page.length;
      if (page.length === 0) return changes;
    }
  }
}

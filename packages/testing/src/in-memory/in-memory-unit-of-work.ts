import type { UnitOfWork } from "@health-exercise/ports-repositories";
import type { InMemoryDatabase } from "./in-memory-database.ts";

/** Puts everything back where work fails: also what others did meanwhile, so that it is for one caller at a time. */
export class InMemoryUnitOfWork implements UnitOfWork {
  readonly #database: InMemoryDatabase;
  #isOpen = false;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isOpen) return work();
    const before = recordsOf(this.#database).map((records) => [records, new Map(records)] as const);
    const steps = [...this.#database.reviewSteps];
    this.#isOpen = true;
    try {
      return await work();
    } catch (error) {
      for (const [records, kept] of before) {
        records.clear();
        for (const [key, record] of kept) records.set(key, record);
      }
      this.#database.reviewSteps.splice(0, Infinity, ...steps);
      throw error;
    } finally {
      this.#isOpen = false;
    }
  }
}

function recordsOf(database: InMemoryDatabase): Map<unknown, unknown>[] {
  return [...Object.values(database), ...Object.values(database.outbox)].filter(
    (part): part is Map<unknown, unknown> => part instanceof Map,
  );
}

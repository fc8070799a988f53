import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import type { KnowledgeChange, KnowledgeRepository } from "@health-exercise/ports-repositories";

const PAGE = 1_000;

/** Every change after `revision`, read as a reader reads them that follows along. */
export async function readChanges(
  knowledge: KnowledgeRepository,
  revision: number,
): Promise<readonly KnowledgeChange[]> {
  const changes: KnowledgeChange[] = [];
  for (;;) {
    const page = await knowledge.changesAfter(changes.at(-1)?.revision ?? revision, PAGE);
    changes.push(...page);
    if (page.length < PAGE) return changes;
  }
}

/** The batches of an import. */
export async function* batchesOf(
  ...batches: readonly (readonly NewKnowledgeDocument[])[]
): AsyncGenerator<readonly NewKnowledgeDocument[]> {
  yield* batches;
}

import { ragContextOf } from "@health-exercise/domain/chat";
import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import type { Writing } from "@health-exercise/domain/language";
import type { WriteIn } from "@health-exercise/ports-llm";

/** How a reply names a passage. */
export type ContextLine = (passage: KnowledgePassage) => string;

/** The passages that a reply may rest on, named as the person writes. */
export async function contextLines(
  passages: readonly KnowledgePassage[],
  writing: Writing,
  writeIn: WriteIn,
): Promise<ContextLine> {
  const lines = new Map<string, string>();
  for (const passage of passages)
    lines.set(passage.id, await writeIn(ragContextOf(passage), writing));
  return (passage) => lines.get(passage.id) ?? ragContextOf(passage);
}

import type { KnowledgePassage } from "@health-exercise/domain/knowledge";

/** Only a passage that is asked for in these very words scores so high (design value). */
const ASKED = 0.95;

/** Whether a message asks for a passage in the words by which people ask for it. */
export function isAskedFor({ score }: Pick<KnowledgePassage, "score">): boolean {
  return score >= ASKED;
}

import {
  type KnowledgePassage,
  type KnowledgeValidation,
  knowledgeQuestionsFor,
  validateKnowledge,
} from "@health-exercise/domain/knowledge";
import { languageOfText, read } from "@health-exercise/domain/language";
import type { CheckContent } from "@health-exercise/domain/safety";
import { guidance } from "./support/guidance.ts";

const findsNothing: CheckContent = ({ source }) => ({
  language: languageOfText(source),
  riskLevel: "safe",
  isSafe: true,
  flags: [],
  warnings: [],
  requiresHumanReview: false,
  findings: [],
});

/** Holds a text against what the corpus says to it. */
export async function validate(content: string): Promise<KnowledgeValidation> {
  const text = read(content);
  const language = languageOfText(content);
  const found = new Map<string, KnowledgePassage>();
  for (const query of knowledgeQuestionsFor(text)) {
    const request = { query: read(query), language, limit: 5, isStatement: true };
    for (const passage of await guidance.retrieve(request)) found.set(passage.id, passage);
  }
  return validateKnowledge(text, [...found.values()], findsNothing);
}

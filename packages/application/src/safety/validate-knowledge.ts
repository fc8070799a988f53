import {
  type CheckContent,
  type KnowledgePassage,
  type KnowledgeValidation,
  knowledgeQuestionsFor,
  languageOfText,
  validateKnowledge,
} from "@health-exercise/domain";
import type { KnowledgeRetriever } from "@health-exercise/ports-llm";
import { failingSilently } from "./content-check-failure.ts";

const PASSAGES_PER_QUESTION = 5;

/** Holds a text that should become knowledge against the safety rules and against what is known. */
export class ValidateKnowledge {
  readonly #retriever: KnowledgeRetriever;
  readonly #checkContent: CheckContent;

  constructor(retriever: KnowledgeRetriever, checkContent: CheckContent) {
    this.#retriever = retriever;
    this.#checkContent = failingSilently(checkContent);
  }

  async execute(content: string): Promise<KnowledgeValidation> {
    const language = languageOfText(content);
    const found = new Map<string, KnowledgePassage>();
    for (const query of knowledgeQuestionsFor(content)) {
      const request = { query, language, limit: PASSAGES_PER_QUESTION };
      for (const passage of await this.#retriever.retrieve(request)) {
        const known = found.get(passage.id);
        if (known === undefined || known.score < passage.score) found.set(passage.id, passage);
      }
    }
    return validateKnowledge(content, [...found.values()], this.#checkContent);
  }
}

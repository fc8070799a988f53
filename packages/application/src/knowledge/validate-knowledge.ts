import {
  type KnowledgePassage,
  type KnowledgeValidation,
  knowledgeQuestionsFor,
  validateKnowledge,
} from "@health-exercise/domain/knowledge";
import { languageOfText, read } from "@health-exercise/domain/language";
import type { CheckContent } from "@health-exercise/domain/safety";
import type { KnowledgeRetriever } from "@health-exercise/ports-knowledge";
import { failingSilently } from "../safety/content-check-failure.ts";

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
    const text = read(content);
    const language = languageOfText(content);
    const found = new Map<string, KnowledgePassage>();
    for (const query of knowledgeQuestionsFor(text)) {
      const request = { query: read(query), language, limit: PASSAGES_PER_QUESTION };
      for (const passage of await this.#retriever.retrieve(request)) {
        const known = found.get(passage.id);
        if (known === undefined || known.score < passage.score) found.set(passage.id, passage);
      }
    }
    return validateKnowledge(text, [...found.values()], this.#checkContent);
  }
}

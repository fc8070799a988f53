import {
  CHAT_LIMITS,
  type CheckContent,
  type KnowledgePassage,
  personalAudienceOf,
  personalQueryOf,
  type RiskProfile,
  type SafetyLanguage,
  triesToInstruct,
  withPersonalPassages,
} from "@health-exercise/domain";
import type { KnowledgeRetriever, RetrievalRequest } from "@health-exercise/ports-llm";
import { failingSilently } from "../safety/content-check-failure.ts";

/** What a reply needs to know. */
export type PassageQuery = {
  /** Empty where nothing is asked. */
  readonly query: string;
  readonly language: SafetyLanguage;
  /** What is known about the person who asks. */
  readonly person: RiskProfile;
};

/** Finds what is known about a question and, where a person asks for themselves, about people like them. */
export class FindPassages {
  readonly #retriever: KnowledgeRetriever;
  readonly #checkContent: CheckContent;

  constructor(retriever: KnowledgeRetriever, checkContent: CheckContent) {
    this.#retriever = retriever;
    this.#checkContent = failingSilently(checkContent);
  }

  async execute({ query, language, person }: PassageQuery): Promise<readonly KnowledgePassage[]> {
    if (query === "") return [];
    const audience = personalAudienceOf(person);
    const personalQuery = personalQueryOf(query, audience, language);
    const { ageYears, conditions } = audience;
    const [answers, personal] = await Promise.all([
      this.#retrieve({ query, language }),
      personalQuery === undefined
        ? []
        : this.#retrieve({ query: personalQuery, language, audience: { ageYears, conditions } }),
    ]);
    return withPersonalPassages(answers, personal, audience);
  }

  /** What tries to instruct instead of telling is left out, whoever brought it into the knowledge. */
  async #retrieve(request: Omit<RetrievalRequest, "limit">): Promise<readonly KnowledgePassage[]> {
    const limit = CHAT_LIMITS.passages;
    const passages = await this.#retriever.retrieve({ ...request, limit });
    return passages.filter(({ title, summary, text }) =>
      [title, summary, text].every((part) => !triesToInstruct(part, this.#checkContent)),
    );
  }
}

import type { ReplyMaterial } from "@health-exercise/domain/chat";
import { DomainError } from "@health-exercise/domain/user";
import type { LanguageModel, ModelReply } from "@health-exercise/ports-llm";

/** Answers with another model when the first has no reply. */
export class FallbackLanguageModel implements LanguageModel {
  readonly #first: LanguageModel;
  readonly #other: LanguageModel;

  constructor(first: LanguageModel, other: LanguageModel) {
    this.#first = first;
    this.#other = other;
  }

  async reply(material: ReplyMaterial): Promise<ModelReply> {
    try {
      return await this.#first.reply(material);
    } catch (error) {
      if (error instanceof DomainError && error.code === "llm_unavailable")
        return this.#other.reply(material);
      throw error;
    }
  }
}

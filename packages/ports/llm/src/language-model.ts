import type { ReplyMaterial } from "@health-exercise/domain/chat";
import type { KnowledgePassage } from "@health-exercise/domain/knowledge";

/** A reply as a model gave it; nothing of it is checked yet. */
export type ModelReply = {
  readonly text: string;
  /** The passages that the model was really given, best first: those that its budget had room for. */
  readonly passages: readonly KnowledgePassage[];
  /** Who answered in the end: a fallback names itself. */
  readonly provider: string;
  readonly model: string;
  /** The version of the instructions that it was given. */
  readonly instructionsVersion: string;
};

/** Answers a message from what it is given. */
export interface LanguageModel {
  /**
   * @throws DomainError `llm_unavailable` when no reply can be had: after all tries, and after the fallback where there
   * is one. The error says nothing of what was asked or answered.
   */
  reply(material: ReplyMaterial): Promise<ModelReply>;
}

/** The providers that are configured. */
export interface LanguageModels {
  /** The names a request may choose from; `builtin` is always among them. */
  readonly names: readonly string[];
  /** The provider of this name, or the default one; undefined for an unknown name. */
  find(name: string | undefined): LanguageModel | undefined;
}

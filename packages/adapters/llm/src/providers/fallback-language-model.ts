import type { ReplyMaterial } from "@health-exercise/domain/chat";
import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import { DomainError } from "@health-exercise/domain/user";
import type {
  LanguageModel,
  LookUpRecords,
  ModelReply,
  ReplyListener,
} from "@health-exercise/ports-llm";

/** Answers with another model when the first has no reply, unless something of a reply was told already. */
export class FallbackLanguageModel implements LanguageModel {
  readonly #first: LanguageModel;
  readonly #other: LanguageModel;
  readonly #onFallback: () => void;

  constructor(first: LanguageModel, other: LanguageModel, onFallback: () => void = () => {}) {
    this.#first = first;
    this.#other = other;
    this.#onFallback = onFallback;
  }

  async reply(
    material: ReplyMaterial,
    listener?: ReplyListener,
    lookUp?: LookUpRecords,
    signal?: AbortSignal,
  ): Promise<ModelReply> {
    const told = listener && new ToldReply(listener);
    try {
      return await this.#first.reply(material, told, lookUp, signal);
    } catch (error) {
      if (!isUnavailable(error) || told?.hasBegun === true) throw error;
      const { passages = material.passages } = told ?? {};
      const reply = await this.#other.reply({ ...material, passages }, told, lookUp, signal);
      this.#onFallback();
      return { ...reply, isFallback: true };
    }
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof DomainError && error.code === "llm_unavailable";
}

/** Hands on what a listener is told, the passages once, and remembers it. */
class ToldReply implements ReplyListener {
  readonly #listener: ReplyListener;
  readonly onSentences?: (text: string) => void;
  passages: readonly KnowledgePassage[] | undefined;
  hasBegun = false;

  constructor(listener: ReplyListener) {
    this.#listener = listener;
    if (listener.onSentences === undefined) return;
    this.onSentences = (text) => {
      this.hasBegun = true;
      listener.onSentences?.(text);
    };
  }

  onPassages(passages: readonly KnowledgePassage[]): void {
    if (this.passages !== undefined) return;
    this.passages = passages;
    this.#listener.onPassages(passages);
  }
}

import type { JudgeIntent, ReplyMaterial } from "@health-exercise/domain/chat";
import type { LanguageModel, ModelReply, ReplyListener } from "@health-exercise/ports-llm";
import { composeReply } from "./compose-reply.ts";

const NAME = "builtin";
/** Nothing instructs it: what it says is its own texts, quotations and figures. */
const NO_INSTRUCTIONS = "none";

/**
 * Answers with no key and no network: quotes the passages, tells of the records, and says so where it knows nothing.
 * The same material always gives the same reply.
 */
export class BuiltInLanguageModel implements LanguageModel {
  readonly #judgeIntent: JudgeIntent;

  constructor(judgeIntent: JudgeIntent) {
    this.#judgeIntent = judgeIntent;
  }

  async reply(material: ReplyMaterial, listener?: ReplyListener): Promise<ModelReply> {
    listener?.onPassages(material.passages);
    return {
      ...(await composeReply(material, this.#judgeIntent)),
      passages: material.passages,
      provider: NAME,
      isFallback: false,
      model: NAME,
      instructionsVersion: NO_INSTRUCTIONS,
    };
  }
}

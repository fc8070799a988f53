import type { ReplyMaterial } from "@health-exercise/domain/chat";
import type { LanguageModel, ModelReply, ReplyListener } from "@health-exercise/ports-llm";

/** A model whose code is loaded when it is asked for the first time: the SDK is large, and many never need it. */
export class LoadedLanguageModel implements LanguageModel {
  readonly #load: () => Promise<LanguageModel>;
  #model: Promise<LanguageModel> | undefined;

  constructor(load: () => Promise<LanguageModel>) {
    this.#load = load;
  }

  async reply(material: ReplyMaterial, listener?: ReplyListener): Promise<ModelReply> {
    this.#model ??= this.#load();
    return (await this.#model).reply(material, listener);
  }
}

import type { LanguageModel, ModelReply } from "@health-exercise/ports-llm";

/** A model whose code is loaded when it is asked for the first time: the SDK is large, and many never need it. */
export class LoadedLanguageModel implements LanguageModel {
  readonly #load: () => Promise<LanguageModel>;
  #model: Promise<LanguageModel> | undefined;

  constructor(load: () => Promise<LanguageModel>) {
    this.#load = load;
  }

  async reply(...asked: Parameters<LanguageModel["reply"]>): Promise<ModelReply> {
    this.#model ??= this.#load();
    return (await this.#model).reply(...asked);
  }
}

import type { TextEmbedder } from "@health-exercise/ports-llm";
import type { OpenEmbedder } from "./open-embedder.ts";
import type { TextEmbedderSettings } from "./text-embedder-settings.ts";

/** Vectors of texts from a provider; the SDK is loaded with the first of them. */
export class AiSdkTextEmbedder implements TextEmbedder {
  readonly model: string;
  readonly #settings: TextEmbedderSettings;
  #embedder: Promise<OpenEmbedder> | undefined;

  constructor(settings: TextEmbedderSettings) {
    const { model, dimensions } = settings;
    this.#settings = settings;
    this.model = dimensions === undefined ? model : `${model}:${dimensions}`;
  }

  /** @throws TextEmbedderError */
  async embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    if (texts.length === 0) return [];
    this.#embedder ??= openEmbedder(this.#settings);
    return (await this.#embedder).embed(texts);
  }
}

async function openEmbedder(settings: TextEmbedderSettings): Promise<OpenEmbedder> {
  const { OpenEmbedder } = await import("./open-embedder.ts");
  return new OpenEmbedder(settings);
}

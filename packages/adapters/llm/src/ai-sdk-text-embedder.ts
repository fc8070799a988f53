import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { TextEmbedder } from "@health-exercise/ports-llm";
import { type EmbeddingModel, embedMany } from "ai";

/** An endpoint that speaks the embeddings protocol of OpenAI. */
export type TextEmbedderSettings = {
  readonly model: string;
  /** With the version part: `https://host/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** How many numbers a vector has, where the model lets one choose. */
  readonly dimensions: number | undefined;
  readonly timeoutMs: number;
};

const PROVIDER = "embeddings";
const MAX_RETRIES = 2;
const MAX_PARALLEL_CALLS = 2;

/** Vectors of texts from a provider. Errors name no key and no text. */
export class AiSdkTextEmbedder implements TextEmbedder {
  readonly model: string;
  readonly #model: EmbeddingModel;
  readonly #settings: TextEmbedderSettings;

  constructor(settings: TextEmbedderSettings) {
    const { model, baseUrl, apiKey, dimensions } = settings;
    this.#settings = settings;
    this.model = dimensions === undefined ? model : `${model}:${dimensions}`;
    this.#model = createOpenAICompatible({
      name: PROVIDER,
      baseURL: baseUrl,
      ...(apiKey !== undefined && { apiKey }),
    }).textEmbeddingModel(model);
  }

  async embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    if (texts.length === 0) return [];
    const { dimensions, timeoutMs } = this.#settings;
    const { embeddings } = await embedMany({
      model: this.#model,
      values: [...texts],
      maxRetries: MAX_RETRIES,
      maxParallelCalls: MAX_PARALLEL_CALLS,
      abortSignal: AbortSignal.timeout(timeoutMs),
      ...(dimensions !== undefined && { providerOptions: { [PROVIDER]: { dimensions } } }),
    });
    if (embeddings.length !== texts.length) throw new Error("The provider left texts out.");
    return embeddings.map(ofLengthOne);
  }
}

/** @throws Error for what is no direction. */
function ofLengthOne(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values);
  if (values.length === 0 || !Number.isFinite(length) || length === 0)
    throw new Error("The provider sent a vector without a direction.");
  return Float32Array.from(values, (value) => value / length);
}

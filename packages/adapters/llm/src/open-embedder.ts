import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, type EmbeddingModel, embedMany, RetryError } from "ai";
import { TextEmbedderError } from "./text-embedder-error.ts";
import type { TextEmbedderSettings } from "./text-embedder-settings.ts";

const PROVIDER = "embeddings";
const MAX_RETRIES = 2;
const MAX_PARALLEL_CALLS = 2;
/** A batch of passages may take so many times as long as a question. */
const BATCH_FACTOR = 12;

/** A provider of vectors, with the SDK that speaks to it. */
export class OpenEmbedder {
  readonly #model: EmbeddingModel;
  readonly #settings: TextEmbedderSettings;

  constructor(settings: TextEmbedderSettings) {
    const { model, baseUrl, apiKey } = settings;
    this.#settings = settings;
    this.#model = createOpenAICompatible({
      name: PROVIDER,
      baseURL: baseUrl,
      ...(apiKey !== undefined && { apiKey }),
    }).textEmbeddingModel(model);
  }

  /** @throws TextEmbedderError */
  async embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    try {
      return await this.#embed(texts);
    } catch (error) {
      throw new TextEmbedderError(reasonOf(error));
    }
  }

  async #embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    const { dimensions, timeoutMs } = this.#settings;
    // A question waits for its answer; a batch can be asked again.
    const isQuestion = texts.length === 1;
    const { embeddings } = await embedMany({
      model: this.#model,
      values: [...texts],
      maxRetries: isQuestion ? 0 : MAX_RETRIES,
      maxParallelCalls: MAX_PARALLEL_CALLS,
      abortSignal: AbortSignal.timeout(isQuestion ? timeoutMs : timeoutMs * BATCH_FACTOR),
      ...(dimensions !== undefined && { providerOptions: { [PROVIDER]: { dimensions } } }),
    });
    if (embeddings.length !== texts.length) throw new TextEmbedderError("it left texts out");
    return embeddings.map(ofLengthOne);
  }
}

function reasonOf(error: unknown): string {
  if (RetryError.isInstance(error)) return reasonOf(error.lastError);
  if (APICallError.isInstance(error))
    return error.statusCode === undefined ? "it cannot be reached" : `status ${error.statusCode}`;
  if (error instanceof Error && error.name === "TimeoutError") return "it took too long";
  return "it answered something else";
}

/** @throws Error for what is no direction. */
function ofLengthOne(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values);
  if (values.length === 0 || !Number.isFinite(length) || length === 0)
    throw new Error("The provider sent a vector without a direction.");
  return Float32Array.from(values, (value) => value / length);
}

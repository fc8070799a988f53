import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, type EmbeddingModel, embedMany, RetryError } from "ai";
import { failureOfStatus } from "./providers/failure-of-status.ts";
import { providerFetch, ResponseTooLargeError } from "./providers/provider-fetch.ts";
import { TextEmbedderError } from "./text-embedder-error.ts";
import type { TextEmbedderSettings } from "./text-embedder-settings.ts";

const PROVIDER = "embeddings";
const MAX_RETRIES = 2;
const MAX_PARALLEL_CALLS = 2;
/** A batch of passages may take so many times as long as a question. */
const BATCH_FACTOR = 12;

/** As many as any model in use gives, where they are not stated (design value). */
const USUAL_DIMENSIONS = 8_192;
/** A number in JSON with its sign, digits, exponent and comma, and white space around it (design value). */
const NUMBER_BYTES = 32;
/** What an answer has beside its numbers (design value). */
const REST_BYTES = 64 * 1024;

/** A provider of vectors, with the SDK that speaks to it. */
export class OpenEmbedder {
  readonly #settings: TextEmbedderSettings;

  constructor(settings: TextEmbedderSettings) {
    this.#settings = settings;
  }

  /** @throws TextEmbedderError */
  async embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    try {
      return await this.#embed(texts);
    } catch (error) {
      throw failureOf(error);
    }
  }

  async #embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    const { dimensions, timeoutMs } = this.#settings;
    // A question waits for its answer; a batch can be asked again.
    const isQuestion = texts.length === 1;
    const { embeddings } = await embedMany({
      model: this.#modelFor(texts.length),
      values: [...texts],
      maxRetries: isQuestion ? 0 : MAX_RETRIES,
      maxParallelCalls: MAX_PARALLEL_CALLS,
      abortSignal: AbortSignal.timeout(isQuestion ? timeoutMs : timeoutMs * BATCH_FACTOR),
      ...(dimensions !== undefined && { providerOptions: { [PROVIDER]: { dimensions } } }),
    });
    if (embeddings.length !== texts.length)
      throw new TextEmbedderError("malformed", "it left texts out");
    return embeddings.map(ofLengthOne);
  }

  /** A model of whose answers no more is read than so many vectors need, and that goes nowhere else. */
  #modelFor(count: number): EmbeddingModel {
    const { model, baseUrl, apiKey, dimensions } = this.#settings;
    const mostBytes = REST_BYTES + count * (dimensions ?? USUAL_DIMENSIONS) * NUMBER_BYTES;
    return createOpenAICompatible({
      name: PROVIDER,
      baseURL: baseUrl,
      fetch: providerFetch(apiKey !== undefined, mostBytes),
      ...(apiKey !== undefined && { apiKey }),
    }).textEmbeddingModel(model);
  }
}

function failureOf(error: unknown): TextEmbedderError {
  if (error instanceof TextEmbedderError) return error;
  if (RetryError.isInstance(error)) return failureOf(error.lastError);
  if (isTooLarge(error))
    return new TextEmbedderError("too_large", "it sent more than was asked for");
  if (APICallError.isInstance(error)) return failureOfCall(error);
  if (error instanceof Error && error.name === "TimeoutError")
    return new TextEmbedderError("timeout", "it took too long");
  return new TextEmbedderError("malformed", "it answered something else");
}

function failureOfCall({ statusCode }: APICallError): TextEmbedderError {
  if (statusCode === undefined) return new TextEmbedderError("connection", "it cannot be reached");
  const isSuccess = statusCode >= 200 && statusCode < 300;
  const kind = isSuccess ? "malformed" : failureOfStatus(statusCode, undefined).kind;
  return new TextEmbedderError(kind, `status ${statusCode}`);
}

/** The SDK hands it on as the cause of an error of its own. */
function isTooLarge(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof ResponseTooLargeError) return true;
  return false;
}

/** @throws Error for what is no direction. */
function ofLengthOne(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values);
  if (values.length === 0 || !Number.isFinite(length) || length === 0)
    throw new Error("The provider sent a vector without a direction.");
  return Float32Array.from(values, (value) => value / length);
}

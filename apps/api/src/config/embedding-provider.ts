import type { TextEmbedderSettings } from "@health-exercise/adapter-llm";
import { z } from "zod";
import type { ConfigProblem } from "./config-error.ts";
import {
  apiKeyVariable,
  baseUrl,
  type KeySource,
  modelName,
  readApiKey,
  wholeNumberIn,
} from "./provider-fields.ts";

const MINUTES_10 = 600_000;
const MOST_DIMENSIONS = 16_384;
const SIMILARITY_MESSAGE = "must be a number from 0 to less than 1";

/** An endpoint for vectors of texts, as `EMBEDDING_PROVIDER` describes it. */
export const embeddingProvider = z.strictObject({
  model: modelName,
  base_url: baseUrl,
  api_key_env: apiKeyVariable.optional(),
  dimensions: wholeNumberIn(1, MOST_DIMENSIONS).optional(),
  /** The cosine from which a passage answers in part: models differ in it. */
  least_similarity: z
    .number(SIMILARITY_MESSAGE)
    .min(0, SIMILARITY_MESSAGE)
    .lt(1, SIMILARITY_MESSAGE)
    .default(0.6),
  timeout_ms: wholeNumberIn(1, MINUTES_10).default(5_000),
});

/** An endpoint for vectors of texts, with its key. */
export type EmbeddingSettings = TextEmbedderSettings & { readonly leastSimilarity: number };

/** The endpoint, if one is described; what is wrong with it goes to `problems`. */
export function chooseEmbeddings(
  provider: z.output<typeof embeddingProvider> | undefined,
  source: KeySource,
  problems: ConfigProblem[],
): EmbeddingSettings | undefined {
  if (provider === undefined) return undefined;
  const { model, base_url, api_key_env, dimensions, least_similarity, timeout_ms } = provider;
  const apiKey = readApiKey(api_key_env, source, (message) =>
    problems.push({ variable: "EMBEDDING_PROVIDER", message }),
  );
  return {
    model,
    baseUrl: base_url,
    apiKey,
    dimensions,
    leastSimilarity: least_similarity,
    timeoutMs: timeout_ms,
  };
}

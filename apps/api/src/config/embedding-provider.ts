import { z } from "zod";

const MINUTES_10 = 600_000;
const MOST_DIMENSIONS = 16_384;

/** An endpoint for vectors of texts, as `EMBEDDING_PROVIDER` describes it. */
export const embeddingProvider = z.strictObject({
  model: z.string().trim().min(1).max(180),
  base_url: z.url({
    protocol: /^https?$/,
    error: "must be an http or https URL with the version part",
  }),
  api_key_env: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, "must be the name of an environment variable")
    .optional(),
  dimensions: z.int().min(1).max(MOST_DIMENSIONS).optional(),
  /** The cosine from which a passage answers in part: models differ in it. */
  least_similarity: z.number().min(0).lt(1).default(0.6),
  timeout_ms: z.int().min(1).max(MINUTES_10).default(5_000),
});

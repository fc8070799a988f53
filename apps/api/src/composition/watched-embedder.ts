import type { ObserveEmbedding } from "@health-exercise/adapter-http";
import { TextEmbedderError } from "@health-exercise/adapter-llm";
import type { TextEmbedder } from "@health-exercise/ports-llm";

/** Vectors from a provider that is timed; a question comes alone. */
export function watchedEmbedder(embedder: TextEmbedder, observe: ObserveEmbedding): TextEmbedder {
  return {
    model: embedder.model,
    async embed(texts) {
      const ended = observe(texts.length === 1 ? "question" : "knowledge");
      try {
        const vectors = await embedder.embed(texts);
        ended("answered");
        return vectors;
      } catch (error) {
        ended(error instanceof TextEmbedderError ? error.kind : "not_loaded");
        throw error;
      }
    },
  };
}

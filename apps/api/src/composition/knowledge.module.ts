import { embeddingMetrics } from "@health-exercise/adapter-http";
import { type DenseSearch, SearchedKnowledge } from "@health-exercise/adapter-knowledge";
import { AiSdkTextEmbedder } from "@health-exercise/adapter-llm";
import { errorNameOf } from "@health-exercise/adapter-runtime";
import { EmbedKnowledge, RefreshKnowledge } from "@health-exercise/application";
import type { KnowledgeIndex } from "@health-exercise/ports-knowledge";
import type { TextEmbedder } from "@health-exercise/ports-llm";
import type { Logger, Tracer } from "@health-exercise/ports-runtime";
import { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";
import { bindClass, bindTo } from "./token.ts";
import {
  EMBEDDINGS,
  HTTP_METRICS,
  KNOWLEDGE,
  KNOWLEDGE_INDEX,
  KNOWLEDGE_RETRIEVER,
  LOGGER,
  TEXT_EMBEDDER,
  TRACER,
} from "./tokens.ts";
import { tracedRetriever } from "./traced.ts";
import { watchedEmbedder } from "./watched-embedder.ts";
import { withGuidance } from "./with-guidance.ts";

/** What is known and how it is found; by words alone it is searched in `given`, where that is given. */
export function knowledgeModule(
  { embeddings }: Config["knowledge"],
  given?: KnowledgeIndex,
): ContainerModule {
  return new ContainerModule((options) => {
    if (embeddings === undefined) {
      const byWords = () => given ?? withGuidance(new SearchedKnowledge());
      bindTo(options, KNOWLEDGE_INDEX, byWords, []);
    } else {
      const { leastSimilarity } = embeddings;
      bindTo(
        options,
        TEXT_EMBEDDER,
        (metrics) => watchedEmbedder(new AiSdkTextEmbedder(embeddings), embeddingMetrics(metrics)),
        [HTTP_METRICS],
      );
      bindTo(
        options,
        KNOWLEDGE_INDEX,
        (embedder: TextEmbedder, logger: Logger) =>
          withGuidance(new SearchedKnowledge([], denseSearch(embedder, leastSimilarity, logger))),
        [TEXT_EMBEDDER, LOGGER],
      );
      bindClass(options, EmbedKnowledge, [KNOWLEDGE_INDEX, EMBEDDINGS, TEXT_EMBEDDER]);
    }
    bindTo(
      options,
      KNOWLEDGE_RETRIEVER,
      (index: KnowledgeIndex, tracer: Tracer) => tracedRetriever(index, tracer),
      [KNOWLEDGE_INDEX, TRACER],
    );
    bindClass(options, RefreshKnowledge, [KNOWLEDGE, KNOWLEDGE_INDEX]);
  });
}

function denseSearch(embedder: TextEmbedder, leastSimilarity: number, logger: Logger): DenseSearch {
  return {
    embedder,
    leastSimilarity,
    // The error of a provider may quote what was asked.
    onFailure: (error) => logger.warn("query_not_embedded", { error: errorNameOf(error) }),
  };
}

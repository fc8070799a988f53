import { withPresentPassages } from "@health-exercise/adapter-knowledge";
import {
  EmbedKnowledge,
  type KnowledgeEmbedding,
  RefreshKnowledge,
  RenewKnowledge,
} from "@health-exercise/application";
import type { Container } from "inversify";
import { resolve } from "../composition/token.ts";
import { TEXT_EMBEDDER } from "../composition/tokens.ts";
import { type CommandContext, withUseCases } from "./command-context.ts";
import { knowledgeFeatures } from "./command-features.ts";
import type { CommandResult } from "./command-result.ts";
import { givesInstructions } from "./gives-instructions.ts";

export function reindexKnowledge(context: CommandContext): Promise<CommandResult> {
  return withUseCases(
    context,
    async (container) => {
      const renewed = await resolve(container, RenewKnowledge).execute((document) => {
        context.signal.throwIfAborted();
        return withPresentPassages(document, givesInstructions);
      });
      const vectors = await embed(container);
      const { changed, unchanged } = renewed;
      const sentences = [`Read the documents again: ${changed} changed, ${unchanged} unchanged.`];
      if (vectors !== undefined)
        sentences.push(`Vectors: ${vectors.embedded} computed, ${vectors.found} were there.`);
      return { text: sentences.join("\n"), json: { changed, unchanged, vectors: vectors ?? null } };
    },
    knowledgeFeatures,
  );
}

/** Computes the vectors that are missing, where a model for them is configured. */
async function embed(container: Container): Promise<KnowledgeEmbedding | undefined> {
  if (!container.isBound(TEXT_EMBEDDER)) return undefined;
  await resolve(container, RefreshKnowledge).execute();
  return resolve(container, EmbedKnowledge).execute();
}

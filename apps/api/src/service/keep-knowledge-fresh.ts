import { setTimeout } from "node:timers/promises";
import { EmbedKnowledge, RefreshKnowledge } from "@health-exercise/application";
import type { Logger } from "@health-exercise/ports-runtime";
import type { Container } from "inversify";
import { resolve } from "../composition/token.ts";
import { LOGGER, TEXT_EMBEDDER } from "../composition/tokens.ts";

/** How soon a process knows what another one imported or removed. */
const INTERVAL_MS = 2_000;

/**
 * Reads the operator's knowledge, and what changes in it from then on, until it is stopped. Vectors come in the
 * background: until they are there, and while their provider cannot be reached, words alone are searched.
 */
export async function keepKnowledgeFresh(container: Container): Promise<AsyncDisposable> {
  const logger = resolve(container, LOGGER);
  const refresh = resolve(container, RefreshKnowledge);
  const documents = await refresh.execute();
  if (documents > 0) logger.info("knowledge_read", { documents });
  const stopping = new AbortController();
  const running = followChanges(container, refresh, logger, stopping.signal);
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
    },
  };
}

async function followChanges(
  container: Container,
  refresh: RefreshKnowledge,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  const embed = container.isBound(TEXT_EMBEDDER) ? resolve(container, EmbedKnowledge) : undefined;
  let failing = false;
  let hasNewTexts = embed !== undefined;
  while (!signal.aborted) {
    try {
      if ((await refresh.execute()) > 0) hasNewTexts = embed !== undefined;
      if (hasNewTexts) await embed?.execute();
      hasNewTexts = false;
      failing = false;
    } catch (error) {
      // Tried again; one line for an outage is enough.
      if (!failing) logger.warn("knowledge_not_refreshed", { error: nameOf(error) });
      failing = true;
    }
    await setTimeout(INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

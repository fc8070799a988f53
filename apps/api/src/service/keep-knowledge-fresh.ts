import { setTimeout } from "node:timers/promises";
import { errorNameOf } from "@health-exercise/adapter-runtime";
import { EmbedKnowledge, RefreshKnowledge } from "@health-exercise/application";
import type { Logger } from "@health-exercise/ports-runtime";
import type { Container } from "inversify";
import { resolve } from "../composition/token.ts";
import { LOGGER, TEXT_EMBEDDER } from "../composition/tokens.ts";

/** How soon a process knows what another one imported or removed. */
const INTERVAL_MS = 2_000;
/** How long it waits at most after failures. */
const LONGEST_PAUSE_MS = 60_000;

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
  const { signal } = stopping;
  const running = [repeat("knowledge_not_refreshed", () => refresh.execute(), logger, signal)];
  if (container.isBound(TEXT_EMBEDDER)) {
    const embed = resolve(container, EmbedKnowledge);
    const isStopping = () => signal.aborted;
    running.push(repeat("knowledge_not_embedded", () => embed.execute(isStopping), logger, signal));
  }
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Does it again and again; after failures less and less often, with one line for an outage. */
async function repeat(
  failure: string,
  work: () => Promise<unknown>,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await work();
      failures = 0;
    } catch (error) {
      if (failures === 0) logger.warn(failure, { error: errorNameOf(error) });
      failures += 1;
    }
    const pause = Math.min(LONGEST_PAUSE_MS, INTERVAL_MS * 2 ** failures);
    await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

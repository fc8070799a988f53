import { setTimeout } from "node:timers/promises";
import { errorNameOf } from "@health-exercise/adapter-runtime";
import { PurgeOldRecords } from "@health-exercise/application";
import type { Logger } from "@health-exercise/ports-runtime";
import type { Container } from "inversify";
import { resolve } from "../composition/token.ts";
import { LOGGER } from "../composition/tokens.ts";

const DAY_MS = 86_400_000;
/** Whoever starts a service is waiting for its first answers, not for this. */
const AFTER_START_MS = 5_000;

/** How long nothing is removed: from the start to the first time, and from each time to the next. */
type Pauses = { readonly first: number; readonly later: number };

/** Removes what was kept long enough, soon after the start and daily from then on, until it is stopped. */
export function keepRecordsShort(
  container: Container,
  pauses: Pauses = { first: AFTER_START_MS, later: DAY_MS },
): { close(): Promise<void> } {
  const logger = resolve(container, LOGGER);
  const purge = resolve(container, PurgeOldRecords);
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = repeat(purge, logger, signal, pauses);
  return {
    async close() {
      stopping.abort();
      await running;
    },
  };
}

async function repeat(
  purge: PurgeOldRecords,
  logger: Logger,
  signal: AbortSignal,
  { first, later }: Pauses,
): Promise<void> {
  for (let pause = first; !signal.aborted; pause = later) {
    await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) await purgeOnce(purge, logger, signal);
  }
}

/** What one day did not remove, the next one does. */
async function purgeOnce(
  purge: PurgeOldRecords,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  try {
    const removed = await purge.execute(() => signal.aborted);
    if (Object.values(removed).some((count) => count > 0)) logger.info("records_purged", removed);
  } catch (error) {
    logger.warn("records_not_purged", { reason: errorNameOf(error) });
  }
}

import { setTimeout } from "node:timers/promises";
import { errorNameOf } from "@health-exercise/adapter-runtime";
import { DeliverWebhooks, TellReachedGoals } from "@health-exercise/application";
import type { Container } from "inversify";
import { resolve } from "../composition/token.ts";
import {
  EVENT_METRICS,
  LOGGER,
  PAUSE_OF_EVENTS,
  WEBHOOK_DELIVERIES,
} from "../composition/tokens.ts";

/** How often it is looked how much waits. */
const BETWEEN_LOOKS_MS = 15_000;
/** Longer than any attempt takes; a database that says nothing holds nobody up for longer. */
const MOST_STOP_MS = 12_000;

/** Tells other systems what has happened, until it is stopped. A stop waits for what is under way, which is bounded in time. */
export function tellOtherSystems(container: Container): { close(): Promise<void> } {
  const logger = resolve(container, LOGGER);
  const goals = resolve(container, TellReachedGoals);
  const deliver = resolve(container, DeliverWebhooks);
  const deliveries = resolve(container, WEBHOOK_DELIVERIES);
  const { webhookBacklog } = resolve(container, EVENT_METRICS);
  const pause = resolve(container, PAUSE_OF_EVENTS);
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = () => signal.aborted;
  let isFailing = false;
  const warn = (error: unknown) => {
    // Once, until it works again.
    if (!isFailing) logger.warn("events_not_told", { reason: errorNameOf(error) });
    isFailing = true;
  };

  let lookedAt = -BETWEEN_LOOKS_MS;
  /** Whether there was nothing to do. */
  const round = async () => {
    const found = await goals.execute(isStopping).catch(warn);
    const isTelling = await deliver.execute(warn, isStopping);
    if (found !== undefined) isFailing = false;
    if (performance.now() - lookedAt >= BETWEEN_LOOKS_MS) {
      lookedAt = performance.now();
      const { pending, oldestMilliseconds } = await deliveries.readBacklog();
      webhookBacklog(pending, oldestMilliseconds / 1_000);
    }
    return found === 0 && !isTelling;
  };
  const repeat = async () => {
    while (!signal.aborted) {
      const isIdle = await round().catch(warn);
      await pause.pass(isIdle ?? true, signal);
    }
    await deliver.idle();
  };
  const running = repeat();
  return {
    async close() {
      stopping.abort();
      await Promise.race([running, setTimeout(MOST_STOP_MS, undefined, { ref: false })]);
    },
  };
}

import { setTimeout } from "node:timers/promises";
import { errorNameOf } from "@health-exercise/adapter-runtime";
import { DeliverWebhooks, TellReachedGoals } from "@health-exercise/application";
import type { Container } from "inversify";
import { resolve } from "../composition/token.ts";
import { EVENT_METRICS, LOGGER, WEBHOOK_DELIVERIES } from "../composition/tokens.ts";

/** So soon after a change another system hears of it (design value). */
const PAUSE_MS = 1_000;
/** How often it is looked how much waits. */
const ROUNDS_BETWEEN_LOOKS = 15;
/** Longer than any attempt takes; a database that says nothing holds nobody up for longer. */
const MOST_STOP_MS = 12_000;

/** Tells other systems what has happened, until it is stopped. A stop waits for what is under way, which is bounded in time. */
export function tellOtherSystems(container: Container): { close(): Promise<void> } {
  const logger = resolve(container, LOGGER);
  const goals = resolve(container, TellReachedGoals);
  const deliver = resolve(container, DeliverWebhooks);
  const deliveries = resolve(container, WEBHOOK_DELIVERIES);
  const { webhookBacklog } = resolve(container, EVENT_METRICS);
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = () => signal.aborted;
  let isFailing = false;
  const warn = (error: unknown) => {
    // Once, until it works again.
    if (!isFailing) logger.warn("events_not_told", { reason: errorNameOf(error) });
    isFailing = true;
  };

  const round = async (number: number) => {
    const found = await goals.execute(isStopping).catch(warn);
    await deliver.execute(warn, isStopping);
    if (found !== undefined) isFailing = false;
    if (number % ROUNDS_BETWEEN_LOOKS > 0) return;
    const { pending, oldestMilliseconds } = await deliveries.readBacklog();
    webhookBacklog(pending, oldestMilliseconds / 1_000);
  };
  const repeat = async () => {
    for (let number = 0; !signal.aborted; number += 1) {
      await round(number).catch(warn);
      await setTimeout(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
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

import { DomainError, type WebhookId } from "@health-exercise/domain/user";
import type { NewWebhook, Webhook, WebhookRepository } from "@health-exercise/ports-repositories";
import type { InMemoryDatabase } from "./in-memory-database.ts";
import type { KeptWebhook, WebhookOutbox } from "./webhook-outbox.ts";

export class InMemoryWebhookRepository implements WebhookRepository {
  readonly #outbox: WebhookOutbox;

  constructor({ outbox }: InMemoryDatabase) {
    this.#outbox = outbox;
  }

  async insertWebhook(webhook: NewWebhook, most: number): Promise<void> {
    const { webhooks } = this.#outbox;
    if (webhooks.size >= most) {
      throw new DomainError("quota_exceeded", "There are too many endpoints.", {
        quota: "webhooks",
      });
    }
    webhooks.set(webhook.id, {
      ...webhook,
      previousSecret: null,
      previousUntil: null,
      failedRounds: 0,
      failingSince: null,
      pausedUntil: 0,
      disabledAt: null,
    });
  }

  async listWebhooks(): Promise<readonly Webhook[]> {
    const deliveries = [...this.#outbox.deliveries.values()];
    return [...this.#outbox.webhooks.values()].map((webhook) => {
      const waiting = deliveries.filter(
        ({ webhookId, outcome }) => webhookId === webhook.id && outcome === null,
      );
      const { id, url, events, createdAt, failingSince, disabledAt } = webhook;
      const oldestPendingAt = waiting[0]?.occurredAt ?? null;
      const state = { pending: waiting.length, oldestPendingAt, failingSince, disabledAt };
      return { id, url, events, createdAt, ...state };
    });
  }

  async replaceWebhookSecret(
    id: WebhookId,
    sealedSecret: string,
    previousUntil: Date,
  ): Promise<void> {
    const webhook = this.#get(id);
    const previousSecret = webhook.sealedSecret;
    this.#outbox.webhooks.set(id, { ...webhook, sealedSecret, previousSecret, previousUntil });
  }

  async deleteWebhook(id: WebhookId): Promise<void> {
    this.#outbox.webhooks.delete(this.#get(id).id);
    for (const [number, delivery] of this.#outbox.deliveries) {
      if (delivery.webhookId === id) this.#outbox.deliveries.delete(number);
    }
  }

  #get(id: WebhookId): KeptWebhook {
    const webhook = this.#outbox.webhooks.get(id);
    if (webhook !== undefined) return webhook;
    throw new DomainError("webhook_not_found", "There is no such endpoint.");
  }
}

import type { WebhookId } from "@health-exercise/domain/user";

/** What other systems can be told of. */
export type WebhookEventType =
  | "sport.session.finished"
  | "sport.goal.reached"
  | "companion.emotion.changed"
  | "safety.incident.pending"
  | "account.erased";

/** An endpoint of another system, as it is registered. Its secret is sealed: storage cannot sign by it. */
export type NewWebhook = {
  readonly id: WebhookId;
  readonly url: string;
  /** One or more, each once. */
  readonly events: readonly WebhookEventType[];
  readonly sealedSecret: string;
  readonly createdAt: Date;
};

/** An endpoint with what waits for it. */
export type Webhook = Omit<NewWebhook, "sealedSecret"> & {
  /** How many events it was not told yet, and since when the oldest of them waits. */
  readonly pending: number;
  readonly oldestPendingAt: Date | null;
  /** Since when it takes none; null while it does. */
  readonly failingSince: Date | null;
  /** When it said that it wants no more; null while it is served. */
  readonly disabledAt: Date | null;
};

/** Who is told of what happens. From its registration on, changes write down in their own transaction what it wants to know. */
export interface WebhookRepository {
  /** @throws DomainError `quota_exceeded` where there are `most` already. */
  insertWebhook(webhook: NewWebhook, most: number): Promise<void>;
  /** In the order in which they were registered. */
  listWebhooks(): Promise<readonly Webhook[]>;
  /**
   * Gives it another secret; events are signed by the one before too until `previousUntil`. One before that is gone.
   * @throws DomainError `webhook_not_found`.
   */
  replaceWebhookSecret(id: WebhookId, sealedSecret: string, previousUntil: Date): Promise<void>;
  /** Removes it with everything that waits for it. @throws DomainError `webhook_not_found`. */
  deleteWebhook(id: WebhookId): Promise<void>;
}

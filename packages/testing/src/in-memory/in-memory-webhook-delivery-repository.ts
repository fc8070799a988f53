import type { LocalDate, WebhookId } from "@health-exercise/domain/user";
import type {
  AttemptResult,
  ClaimedDeliveries,
  GoalCheck,
  GoalCheckRepository,
  ReachedGoal,
  RoundResult,
  WebhookBacklog,
  WebhookDelivery,
  WebhookDeliveryRepository,
} from "@health-exercise/ports-repositories";
import type { InMemoryDatabase } from "./in-memory-database.ts";
import type { KeptDelivery, KeptWebhook } from "./webhook-outbox.ts";

export class InMemoryWebhookDeliveryRepository
  implements WebhookDeliveryRepository, GoalCheckRepository
{
  readonly #database: InMemoryDatabase;
  readonly #now: () => number;

  constructor(database: InMemoryDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async listWaitingWebhooks(): Promise<readonly WebhookId[]> {
    const { webhooks } = this.#database.outbox;
    return [...webhooks.values()].filter((each) => this.#isWaiting(each)).map(({ id }) => id);
  }

  async claimDeliveries(
    webhookId: WebhookId,
    options: {
      readonly after: string | undefined;
      readonly limit: number;
      readonly leaseMilliseconds: number;
    },
  ): Promise<ClaimedDeliveries | undefined> {
    const webhook = this.#database.outbox.webhooks.get(webhookId);
    if (webhook === undefined || !this.#isServed(webhook)) return undefined;
    const { url, sealedSecret, previousSecret, previousUntil, failedRounds } = webhook;
    const isPreviousGood = previousUntil !== null && previousUntil.getTime() > this.#now();
    const { after = "", limit, leaseMilliseconds } = options;
    const firsts = this.#firstOfStreams(webhookId).filter(
      ({ stream, nextAttemptAt, leaseUntil }) =>
        stream > after && nextAttemptAt <= this.#now() && leaseUntil <= this.#now(),
    );
    const claimed = firsts.slice(0, failedRounds > 0 ? 1 : limit).map((delivery) => {
      const leaseUntil = this.#now() + leaseMilliseconds;
      return this.#keep({ ...delivery, attempts: delivery.attempts + 1, leaseUntil });
    });
    return {
      url,
      sealedSecrets:
        previousSecret !== null && isPreviousGood ? [sealedSecret, previousSecret] : [sealedSecret],
      failedRounds,
      deliveries: claimed.map(deliveryFrom),
    };
  }

  async settleDelivery({ number, attempts }: WebhookDelivery, result: AttemptResult) {
    const { deliveries } = this.#database.outbox;
    const kept = deliveries.get(number);
    if (kept?.attempts !== attempts || kept.outcome !== null) return;
    if (result.kind === "retry") {
      const nextAttemptAt = this.#now() + result.inMilliseconds;
      this.#keep({ ...kept, nextAttemptAt, leaseUntil: 0 });
    } else if (kept.type === "account.erased") deliveries.delete(number);
    else this.#keep({ ...kept, leaseUntil: 0, outcome: result.kind });
  }

  async settleRound(webhookId: WebhookId, result: RoundResult): Promise<void> {
    const { webhooks, deliveries } = this.#database.outbox;
    const webhook = webhooks.get(webhookId);
    if (webhook === undefined) return;
    if (result.kind === "unreachable") {
      webhooks.set(webhookId, {
        ...webhook,
        failedRounds: webhook.failedRounds + 1,
        failingSince: webhook.failingSince ?? new Date(this.#now()),
        pausedUntil: this.#now() + result.pauseMilliseconds,
      });
      return;
    }
    const waiting = [...deliveries.values()].filter(
      (delivery) => delivery.webhookId === webhookId && delivery.outcome === null,
    );
    if (result.kind === "gone") {
      webhooks.set(webhookId, { ...webhook, disabledAt: new Date(this.#now()) });
      for (const { number } of waiting) deliveries.delete(number);
    } else if (webhook.failedRounds > 0) {
      const recovered = { failedRounds: 0, failingSince: null, pausedUntil: 0 };
      webhooks.set(webhookId, { ...webhook, ...recovered });
      for (const each of waiting)
        if (each.leaseUntil === 0) this.#keep({ ...each, nextAttemptAt: 0 });
    }
  }

  async readBacklog(): Promise<WebhookBacklog> {
    const { webhooks, deliveries } = this.#database.outbox;
    const waiting = [...deliveries.values()].filter(
      ({ webhookId, outcome }) => outcome === null && webhooks.get(webhookId)?.disabledAt === null,
    );
    const oldest = waiting[0]?.occurredAt.getTime();
    const oldestMilliseconds = oldest === undefined ? 0 : Math.max(0, this.#now() - oldest);
    return { pending: waiting.length, oldestMilliseconds };
  }

  async listGoalChecks(limit: number): Promise<readonly GoalCheck[]> {
    const latest = new Map(
      [...this.#database.outbox.goalChecks].map(([number, userId]) => [userId, number]),
    );
    return [...latest].slice(0, limit).map(([userId, number]) => ({ userId, number }));
  }

  async settleGoalCheck(check: GoalCheck, reached: readonly ReachedGoal[]): Promise<void> {
    const { exerciseGoals, outbox } = this.#database;
    for (const { goalId, periodStart } of reached) {
      const goal = [...exerciseGoals.values()].find(({ id }) => id === goalId);
      if (goal?.userId === check.userId) outbox.goalReached(goal, periodStart as LocalDate);
    }
    for (const [number, userId] of outbox.goalChecks) {
      if (userId === check.userId && number <= check.number) outbox.goalChecks.delete(number);
    }
  }

  #isServed({ disabledAt, pausedUntil }: KeptWebhook): boolean {
    return disabledAt === null && pausedUntil <= this.#now();
  }

  #isWaiting(webhook: KeptWebhook): boolean {
    return this.#isServed(webhook) && this.#firstOfStreams(webhook.id).length > 0;
  }

  #firstOfStreams(webhookId: WebhookId): readonly KeptDelivery[] {
    const firsts = new Map<string, KeptDelivery>();
    for (const delivery of this.#database.outbox.deliveries.values()) {
      const isWaiting = delivery.webhookId === webhookId && delivery.outcome === null;
      if (isWaiting && !firsts.has(delivery.stream)) firsts.set(delivery.stream, delivery);
    }
    return [...firsts.values()].sort((left, right) => (left.stream < right.stream ? -1 : 1));
  }

  #keep(delivery: KeptDelivery): KeptDelivery {
    this.#database.outbox.deliveries.set(delivery.number, delivery);
    return delivery;
  }
}

function deliveryFrom(kept: KeptDelivery): WebhookDelivery {
  const { stream, number, eventId, type, data, occurredAt, attempts } = kept;
  return { stream, number, eventId, type, data, occurredAt, attempts };
}

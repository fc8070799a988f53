import type { WebhookId } from "@health-exercise/domain/user";
import type {
  AttemptResult,
  ClaimedDeliveries,
  RoundResult,
  WebhookDelivery,
  WebhookDeliveryRepository,
} from "@health-exercise/ports-repositories";
import type {
  Clock,
  WebhookAnswer,
  WebhookReply,
  WebhookSender,
} from "@health-exercise/ports-runtime";
import { pauseMs, retryDelayMs } from "./retry-schedule.ts";

/** Is told of each attempt to tell something to an endpoint, and of what is given up. */
export type ObserveDelivery = (outcome: WebhookAnswer | "given_up") => void;

/** So many are under way to one endpoint in a process (design value). */
const AT_ONCE = 4;
/** Longer than any attempt takes: who has claimed a delivery for so long has died. */
const LEASE_MS = 120_000;

/** Tells other systems what has happened. Each endpoint has a way of its own, so that a slow one keeps no other waiting. */
export class DeliverWebhooks {
  readonly #deliveries: WebhookDeliveryRepository;
  readonly #sender: WebhookSender;
  readonly #clock: Clock;
  readonly #observe: ObserveDelivery;
  readonly #underWay = new Map<WebhookId, Promise<void>>();
  /** The stream that was served last, by endpoint, so that everybody has their turn. */
  readonly #served = new Map<WebhookId, string>();

  constructor(
    deliveries: WebhookDeliveryRepository,
    sender: WebhookSender,
    clock: Clock,
    observe: ObserveDelivery = () => {},
  ) {
    this.#deliveries = deliveries;
    this.#sender = sender;
    this.#clock = clock;
    this.#observe = observe;
  }

  /**
   * Begins to tell every endpoint what waits for it, and does not wait for them; `onError` is told of what storage refuses.
   * Gives whether something waits or is under way.
   */
  async execute(onError: (error: unknown) => void, isStopping = () => false): Promise<boolean> {
    const waiting = await this.#deliveries.listWaitingWebhooks();
    for (const id of waiting) {
      if (this.#underWay.has(id) || isStopping()) continue;
      const telling = this.#tellAll(id, isStopping)
        .catch(onError)
        .finally(() => this.#underWay.delete(id));
      this.#underWay.set(id, telling);
    }
    return waiting.length > 0 || this.#underWay.size > 0;
  }

  /** When nothing is under way any more. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }

  async #tellAll(id: WebhookId, isStopping: () => boolean): Promise<void> {
    while (!isStopping()) {
      const claimed = await this.#claim(id);
      if (claimed === undefined || claimed.deliveries.length === 0) return;
      if (!(await this.#tell(id, claimed))) return;
    }
  }

  /** Behind those of the time before, or from the first again. */
  async #claim(id: WebhookId): Promise<ClaimedDeliveries | undefined> {
    const after = this.#served.get(id);
    const options = { limit: AT_ONCE, leaseMilliseconds: LEASE_MS };
    const next = await this.#deliveries.claimDeliveries(id, { ...options, after });
    this.#served.delete(id);
    if (next === undefined || next.deliveries.length > 0 || after === undefined) return next;
    return this.#deliveries.claimDeliveries(id, { ...options, after: undefined });
  }

  /** Whether the endpoint took something. */
  async #tell(id: WebhookId, claimed: ClaimedDeliveries): Promise<boolean> {
    const { deliveries, failedRounds } = claimed;
    const last = deliveries.at(-1);
    if (last !== undefined) this.#served.set(id, last.stream);
    const replies = await Promise.all(
      deliveries.map((delivery) => this.#attempt(id, claimed, delivery)),
    );
    const result = roundResult(replies, failedRounds);
    if (result.kind !== "reachable" || failedRounds > 0) {
      await this.#deliveries.settleRound(id, result);
    }
    return result.kind === "reachable";
  }

  async #attempt(
    webhookId: WebhookId,
    { url, sealedSecrets }: ClaimedDeliveries,
    delivery: WebhookDelivery,
  ): Promise<WebhookReply> {
    const message = { id: delivery.eventId, body: bodyOf(delivery) };
    const reply = await this.#sender.send({ webhookId, url, sealedSecrets }, message);
    this.#observe(reply.answer);
    const result = this.#resultOf(reply, delivery);
    if (result.kind === "given_up") this.#observe("given_up");
    await this.#deliveries.settleDelivery(delivery, result);
    return reply;
  }

  #resultOf(
    { answer, retryAfterMilliseconds }: WebhookReply,
    { attempts, occurredAt }: WebhookDelivery,
  ): AttemptResult {
    if (answer === "accepted") return { kind: "delivered" };
    const ageMs = this.#clock.now().getTime() - occurredAt.getTime();
    const inMilliseconds = retryDelayMs(attempts, ageMs, retryAfterMilliseconds);
    return inMilliseconds === undefined ? { kind: "given_up" } : { kind: "retry", inMilliseconds };
  }
}

/** What is signed: the same text at every attempt. */
function bodyOf({ type, occurredAt, data }: WebhookDelivery): string {
  return JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
}

/** One that asks for a pause gets it, also where it took something before it did. */
function roundResult(replies: readonly WebhookReply[], failedRounds: number): RoundResult {
  const answers = replies.map(({ answer }) => answer);
  if (answers.includes("gone")) return { kind: "gone" };
  const askedMs = Math.max(0, ...replies.map((reply) => reply.retryAfterMilliseconds ?? 0));
  if (answers.includes("accepted") && askedMs === 0) return { kind: "reachable" };
  return { kind: "unreachable", pauseMilliseconds: pauseMs(failedRounds, askedMs) };
}

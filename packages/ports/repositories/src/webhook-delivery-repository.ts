import type { UserId, WebhookId } from "@health-exercise/domain/user";
import type { WebhookEventType } from "./webhook-repository.ts";

/** Of what has happened: ids and times, under their wire names. */
export type WebhookEventData = Readonly<Record<string, string | null>>;

/** An event on its way to an endpoint. */
export type WebhookDelivery = {
  /** Whose events keep their order: a user, or what happened itself where it is nobody's. */
  readonly stream: string;
  readonly number: number;
  /** The same for every attempt, and for every endpoint. */
  readonly eventId: string;
  readonly type: WebhookEventType;
  readonly data: WebhookEventData;
  readonly occurredAt: Date;
  /** This one counted. */
  readonly attempts: number;
};

/** Deliveries that nobody else makes until the lease ends, and what is known of their endpoint. */
export type ClaimedDeliveries = {
  readonly url: string;
  /** The secret, and while both are good the one before. */
  readonly sealedSecrets: readonly [string, ...string[]];
  /** How often in a row it took nothing of what was claimed. */
  readonly failedRounds: number;
  readonly deliveries: readonly WebhookDelivery[];
};

/** What came of an attempt: told, to be told again later, or never. */
export type AttemptResult =
  | { readonly kind: "delivered" }
  | { readonly kind: "retry"; readonly inMilliseconds: number }
  | { readonly kind: "given_up" };

/** What came of all attempts of a claim: the endpoint takes something, has a pause, or wants no more. */
export type RoundResult =
  | { readonly kind: "reachable" }
  | { readonly kind: "unreachable"; readonly pauseMilliseconds: number }
  | { readonly kind: "gone" };

/** How much waits to be told to endpoints that are served. */
export type WebhookBacklog = {
  readonly pending: number;
  /** How long the oldest has waited; 0 where none does. */
  readonly oldestMilliseconds: number;
};

/** What was written down for endpoints, and is told to them: at least once, and the events of one stream one after the other. */
export interface WebhookDeliveryRepository {
  /** Endpoints that are served, have no pause, and for which something waits. */
  listWaitingWebhooks(): Promise<readonly WebhookId[]>;
  /**
   * The first delivery that is due of some streams, at most `limit` and one alone of an endpoint that has failed, behind the
   * stream `after`, or from the first without it. Until `leaseMilliseconds` have passed no other claim gets them, nor
   * later ones of their streams. Undefined where the endpoint is gone, has a pause or wants no more.
   */
  claimDeliveries(
    webhookId: WebhookId,
    options: {
      readonly after: string | undefined;
      readonly limit: number;
      readonly leaseMilliseconds: number;
    },
  ): Promise<ClaimedDeliveries | undefined>;
  /** Does nothing where another attempt was made meanwhile. */
  settleDelivery(delivery: WebhookDelivery, result: AttemptResult): Promise<void>;
  /** After a failure, the first that is reachable again makes everything due at once. */
  settleRound(webhookId: WebhookId, result: RoundResult): Promise<void>;
  readBacklog(): Promise<WebhookBacklog>;
}

/** That somebody's goals have to be looked at, because of a change that has this number. */
export type GoalCheck = { readonly userId: UserId; readonly number: number };

/** A goal that is reached in the period that begins on this day. */
export type ReachedGoal = { readonly goalId: string; readonly periodStart: string };

/** Whose goals may have been reached: written in the transaction of the change where an endpoint wants to know. */
export interface GoalCheckRepository {
  /** Of at most `limit` users, with the latest change of each. */
  listGoalChecks(limit: number): Promise<readonly GoalCheck[]>;
  /** Writes down for endpoints what was reached, once for each goal and period, and ends the checks up to this one. */
  settleGoalCheck(check: GoalCheck, reached: readonly ReachedGoal[]): Promise<void>;
}

import type { UserId, WebhookId } from "@health-exercise/domain/user";
import type {
  WebhookDelivery,
  WebhookEventData,
  WebhookEventType,
} from "@health-exercise/ports-repositories";
import type { Generated } from "kysely";

/** A row of `webhook`. */
export type WebhookTable = {
  readonly id: WebhookId;
  readonly url: string;
  readonly events: readonly WebhookEventType[];
  readonly sealed_secret: string;
  readonly previous_secret: string | null;
  readonly previous_until: Date | null;
  readonly created_at: Date;
  readonly failed_rounds: Generated<number>;
  readonly failing_since: Date | null;
  readonly paused_until: Date | null;
  readonly disabled_at: Date | null;
};

/** A row of `webhook_delivery`, which triggers write. */
export type WebhookDeliveryTable = {
  readonly user_id: string;
  readonly number: number;
  readonly webhook_id: WebhookId;
  readonly event_id: string;
  readonly type: WebhookEventType;
  readonly data: WebhookEventData;
  readonly occurred_at: Date;
  readonly attempts: number;
  readonly next_attempt_at: Date;
  readonly lease_until: Date | null;
  readonly settled_at: Date | null;
  readonly outcome: "delivered" | "given_up" | null;
};

/** A row of `goal_check`, which triggers write. */
export type GoalCheckTable = { readonly user_id: UserId; readonly number: number };

export const WEBHOOK_DELIVERY_COLUMNS = [
  "user_id",
  "number",
  "webhook_id",
  "event_id",
  "type",
  "data",
  "occurred_at",
  "attempts",
  "next_attempt_at",
  "lease_until",
  "settled_at",
  "outcome",
] as const satisfies readonly (keyof WebhookDeliveryTable)[];

/** What is read of a delivery that is to be made. */
export const CLAIMED_COLUMNS = [
  "user_id",
  "number",
  "event_id",
  "type",
  "data",
  "occurred_at",
  "attempts",
] as const satisfies readonly (keyof WebhookDeliveryTable)[];

export function webhookDeliveryFrom(
  row: Pick<WebhookDeliveryTable, (typeof CLAIMED_COLUMNS)[number]>,
): WebhookDelivery {
  return {
    stream: row.user_id,
    number: row.number,
    eventId: row.event_id,
    type: row.type,
    data: row.data,
    occurredAt: row.occurred_at,
    attempts: row.attempts,
  };
}

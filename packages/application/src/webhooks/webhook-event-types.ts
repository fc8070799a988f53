import type { WebhookEventType } from "@health-exercise/ports-repositories";

/** Everything that other systems can be told of. */
export const WEBHOOK_EVENT_TYPES = [
  "sport.session.finished",
  "sport.goal.reached",
  "companion.emotion.changed",
  "safety.incident.pending",
  "account.erased",
] as const satisfies readonly WebhookEventType[];

export type { WebhookEventType };

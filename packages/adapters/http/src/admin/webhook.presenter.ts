import type { ListWebhooks, RegisteredWebhook, ReplacedSecret } from "@health-exercise/application";
import type { z } from "zod";
import type { registeredWebhook, replacedSecret, webhook } from "./webhook.schemas.ts";

type Webhook = Awaited<ReturnType<ListWebhooks["execute"]>>[number];

export function presentWebhook(each: Webhook): z.output<typeof webhook> {
  return {
    id: each.id,
    url: each.url,
    events: [...each.events],
    pending: each.pending,
    oldest_pending_at: each.oldestPendingAt?.toISOString() ?? null,
    failing_since: each.failingSince?.toISOString() ?? null,
    disabled_at: each.disabledAt?.toISOString() ?? null,
    created_at: each.createdAt.toISOString(),
  };
}

export function presentRegistered(each: RegisteredWebhook): z.output<typeof registeredWebhook> {
  return {
    id: each.id,
    url: each.url,
    events: [...each.events],
    secret: each.secret,
    created_at: each.createdAt.toISOString(),
  };
}

export function presentReplaced({
  id,
  secret,
  previousUntil,
}: ReplacedSecret): z.output<typeof replacedSecret> {
  return { id, secret, previous_valid_until: previousUntil.toISOString() };
}

import type { z } from "zod";
import type { registeredWebhook, replacedSecret, webhook } from "./webhook.schemas.ts";

const ENDPOINT = {
  id: "01980c1d-0000-7000-8000-000000000002",
  url: "https://events.example.org/companion",
  events: ["sport.session.finished" as const, "account.erased" as const],
  created_at: "2026-03-01T09:30:00.000Z",
};

export const WEBHOOK_EXAMPLE: z.output<typeof webhook> = {
  ...ENDPOINT,
  pending: 2,
  oldest_pending_at: "2026-03-02T08:00:00.000Z",
  failing_since: null,
  disabled_at: null,
};

export const REGISTERED_WEBHOOK_EXAMPLE: z.output<typeof registeredWebhook> = {
  ...ENDPOINT,
  secret: "whsec_c2lnbmVkLWJ5LXRoaXMtYW5kLXRvbGQtb25seS1vbmNlISE=",
};

export const REPLACED_SECRET_EXAMPLE: z.output<typeof replacedSecret> = {
  id: ENDPOINT.id,
  secret: "whsec_YW5vdGhlci1vbmUtb2YtMzItYnl0ZXMtdG9sZC1vbmNlISE=",
  previous_valid_until: "2026-03-03T08:00:00.000Z",
};

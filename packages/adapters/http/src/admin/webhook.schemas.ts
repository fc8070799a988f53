import { WEBHOOK_EVENT_TYPES } from "@health-exercise/application";
import type { WebhookId } from "@health-exercise/domain/user";
import { z } from "zod";
import { list } from "../schemas/list.ts";
import { recordId } from "../schemas/record-id.ts";
import { countOut, idOut, instantOut } from "../schemas/response-values.ts";
import { text } from "../schemas/text.ts";

const LONGEST_URL = 2_000;

const urlOut = z.string().meta({ description: "Where events are sent." });
const events = z.array(z.enum(WEBHOOK_EVENT_TYPES)).meta({ description: "What it is told of." });
const secret = z
  .string()
  .meta({ description: "What events are signed by (`whsec_...`). It is told this once." });

export const registerWebhookBody = z
  .object({
    url: text({ min: 1, max: LONGEST_URL, trim: true }).meta({
      description:
        "Where events are sent: `https`, or `http` for the machine itself where the service allows private addresses.",
    }),
    events: list(z.enum(WEBHOOK_EVENT_TYPES), { min: 1, max: 2 * WEBHOOK_EVENT_TYPES.length }).meta(
      {
        description: "What it is told of, from now on.",
      },
    ),
  })
  .meta({ id: "NewWebhook" });

export const registeredWebhook = z
  .object({ id: idOut, url: urlOut, events, secret, created_at: instantOut })
  .meta({ id: "RegisteredWebhook" });

export const webhook = z
  .object({
    id: idOut,
    url: urlOut,
    events,
    pending: countOut.meta({ description: "How many events it was not told yet." }),
    oldest_pending_at: instantOut
      .nullable()
      .meta({ description: "Since when the oldest of them waits; null where none does." }),
    failing_since: instantOut
      .nullable()
      .meta({ description: "Since when it takes no event; null while it does." }),
    disabled_at: instantOut.nullable().meta({
      description: "When it answered 410, since when it is told nothing more; null while it is.",
    }),
    created_at: instantOut,
  })
  .meta({ id: "Webhook" });

export const webhookList = z
  .object({
    webhooks: z.array(webhook).meta({ description: "In the order of their registration." }),
  })
  .meta({ id: "WebhookList" });

export const webhookParams = z.object({
  webhook_id: recordId<WebhookId>("webhook_not_found", "There is no such endpoint."),
});

export const replacedSecret = z
  .object({
    id: idOut,
    secret,
    previous_valid_until: instantOut.meta({
      description: "Until then events carry a signature by the secret before as well.",
    }),
  })
  .meta({ id: "ReplacedWebhookSecret" });

export const removedWebhook = z
  .object({ message: z.string(), id: idOut })
  .meta({ id: "RemovedWebhook" });

import { WEBHOOK_EVENTS, webhookPayload } from "../admin/webhook-events.schemas.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { SchemaComponents } from "./schema-components.ts";

const HEADERS: Readonly<Record<string, string>> = {
  "webhook-id":
    "The id of the event, the same at every attempt: whoever has seen it leaves it out.",
  "webhook-timestamp": "When this attempt was made, in seconds since 1970.",
  "webhook-signature":
    "Signatures of `id.timestamp.body` by HMAC-SHA256, as `v1,<base64>` and separated by spaces: one for each secret that is good.",
};

const AT = "2026-03-02T07:30:02.000Z";

/** What is sent to other systems, as the section `webhooks` of OpenAPI. */
export function webhooksOf(components: SchemaComponents): JsonSchema {
  const entries = Object.entries(WEBHOOK_EVENTS).map(([type, event]) => {
    const schema = components.name(
      `${nameOf(type)}Event`,
      components.describe(webhookPayload(type, event), "output"),
    );
    const example = { type, timestamp: AT, data: event.example };
    const operation = {
      operationId: `on${nameOf(type)}`,
      tags: ["admin"],
      summary: event.summary,
      security: [],
      parameters: Object.entries(HEADERS).map(([name, description]) => ({
        name,
        in: "header",
        required: true,
        description,
        schema: { type: "string" },
      })),
      requestBody: { required: true, content: { "application/json": { schema, example } } },
      responses: {
        "2XX": { description: "It was taken; anything else, and no answer, is tried again." },
        410: { description: "The endpoint wants no more, and is told nothing from then on." },
      },
    };
    return [type, { post: operation }];
  });
  return Object.fromEntries(entries);
}

/** `sport.session.finished` is `SportSessionFinished`. */
function nameOf(type: string): string {
  return type
    .split(".")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

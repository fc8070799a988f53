import type { NewWebhook } from "@health-exercise/ports-repositories";
import { aWebhookId } from "./an-id.ts";

/** An endpoint that is told of sessions. */
export function aWebhook(changes: Partial<NewWebhook> = {}): NewWebhook {
  return {
    id: aWebhookId(),
    url: "https://events.example/hook",
    events: ["sport.session.finished"],
    sealedSecret: "sealed",
    createdAt: new Date("2026-03-01T08:00:00.000Z"),
    ...changes,
  };
}

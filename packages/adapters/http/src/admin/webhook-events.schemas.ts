import type { WebhookEventType } from "@health-exercise/application";
import { z } from "zod";
import { dateOut, idOut, instantOut } from "../schemas/response-values.ts";

const userId = idOut.meta({ description: "The person; the events of one come in order." });

type WebhookEvent = {
  readonly summary: string;
  readonly data: z.ZodObject;
  readonly example: Readonly<Record<string, string | null>>;
};

const USER = "0198a7c2-5d1e-7b3a-9c4f-2e6d8a1b0c3d";

/** What other systems are told of, each with ids and times alone. */
export const WEBHOOK_EVENTS: Readonly<Record<WebhookEventType, WebhookEvent>> = {
  "sport.session.finished": {
    summary: "A session is finished: recorded, imported, or closed",
    data: z.object({
      user_id: userId,
      log_id: idOut.meta({ description: "The session." }),
      sport_start: instantOut.meta({ description: "When it began, which may be long ago." }),
      sport_end: instantOut.nullable().meta({ description: "When it ended, where that is known." }),
    }),
    example: {
      user_id: USER,
      log_id: "0198a7c2-0000-7000-8000-000000000001",
      sport_start: "2026-03-02T07:00:00.000Z",
      sport_end: "2026-03-02T07:30:00.000Z",
    },
  },
  "sport.goal.reached": {
    summary: "Somebody reached a goal, told once for each goal and period",
    data: z.object({
      user_id: userId,
      goal_id: idOut.meta({ description: "The goal." }),
      period_start: dateOut.meta({ description: "The first day of the week or month." }),
      period_end: dateOut.meta({ description: "The last day of it." }),
    }),
    example: {
      user_id: USER,
      goal_id: "0198a7c2-0000-7000-8000-000000000002",
      period_start: "2026-03-02",
      period_end: "2026-03-08",
    },
  },
  "companion.emotion.changed": {
    summary: "A companion feels otherwise than before",
    data: z.object({
      user_id: userId,
      companion_id: idOut.meta({ description: "The companion." }),
    }),
    example: { user_id: USER, companion_id: "0198a7c2-0000-7000-8000-000000000003" },
  },
  "safety.incident.pending": {
    summary: "An incident was reported and awaits review",
    data: z.object({ incident_id: idOut.meta({ description: "The incident." }) }),
    example: { incident_id: "0198a7c2-0000-7000-8000-000000000004" },
  },
  "account.erased": {
    summary:
      "Somebody was erased with everything of them: whoever keeps something of them erases it too",
    data: z.object({ user_id: userId }),
    example: { user_id: USER },
  },
};

/** An event as it is sent. */
export function webhookPayload(type: string, { data }: WebhookEvent): z.ZodObject {
  return z.object({
    type: z.literal(type).meta({ description: "What happened." }),
    timestamp: instantOut.meta({ description: "When it happened; the same at every attempt." }),
    data: data.meta({ description: "Ids and times of it." }),
  });
}

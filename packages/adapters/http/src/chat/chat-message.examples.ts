import type { z } from "zod";
import type { chatHistory, chatReply } from "./chat-message.schemas.ts";
import { CHAT_SESSION_EXAMPLE } from "./chat-session.examples.ts";

/** A question as a client sends it. */
export const NEW_CHAT_MESSAGE_EXAMPLE = {
  message: CHAT_SESSION_EXAMPLE.name,
  user_context: { age: 34, injuries: ["sprained ankle, healed"], weather: "cold" },
  sessionId: CHAT_SESSION_EXAMPLE.id,
  idempotencyKey: "phone-1/42",
};

const ANSWER: Omit<z.output<typeof chatReply>, "actions"> = {
  id: "01980c22-5b30-7aaa-8bbb-ccccddddeeee",
  content:
    "Begin with 5 to 10 minutes at an easy pace, then go faster step by step (American College of Sports Medicine, 2011).",
  ragContext: [
    "Warm up before exercise - 5 to 10 minutes of light to moderate activity (American College of Sports Medicine, 2011)",
  ],
  confidence: 0.72,
  sessionId: CHAT_SESSION_EXAMPLE.id,
  timestamp: "2026-03-02T18:00:02.480Z",
  safety_check: { is_safe: true, risk_level: "safe", flags: [], warnings: [] },
  requires_acknowledgment: false,
  answer_basis: "sources",
  provider: "builtin",
  fallback: false,
};

/** The reply to it. */
export const CHAT_REPLY_EXAMPLE: z.output<typeof chatReply> = {
  ...ANSWER,
  actions: [
    {
      kind: "start_session",
      label: "Start: Running",
      method: "POST",
      path: "/api/sport/log",
      body: {
        sport_name: "Running",
        sport_start: "2026-03-02T18:00:00.000Z",
        cal: 0,
        iffinish: false,
      },
    },
  ],
};

/** Both in the history. */
export const CHAT_HISTORY_EXAMPLE: z.output<typeof chatHistory> = {
  messages: [
    {
      id: "01980c22-5100-7999-8aaa-bbbbccccdddd",
      sessionId: CHAT_SESSION_EXAMPLE.id,
      role: "user",
      content: NEW_CHAT_MESSAGE_EXAMPLE.message,
      timestamp: "2026-03-02T18:00:00.000Z",
      input_type: "text",
    },
    { ...ANSWER, role: "assistant" },
  ],
  total: 2,
  page: 1,
  limit: 20,
};

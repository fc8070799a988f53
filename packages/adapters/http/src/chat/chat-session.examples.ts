import { NEW_CHAT_NAME } from "@health-exercise/domain/chat";
import type { z } from "zod";
import type { chatSession } from "./chat-session.schemas.ts";

/** A session with messages, for the documentation. */
export const CHAT_SESSION_EXAMPLE: z.output<typeof chatSession> = {
  id: "01980c21-2222-7333-8444-555566667777",
  session_id: "01980c21-2222-7333-8444-555566667777",
  user_id: "01980c1d-0000-7000-8000-000000000001",
  name: "Start a run, please. How should I warm up?",
  created_at: "2026-03-02T17:58:00.000Z",
  updated_at: "2026-03-02T18:00:02.480Z",
  last_message_at: "2026-03-02T18:00:02.480Z",
};

/** A session as it begins. */
export const NEW_CHAT_SESSION_EXAMPLE: z.output<typeof chatSession> = {
  ...CHAT_SESSION_EXAMPLE,
  name: NEW_CHAT_NAME,
  updated_at: CHAT_SESSION_EXAMPLE.created_at,
  last_message_at: null,
};

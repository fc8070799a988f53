import { type ChatSession, NEW_CHAT_NAME } from "@health-exercise/domain/chat";
import { aChatSessionId, aUserId } from "./an-id.ts";

/** A session that is not the default one and in which nothing was said yet. */
export function aChatSession(facts: Partial<ChatSession> = {}): ChatSession {
  const createdAt = new Date("2026-03-04T12:00:00.000Z");
  return {
    id: aChatSessionId(),
    userId: aUserId(),
    name: NEW_CHAT_NAME,
    isDefault: false,
    createdAt,
    updatedAt: createdAt,
    lastMessageAt: null,
    ...facts,
  };
}

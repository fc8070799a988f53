import type { ChatSession } from "@health-exercise/domain/chat";

/** A session as clients see it. */
export function presentChatSession(session: ChatSession) {
  return {
    id: session.id,
    session_id: session.id,
    user_id: session.userId,
    name: session.name,
    created_at: session.createdAt.toISOString(),
    updated_at: session.updatedAt.toISOString(),
    last_message_at: session.lastMessageAt?.toISOString() ?? null,
  };
}

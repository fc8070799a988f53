import type { ChatSession } from "@health-exercise/domain/chat";
import { instantText } from "../framework/instant-text.ts";

/** A session as clients see it. */
export function presentChatSession(session: ChatSession) {
  return {
    id: session.id,
    session_id: session.id,
    user_id: session.userId,
    name: session.name,
    created_at: instantText(session.createdAt),
    updated_at: instantText(session.updatedAt),
    last_message_at: session.lastMessageAt && instantText(session.lastMessageAt),
  };
}

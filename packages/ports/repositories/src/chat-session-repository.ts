import type { ChatSession } from "@health-exercise/domain/chat";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type { PageRequest } from "./page.ts";

/**
 * The chat sessions of people. Deleted sessions are not found, listed or counted; a session of somebody else is not
 * found either. Every method throws DomainError `user_not_active` unless the user is active.
 */
export interface ChatSessionRepository {
  insertChatSession(session: ChatSession): Promise<void>;
  /** Latest activity (last message, else creation) first; the id decides between equals (larger first). */
  listChatSessions(
    userId: UserId,
    page: PageRequest,
  ): Promise<{ readonly sessions: readonly ChatSession[]; readonly total: number }>;
  /** @throws DomainError `chat_session_not_found`. */
  getChatSession(userId: UserId, sessionId: ChatSessionId): Promise<ChatSession>;
  findDefaultChatSession(userId: UserId): Promise<ChatSession | undefined>;
  /** Its messages stay stored. @throws DomainError `chat_session_not_found`. */
  deleteChatSession(userId: UserId, sessionId: ChatSessionId, at: Date): Promise<void>;
  /**
   * From now on `listRecentTurns` gives nothing of what was said before, in any session of the person: nor what was asked
   * before and is answered later.
   */
  clearChatContext(userId: UserId, at: Date): Promise<void>;
}

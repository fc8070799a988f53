import type { ChatSession } from "@health-exercise/domain/chat";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type { ChatSessionRepository, PageRequest } from "@health-exercise/ports-repositories";
import { type InMemoryDatabase, newestFirst } from "./in-memory-database.ts";

export class InMemoryChatSessionRepository implements ChatSessionRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async insertChatSession(session: ChatSession): Promise<void> {
    const { id, userId } = session;
    const other = await this.findDefaultChatSession(userId);
    if (session.isDefault && other !== undefined) throw new Error("There is a default session.");
    const nothing = { messages: [], contextAfter: 0, clearedAt: null, isDeleted: false };
    this.#database.chats.set(id, { userId, session, ...nothing });
  }

  async listChatSessions(userId: UserId, { limit, offset }: PageRequest) {
    this.#database.requireActiveUser(userId);
    const sessions = newestFirst(
      this.#database.chatsOf(userId).map(({ session }) => session),
      ({ lastMessageAt, createdAt }) => (lastMessageAt ?? createdAt).getTime(),
    );
    return { sessions: sessions.slice(offset, offset + limit), total: sessions.length };
  }

  async getChatSession(userId: UserId, sessionId: ChatSessionId): Promise<ChatSession> {
    this.#database.requireActiveUser(userId);
    return this.#database.getChat(userId, sessionId).session;
  }

  async findDefaultChatSession(userId: UserId): Promise<ChatSession | undefined> {
    this.#database.requireActiveUser(userId);
    return this.#database.chatsOf(userId).find(({ session }) => session.isDefault)?.session;
  }

  async deleteChatSession(userId: UserId, sessionId: ChatSessionId): Promise<void> {
    this.#database.requireActiveUser(userId);
    const chat = this.#database.getChat(userId, sessionId);
    this.#database.chats.set(sessionId, { ...chat, isDeleted: true });
  }

  async clearChatContext(userId: UserId, at: Date): Promise<void> {
    this.#database.requireActiveUser(userId);
    for (const chat of this.#database.chatsOf(userId)) {
      const contextAfter = chat.messages.length;
      this.#database.chats.set(chat.session.id, { ...chat, contextAfter, clearedAt: at });
    }
  }
}

import type { ChatMessage, ChatTurn } from "@health-exercise/domain/chat";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type {
  ChatExchangeOutcome,
  ChatHistoryRequest,
  ChatMessageRepository,
  NewChatExchange,
} from "@health-exercise/ports-repositories";
import { type Chat, chatRequestName, type InMemoryDatabase } from "./in-memory-database.ts";

/** Keeps no traces: nothing reads them. */
export class InMemoryChatMessageRepository implements ChatMessageRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async listChatMessages(
    userId: UserId,
    sessionId: ChatSessionId | undefined,
    { page, limit, asOf }: ChatHistoryRequest,
  ) {
    this.#database.requireActiveUser(userId);
    const chat =
      sessionId === undefined
        ? this.#database.chatsOf(userId).find(({ session }) => session.isDefault)
        : this.#database.getChat(userId, sessionId);
    const messages: readonly ChatMessage[] = chat?.messages ?? [];
    const total = Math.min(messages.length, asOf ?? messages.length);
    const end = Math.max(0, total - (page - 1) * limit);
    return { messages: messages.slice(Math.max(0, end - limit), end), total };
  }

  async listRecentTurns(
    userId: UserId,
    sessionId: ChatSessionId,
    limit: number,
  ): Promise<readonly ChatTurn[]> {
    this.#database.requireActiveUser(userId);
    const chat = this.#database.chatsOf(userId).find(({ session }) => session.id === sessionId);
    if (chat === undefined) return [];
    return chat.messages
      .slice(Math.max(chat.contextAfter, chat.messages.length - limit))
      .map(({ role, content }) => ({ role, content }));
  }

  async saveChatExchange(exchange: NewChatExchange): Promise<ChatExchangeOutcome> {
    const { session, request } = exchange;
    const { userId } = session;
    this.#database.requireActiveUser(userId);
    const chat = session.isDefault
      ? this.#defaultChat(exchange)
      : this.#database.getChat(userId, session.id);
    if (chat === undefined) return "other_default";
    if (request !== null) {
      const claim = { userId, key: request.key, claimId: request.claimId };
      if (!this.#database.isClaimed(claim)) return "claim_lost";
      const answered = { ...claim, leaseUntil: 0, response: request.response };
      this.#database.chatRequests.set(chatRequestName(claim), answered);
    }
    this.#database.chats.set(session.id, withExchange(chat, exchange));
    this.#database.keepNotes(userId, exchange.notes);
    return "saved";
  }

  /** The chat as it is stored, or as it begins where the person has no other default one. */
  #defaultChat({ session }: NewChatExchange): Chat | undefined {
    const { userId, id } = session;
    const stored = this.#database.chatsOf(userId).find((chat) => chat.session.isDefault);
    if (stored !== undefined) return stored.session.id === id ? stored : undefined;
    const canBegin = session.lastMessageAt === null && !this.#database.chats.has(id);
    return canBegin
      ? { userId, session, messages: [], contextAfter: 0, clearedAt: null, isDeleted: false }
      : undefined;
  }
}

function withExchange(chat: Chat, { question, reply, sessionName }: NewChatExchange): Chat {
  const { session, messages, clearedAt } = chat;
  const isCleared = clearedAt !== null && clearedAt > question.timestamp;
  return {
    ...chat,
    contextAfter: isCleared ? messages.length + 2 : chat.contextAfter,
    messages: [...messages, question, reply],
    session: {
      ...session,
      name: messages.length === 0 ? sessionName : session.name,
      updatedAt: later(session.updatedAt, reply.timestamp),
      lastMessageAt: later(session.lastMessageAt ?? reply.timestamp, reply.timestamp),
    },
  };
}

function later(left: Date, right: Date): Date {
  return left > right ? left : right;
}

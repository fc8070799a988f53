import type {
  AssistantMessage,
  ChatMessage,
  ChatNote,
  ChatSession,
  ChatTurn,
  ReplyTrace,
  UserMessage,
} from "@health-exercise/domain/chat";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type { AnsweredChatRequest } from "./idempotency-key-repository.ts";

/**
 * Which messages of a session are wanted: page 1 has the newest `limit`. With `asOf` the pages are those of the time
 * when the session had so many messages, so that they do not shift while it grows.
 */
export type ChatHistoryRequest = {
  readonly page: number;
  readonly limit: number;
  readonly asOf?: number | undefined;
};

/** A message with its reply, to be stored together. */
export type NewChatExchange = {
  /** The session, as it was found or, if it is a default session that is not stored yet, as it begins. */
  readonly session: ChatSession;
  /** The name that the session gets if this is its first exchange. */
  readonly sessionName: string;
  readonly question: UserMessage;
  readonly reply: AssistantMessage;
  readonly trace: ReplyTrace;
  /** What the question tells of the person that is to be kept, each note on a topic of its own. */
  readonly notes: readonly ChatNote[];
  /** The key that this exchange answers, where the client sent one. */
  readonly request: AnsweredChatRequest | null;
};

/**
 * What came of storing an exchange. Only `saved` stored anything: `other_default` means that the person has another
 * default session by now (or that the one found is deleted), `claim_lost` that somebody else has taken over the key.
 */
export type ChatExchangeOutcome = "saved" | "other_default" | "claim_lost";

/** What is said in chat sessions. Every method throws DomainError `user_not_active` unless the user is active. */
export interface ChatMessageRepository {
  /**
   * A page of a session, the default one where none is named, in the order in which it was said; `total` counts all
   * messages (`asOf` where that was asked and is less). No default session: empty, 0.
   * @throws DomainError `chat_session_not_found`.
   */
  listChatMessages(
    userId: UserId,
    sessionId: ChatSessionId | undefined,
    request: ChatHistoryRequest,
  ): Promise<{ readonly messages: readonly ChatMessage[]; readonly total: number }>;
  /** The last `limit` things said in a session since its context was cleared, in order; none in an unknown session. */
  listRecentTurns(
    userId: UserId,
    sessionId: ChatSessionId,
    limit: number,
  ): Promise<readonly ChatTurn[]>;
  /**
   * Stores both messages, the notes, the session's times and name, and the answer to the key: all or nothing.
   * @throws DomainError `chat_session_not_found` when a session that is not the default one was deleted meanwhile.
   */
  saveChatExchange(exchange: NewChatExchange): Promise<ChatExchangeOutcome>;
}

import type { ChatMessage } from "@health-exercise/domain/chat";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type {
  ChatHistoryRequest,
  ChatMessageRepository,
} from "@health-exercise/ports-repositories";

/** A page of what was said in a session of the caller, the default one where none is named. @throws DomainError `chat_session_not_found`. */
export class GetChatHistory {
  readonly #messages: ChatMessageRepository;

  constructor(messages: ChatMessageRepository) {
    this.#messages = messages;
  }

  execute(
    userId: UserId,
    sessionId: ChatSessionId | undefined,
    request: ChatHistoryRequest,
  ): Promise<{ readonly messages: readonly ChatMessage[]; readonly total: number }> {
    return this.#messages.listChatMessages(userId, sessionId, request);
  }
}

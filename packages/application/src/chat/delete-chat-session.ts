import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type { ChatSessionRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";

/** Takes a session of the caller out of sight. @throws DomainError `chat_session_not_found`. */
export class DeleteChatSession {
  readonly #sessions: ChatSessionRepository;
  readonly #clock: Clock;

  constructor(sessions: ChatSessionRepository, clock: Clock) {
    this.#sessions = sessions;
    this.#clock = clock;
  }

  async execute(userId: UserId, sessionId: ChatSessionId): Promise<void> {
    await this.#sessions.deleteChatSession(userId, sessionId, this.#clock.now());
  }
}

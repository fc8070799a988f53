import type { ChatSession } from "@health-exercise/domain/chat";
import type { UserId } from "@health-exercise/domain/user";
import type { ChatSessionRepository, PageRequest } from "@health-exercise/ports-repositories";

/** The caller's sessions, latest activity first. */
export class ListChatSessions {
  readonly #sessions: ChatSessionRepository;

  constructor(sessions: ChatSessionRepository) {
    this.#sessions = sessions;
  }

  execute(
    userId: UserId,
    page: PageRequest,
  ): Promise<{ readonly sessions: readonly ChatSession[]; readonly total: number }> {
    return this.#sessions.listChatSessions(userId, page);
  }
}

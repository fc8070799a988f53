import type { UserId } from "@health-exercise/domain";
import type { ChatSessionRepository } from "@health-exercise/ports-repositories";

/** Lets later replies start afresh, in every session of the caller; what was said stays in the history. */
export class ClearChatContext {
  readonly #sessions: ChatSessionRepository;

  constructor(sessions: ChatSessionRepository) {
    this.#sessions = sessions;
  }

  async execute(userId: UserId): Promise<void> {
    await this.#sessions.clearChatContext(userId);
  }
}

import type { UserId } from "@health-exercise/domain/user";
import type { ChatSessionRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";

/** Lets later replies start afresh, in every session of the caller; what was said stays in the history. */
export class ClearChatContext {
  readonly #sessions: ChatSessionRepository;
  readonly #clock: Clock;

  constructor(sessions: ChatSessionRepository, clock: Clock) {
    this.#sessions = sessions;
    this.#clock = clock;
  }

  async execute(userId: UserId): Promise<void> {
    await this.#sessions.clearChatContext(userId, this.#clock.now());
  }
}

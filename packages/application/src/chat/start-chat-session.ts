import { type ChatSession, startChatSession } from "@health-exercise/domain/chat";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type { ChatSessionRepository } from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator } from "@health-exercise/ports-runtime";

/** Begins a session beside the default one. */
export class StartChatSession {
  readonly #sessions: ChatSessionRepository;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;

  constructor(sessions: ChatSessionRepository, ids: IdGenerator, clock: Clock) {
    this.#sessions = sessions;
    this.#ids = ids;
    this.#clock = clock;
  }

  async execute(userId: UserId): Promise<ChatSession> {
    const id = this.#ids.newId() as ChatSessionId;
    const session = startChatSession({ id, userId, isDefault: false }, this.#clock.now());
    await this.#sessions.insertChatSession(session);
    return session;
  }
}

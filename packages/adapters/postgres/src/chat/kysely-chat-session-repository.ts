import type { ChatSession } from "@health-exercise/domain/chat";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type { ChatSessionRepository, PageRequest } from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { isPresent } from "../joined-row.ts";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active } from "../user/owner.ts";
import {
  clearContext,
  deleteSession,
  findDefaultSession,
  getSession,
  insertSession,
  listLatestSessions,
  listSessions,
} from "./chat-session.statements.ts";
import { chatSessionFrom, chatSessionRow } from "./chat-session.table.ts";
import { missingSession } from "./missing-session.ts";

/** The chat sessions of people, in PostgreSQL. */
export class KyselyChatSessionRepository implements ChatSessionRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async insertChatSession(session: ChatSession): Promise<void> {
    active(await firstRowOf(this.#database, insertSession, chatSessionRow(session)));
  }

  async listChatSessions(
    userId: UserId,
    page: PageRequest,
  ): Promise<{ readonly sessions: readonly ChatSession[]; readonly total: number }> {
    const { limit, offset } = page;
    const rows =
      offset === 0
        ? await rowsOf(this.#database, listLatestSessions, { userId, limit })
        : await rowsOf(this.#database, listSessions, { userId, limit, offset });
    const { total } = active(rows[0]);
    const sessions = rows.filter(isPresent).slice(0, limit).map(chatSessionFrom);
    return { sessions, total };
  }

  async getChatSession(userId: UserId, sessionId: ChatSessionId): Promise<ChatSession> {
    const row = active(await firstRowOf(this.#database, getSession, { userId, sessionId }));
    if (!isPresent(row)) throw missingSession();
    return chatSessionFrom(row);
  }

  async findDefaultChatSession(userId: UserId): Promise<ChatSession | undefined> {
    const row = active(await firstRowOf(this.#database, findDefaultSession, { userId }));
    return isPresent(row) ? chatSessionFrom(row) : undefined;
  }

  async deleteChatSession(userId: UserId, sessionId: ChatSessionId, at: Date): Promise<void> {
    const values = { userId, sessionId, at };
    const row = active(await firstRowOf(this.#database, deleteSession, values));
    if (!row.deleted) throw missingSession();
  }

  async clearChatContext(userId: UserId, at: Date): Promise<void> {
    active(await firstRowOf(this.#database, clearContext, { userId, at }));
  }
}

import type { ChatMessage, ChatTurn } from "@health-exercise/domain/chat";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type {
  ChatExchangeOutcome,
  ChatHistoryRequest,
  ChatMessageRepository,
  NewChatExchange,
} from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { inTransaction } from "../in-transaction.ts";
import { isPresent } from "../joined-row.ts";
import { rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active } from "../user/owner.ts";
import { listDefaultMessages, listMessages, listTurns } from "./chat-message.statements.ts";
import { chatMessageFrom } from "./chat-message.table.ts";
import { missingSession } from "./missing-session.ts";
import { ExchangeRefused, storeExchange } from "./store-exchange.ts";

/** What is said in chat sessions, in PostgreSQL. */
export class KyselyChatMessageRepository implements ChatMessageRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async listChatMessages(
    userId: UserId,
    sessionId: ChatSessionId | undefined,
    { page, limit, asOf }: ChatHistoryRequest,
  ): Promise<{ readonly messages: readonly ChatMessage[]; readonly total: number }> {
    const wanted = { userId, page, limit, asOf: asOf ?? null };
    const rows =
      sessionId === undefined
        ? await rowsOf(this.#database, listDefaultMessages, wanted)
        : await rowsOf(this.#database, listMessages, { ...wanted, sessionId });
    const { found_session: found, total } = active(rows[0]);
    if (sessionId !== undefined && found === null) throw missingSession();
    return { messages: rows.filter(isPresent).map(chatMessageFrom), total: total ?? 0 };
  }

  async listRecentTurns(
    userId: UserId,
    sessionId: ChatSessionId,
    limit: number,
  ): Promise<readonly ChatTurn[]> {
    const rows = await rowsOf(this.#database, listTurns, { userId, sessionId, limit });
    active(rows[0]);
    return rows.filter(isPresent).map(({ role, content }) => ({ role, content }));
  }

  async saveChatExchange(exchange: NewChatExchange): Promise<ChatExchangeOutcome> {
    try {
      await inTransaction(this.#database, (transaction) => storeExchange(transaction, exchange));
      return "saved";
    } catch (error) {
      if (error instanceof ExchangeRefused) return error.outcome;
      throw error;
    }
  }
}

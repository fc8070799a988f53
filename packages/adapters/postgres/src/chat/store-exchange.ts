import type { ChatExchangeOutcome, NewChatExchange } from "@health-exercise/ports-repositories";
import type { Transaction } from "kysely";
import { chatRequests } from "../idempotency/idempotency-key.statements.ts";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active } from "../user/owner.ts";
import { wellFormedJson } from "../well-formed-json.ts";
import { saveExchange } from "./chat-message.statements.ts";
import { exchangeRows } from "./chat-message.table.ts";
import { dropOldestNotes, keepNotes, lockNotes } from "./chat-note.statements.ts";
import { chatNoteRow } from "./chat-note.table.ts";
import { insertDefaultSession } from "./chat-session.statements.ts";
import { chatSessionRow } from "./chat-session.table.ts";
import { missingSession } from "./missing-session.ts";

/** Thrown to undo what was stored of an exchange when another request was first. */
export class ExchangeRefused extends Error {
  override readonly name = "ExchangeRefused";
  readonly outcome: Exclude<ChatExchangeOutcome, "saved">;

  constructor(outcome: Exclude<ChatExchangeOutcome, "saved">) {
    super(`An exchange was not stored: ${outcome}.`);
    this.outcome = outcome;
  }
}

/**
 * Stores an exchange in a transaction that is to be undone when this throws.
 * @throws ExchangeRefused, DomainError `chat_session_not_found`, `user_not_active`.
 */
export async function storeExchange(
  transaction: Transaction<Schema>,
  exchange: NewChatExchange,
): Promise<void> {
  const { session, sessionName, question, reply, request } = exchange;
  const { userId } = session;
  // A session in which something was said is stored.
  if (session.isDefault && session.lastMessageAt === null) {
    active(await firstRowOf(transaction, insertDefaultSession, chatSessionRow(session)));
  }
  const values = {
    userId,
    sessionId: session.id,
    sessionName,
    askedAt: question.timestamp,
    repliedAt: reply.timestamp,
    messages: wellFormedJson(exchangeRows(exchange)),
  };
  const { saved } = active(await firstRowOf(transaction, saveExchange, values));
  if (!saved) throw session.isDefault ? new ExchangeRefused("other_default") : missingSession();
  await storeNotes(transaction, exchange);
  if (request === null) return;
  const answered = await firstRowOf(transaction, chatRequests.answer, { ...request, userId });
  if (answered === undefined) throw new ExchangeRefused("claim_lost");
}

async function storeNotes(
  transaction: Transaction<Schema>,
  { session: { userId }, notes }: NewChatExchange,
): Promise<void> {
  if (notes.length === 0) return;
  await rowsOf(transaction, lockNotes, { userId });
  await rowsOf(transaction, keepNotes, { userId, notes: wellFormedJson(notes.map(chatNoteRow)) });
  await rowsOf(transaction, dropOldestNotes, { userId });
}

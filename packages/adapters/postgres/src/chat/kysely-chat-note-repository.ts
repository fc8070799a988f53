import type { ChatNote } from "@health-exercise/domain/chat";
import { type ChatNoteId, DomainError, type UserId } from "@health-exercise/domain/user";
import type { ChatNoteRepository } from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { inTransaction } from "../in-transaction.ts";
import { isPresent } from "../joined-row.ts";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active } from "../user/owner.ts";
import { deleteNote, deleteNotes, listNotes, lockNotes } from "./chat-note.statements.ts";
import { chatNoteFrom } from "./chat-note.table.ts";

/** What people told of themselves in chat, in PostgreSQL. */
export class KyselyChatNoteRepository implements ChatNoteRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async listChatNotes(userId: UserId): Promise<readonly ChatNote[]> {
    const rows = await rowsOf(this.#database, listNotes, { userId });
    active(rows[0]);
    return rows.filter(isPresent).map(chatNoteFrom);
  }

  async deleteChatNote(userId: UserId, noteId: ChatNoteId): Promise<void> {
    const { deleted } = active(await firstRowOf(this.#database, deleteNote, { userId, noteId }));
    if (!deleted) throw new DomainError("chat_note_not_found", "There is no such note.");
  }

  async deleteChatNotes(userId: UserId): Promise<number> {
    return inTransaction(this.#database, async (transaction) => {
      active(await firstRowOf(transaction, lockNotes, { userId }));
      return (await firstRowOf(transaction, deleteNotes, { userId }))?.deleted ?? 0;
    });
  }
}

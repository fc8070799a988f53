import { type ChatNote, withNewNotes } from "@health-exercise/domain/chat";
import { type ChatNoteId, DomainError, type UserId } from "@health-exercise/domain/user";
import type { ChatNoteRepository } from "@health-exercise/ports-repositories";
import type { InMemoryDatabase } from "./in-memory-database.ts";

export class InMemoryChatNoteRepository implements ChatNoteRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async listChatNotes(userId: UserId): Promise<readonly ChatNote[]> {
    this.#database.requireActiveUser(userId);
    return withNewNotes(this.#database.chatNotesOf(userId), []);
  }

  async deleteChatNote(userId: UserId, noteId: ChatNoteId): Promise<void> {
    const notes = await this.listChatNotes(userId);
    if (!notes.some(({ id }) => id === noteId)) {
      throw new DomainError("chat_note_not_found", "There is no such note.");
    }
    this.#database.chatNotes.delete(noteId);
  }

  async deleteChatNotes(userId: UserId): Promise<number> {
    const notes = await this.listChatNotes(userId);
    for (const { id } of notes) this.#database.chatNotes.delete(id);
    return notes.length;
  }
}

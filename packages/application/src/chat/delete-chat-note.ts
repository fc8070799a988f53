import type { ChatNoteId, UserId } from "@health-exercise/domain/user";
import type { ChatNoteRepository } from "@health-exercise/ports-repositories";

/** Deletes a note of the caller for good. @throws DomainError `chat_note_not_found`. */
export class DeleteChatNote {
  readonly #notes: ChatNoteRepository;

  constructor(notes: ChatNoteRepository) {
    this.#notes = notes;
  }

  execute(userId: UserId, noteId: ChatNoteId): Promise<void> {
    return this.#notes.deleteChatNote(userId, noteId);
  }
}

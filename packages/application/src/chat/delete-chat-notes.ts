import type { UserId } from "@health-exercise/domain/user";
import type { ChatNoteRepository } from "@health-exercise/ports-repositories";

/** Deletes every note of the caller for good, and says how many there were. */
export class DeleteChatNotes {
  readonly #notes: ChatNoteRepository;

  constructor(notes: ChatNoteRepository) {
    this.#notes = notes;
  }

  execute(userId: UserId): Promise<number> {
    return this.#notes.deleteChatNotes(userId);
  }
}

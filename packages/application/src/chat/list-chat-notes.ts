import type { ChatNote } from "@health-exercise/domain/chat";
import type { UserId } from "@health-exercise/domain/user";
import type { ChatNoteRepository } from "@health-exercise/ports-repositories";

/** What the caller told of themselves in chat and is kept, latest first. */
export class ListChatNotes {
  readonly #notes: ChatNoteRepository;

  constructor(notes: ChatNoteRepository) {
    this.#notes = notes;
  }

  execute(userId: UserId): Promise<readonly ChatNote[]> {
    return this.#notes.listChatNotes(userId);
  }
}

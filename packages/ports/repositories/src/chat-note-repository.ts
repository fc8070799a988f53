import type { ChatNote } from "@health-exercise/domain/chat";
import type { ChatNoteId, UserId } from "@health-exercise/domain/user";

/**
 * What people told of themselves, kept over sessions: for each topic the latest, `CHAT_NOTE_LIMITS.ofPerson` at most.
 * `saveChatExchange` stores notes, with the message that told them; those that are deleted are gone. Every method throws
 * DomainError `user_not_active` unless the user is active.
 */
export interface ChatNoteRepository {
  /** All of a person, latest first; the id decides between equals (larger first). */
  listChatNotes(userId: UserId): Promise<readonly ChatNote[]>;
  /** @throws DomainError `chat_note_not_found`, also for a note of somebody else. */
  deleteChatNote(userId: UserId, noteId: ChatNoteId): Promise<void>;
  /** Deletes all of a person, and says how many there were. */
  deleteChatNotes(userId: UserId): Promise<number>;
}

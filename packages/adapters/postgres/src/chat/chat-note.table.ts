import type { ChatNote, ChatNoteKind } from "@health-exercise/domain/chat";
import type { ChatNoteId, UserId } from "@health-exercise/domain/user";

/** A row of `chat_note`. */
export type ChatNoteTable = {
  readonly user_id: UserId;
  readonly id: ChatNoteId;
  readonly kind: ChatNoteKind;
  readonly topic: string;
  readonly text: string;
  readonly created_at: Date;
};

export const CHAT_NOTE_COLUMNS = [
  "user_id",
  "id",
  "kind",
  "topic",
  "text",
  "created_at",
] as const satisfies readonly (keyof ChatNoteTable)[];

export function chatNoteFrom(row: ChatNoteTable): ChatNote {
  return {
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    topic: row.topic,
    text: row.text,
    createdAt: row.created_at,
  };
}

export function chatNoteRow(note: ChatNote): ChatNoteTable {
  return {
    user_id: note.userId,
    id: note.id,
    kind: note.kind,
    topic: note.topic,
    text: note.text,
    created_at: note.createdAt,
  };
}

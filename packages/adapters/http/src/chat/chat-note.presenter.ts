import type { ChatNote } from "@health-exercise/domain/chat";

/** A note as its owner sees it. */
export function presentChatNote(note: ChatNote) {
  return {
    id: note.id,
    kind: note.kind,
    text: note.text,
    created_at: note.createdAt.toISOString(),
  };
}

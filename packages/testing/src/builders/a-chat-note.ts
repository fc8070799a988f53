import type { ChatNote } from "@health-exercise/domain/chat";
import { aChatNoteId, aUserId } from "./an-id.ts";

/** That somebody trains for a race. */
export function aChatNote(facts: Partial<ChatNote> = {}): ChatNote {
  return {
    id: aChatNoteId(),
    userId: aUserId(),
    kind: "goal",
    topic: "event",
    text: "I am training for a 10k",
    createdAt: new Date("2026-03-04T12:01:00.000Z"),
    ...facts,
  };
}

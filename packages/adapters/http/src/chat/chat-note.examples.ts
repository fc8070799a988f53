import type { z } from "zod";
import type { chatNotes } from "./chat-note.schemas.ts";

/** What somebody told over some weeks, for the documentation. */
export const CHAT_NOTES_EXAMPLE: z.output<typeof chatNotes> = {
  notes: [
    {
      id: "01980c23-1111-7222-8333-444455556666",
      kind: "goal",
      text: "I am training for a 10k",
      created_at: "2026-03-02T18:00:00.000Z",
    },
    {
      id: "01980a11-1111-7222-8333-444455556666",
      kind: "equipment",
      text: "I only have dumbbells",
      created_at: "2026-02-20T07:30:00.000Z",
    },
  ],
  total: 2,
};

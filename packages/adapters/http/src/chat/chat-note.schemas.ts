import { CHAT_NOTE_KINDS, CHAT_NOTE_LIMITS } from "@health-exercise/domain/chat";
import type { ChatNoteId } from "@health-exercise/domain/user";
import { z } from "zod";
import { recordId } from "../schemas/record-id.ts";
import { countOut, idOut, instantOut } from "../schemas/response-values.ts";

export const chatNoteParams = z.object({
  note_id: recordId<ChatNoteId>("chat_note_not_found", "There is no such note."),
});

const chatNote = z
  .object({
    id: idOut,
    kind: z.enum(CHAT_NOTE_KINDS).meta({ description: "What the note is about." }),
    text: z
      .string()
      .max(CHAT_NOTE_LIMITS.textLength)
      .meta({ description: "In the words of the person." }),
    created_at: instantOut.meta({ description: "When it was told." }),
  })
  .meta({ id: "ChatNote" });

export const chatNotes = z
  .object({
    notes: z
      .array(chatNote)
      .max(CHAT_NOTE_LIMITS.ofPerson)
      .meta({ description: "All that are kept, latest first." }),
    total: countOut,
  })
  .meta({ id: "ChatNotes" });

export const deletedChatNote = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: "DeletedChatNote" });

export const deletedChatNotes = z
  .object({
    success: z.literal(true),
    message: z.string(),
    deleted: countOut.meta({ description: "How many there were." }),
  })
  .meta({ id: "DeletedChatNotes" });

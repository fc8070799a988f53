import type { DeleteChatNote, DeleteChatNotes, ListChatNotes } from "@health-exercise/application";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { CHAT_NOTES_EXAMPLE } from "./chat-note.examples.ts";
import { presentChatNote } from "./chat-note.presenter.ts";
import {
  chatNoteParams,
  chatNotes,
  deletedChatNote,
  deletedChatNotes,
} from "./chat-note.schemas.ts";
import { CHAT_ROUTE } from "./chat-route.ts";

/** What the routes about notes call. */
export type ChatNoteUseCases = {
  readonly listChatNotes: ListChatNotes;
  readonly deleteChatNote: DeleteChatNote;
  readonly deleteChatNotes: DeleteChatNotes;
};

const NOTE_DELETED = { success: true, message: "The note was deleted." } as const;
const NOTES_DELETED = { success: true, message: "The notes were deleted." } as const;

/** Seeing and deleting what is kept of what one told in chat. */
export function chatNoteRoutes(useCases: ChatNoteUseCases): readonly Route[] {
  return [
    defineRoute({
      ...CHAT_ROUTE,
      invalidInput: 422,
      method: "get",
      path: "/api/chat/notes",
      summary: "Read what is kept of what one told in chat",
      description:
        "Goals, preferences, times, equipment, what lasts of the body and the name, in one's own words. Later replies may take them into account, in every session.",
      response: {
        status: 200,
        description: "All notes.",
        schema: chatNotes,
        example: CHAT_NOTES_EXAMPLE,
      },
      errors: [],
      handler: async ({ caller }) => {
        const notes = await useCases.listChatNotes.execute(caller.userId);
        return { notes: notes.map(presentChatNote), total: notes.length };
      },
    }),
    defineRoute({
      ...CHAT_ROUTE,
      invalidInput: 422,
      method: "delete",
      path: "/api/chat/notes",
      summary: "Delete all notes",
      description: "For good. What was said stays in the history of its session.",
      response: {
        status: 200,
        description: "They are gone.",
        schema: deletedChatNotes,
        example: { ...NOTES_DELETED, deleted: 2 },
      },
      errors: [],
      handler: async ({ caller }) => {
        const deleted = await useCases.deleteChatNotes.execute(caller.userId);
        return { ...NOTES_DELETED, deleted };
      },
    }),
    defineRoute({
      ...CHAT_ROUTE,
      invalidInput: 422,
      method: "delete",
      path: "/api/chat/notes/{note_id}",
      summary: "Delete a note",
      description: "For good. What was said stays in the history of its session.",
      params: chatNoteParams,
      response: {
        status: 200,
        description: "It is gone.",
        schema: deletedChatNote,
        example: NOTE_DELETED,
      },
      errors: ["chat_note_not_found"],
      handler: async ({ params, caller }) => {
        await useCases.deleteChatNote.execute(caller.userId, params.note_id);
        return NOTE_DELETED;
      },
    }),
  ];
}

import type {
  DeleteChatSession,
  ListChatSessions,
  StartChatSession,
} from "@health-exercise/application";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { CHAT_ROUTE } from "./chat-route.ts";
import { CHAT_SESSION_EXAMPLE, NEW_CHAT_SESSION_EXAMPLE } from "./chat-session.examples.ts";
import { presentChatSession } from "./chat-session.presenter.ts";
import {
  chatSession,
  chatSessionPage,
  chatSessionParams,
  deletedChatSession,
  listChatSessionsQuery,
} from "./chat-session.schemas.ts";

/** What the routes about sessions call. */
export type ChatSessionUseCases = {
  readonly startChatSession: StartChatSession;
  readonly listChatSessions: ListChatSessions;
  readonly deleteChatSession: DeleteChatSession;
};

const DELETED = { success: true, message: "The chat session was deleted." } as const;

/** Beginning, listing and deleting chat sessions. */
export function chatSessionRoutes(useCases: ChatSessionUseCases): readonly Route[] {
  return [
    defineRoute({
      ...CHAT_ROUTE,
      invalidInput: 422,
      method: "post",
      path: "/api/chat/session",
      idempotencyKey: "with_the_work",
      summary: "Begin a chat session",
      description: "A body is not read.",
      response: {
        status: 201,
        description: "The session, without a message yet.",
        schema: chatSession,
        example: NEW_CHAT_SESSION_EXAMPLE,
        headers: {
          Location: {
            description: "Where the session can be deleted.",
            value: (session) => `/api/chat/session/${session.id}`,
          },
        },
      },
      errors: ["quota_exceeded"],
      handler: async ({ caller }) =>
        presentChatSession(await useCases.startChatSession.execute(caller.userId)),
    }),
    defineRoute({
      ...CHAT_ROUTE,
      invalidInput: 400,
      method: "get",
      path: "/api/chat/sessions",
      summary: "List one's chat sessions, latest activity first",
      description: "Those that are not deleted.",
      query: listChatSessionsQuery,
      response: {
        status: 200,
        description: "A page of sessions.",
        schema: chatSessionPage,
        example: { sessions: [CHAT_SESSION_EXAMPLE], total: 1, skip: 0, limit: 20 },
      },
      errors: [],
      handler: async ({ query: { skip, limit }, caller }) => {
        const page = { limit, offset: skip };
        const { sessions, total } = await useCases.listChatSessions.execute(caller.userId, page);
        return { sessions: sessions.map(presentChatSession), total, skip, limit };
      },
    }),
    defineRoute({
      ...CHAT_ROUTE,
      invalidInput: 422,
      method: "delete",
      path: "/api/chat/session/{session_id}",
      summary: "Delete a chat session",
      description: "It is a 404 from then on, with all that was said in it.",
      params: chatSessionParams,
      response: {
        status: 200,
        description: "It is deleted, and found no more.",
        schema: deletedChatSession,
        example: DELETED,
      },
      errors: ["chat_session_not_found"],
      handler: async ({ params, caller }) => {
        await useCases.deleteChatSession.execute(caller.userId, params.session_id);
        return DELETED;
      },
    }),
  ];
}

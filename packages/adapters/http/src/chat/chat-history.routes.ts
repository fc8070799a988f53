import type { ClearChatContext, GetChatHistory } from "@health-exercise/application";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { CHAT_HISTORY_EXAMPLE } from "./chat-message.examples.ts";
import { presentChatMessage } from "./chat-message.presenter.ts";
import { chatHistory, chatHistoryQuery, clearedChatContext } from "./chat-message.schemas.ts";
import { CHAT_ROUTE } from "./chat-route.ts";

/** What the routes about earlier messages call. */
export type ChatHistoryUseCases = {
  readonly getChatHistory: GetChatHistory;
  readonly clearChatContext: ClearChatContext;
};

const CLEARED = { message: "Replies start afresh. What was said stays in the history." };

/** Reading what was said, and letting replies forget it. */
export function chatHistoryRoutes(useCases: ChatHistoryUseCases): readonly Route[] {
  return [
    defineRoute({
      ...CHAT_ROUTE,
      invalidInput: 400,
      method: "get",
      path: "/api/chat/history",
      summary: "Read what was said in a session",
      description:
        "Page 1 has the newest messages; inside a page the oldest is first. Without `sessionId` it is the default session.",
      query: chatHistoryQuery,
      response: {
        status: 200,
        description: "A page of messages; none where there is no session yet.",
        schema: chatHistory,
        example: CHAT_HISTORY_EXAMPLE,
      },
      errors: ["chat_session_not_found"],
      handler: async ({ query, caller }) => {
        const { page, limit, sessionId, as_of: asOf } = query;
        const { messages, total } = await useCases.getChatHistory.execute(
          caller.userId,
          sessionId,
          { page, limit, asOf },
        );
        return { messages: messages.map(presentChatMessage), total, page, limit };
      },
    }),
    defineRoute({
      ...CHAT_ROUTE,
      invalidInput: 422,
      method: "post",
      path: "/api/chat/clear-history",
      summary: "Let later replies start from an empty context",
      description: "In every session of the caller; stored messages stay. A body is not read.",
      response: {
        status: 200,
        description: "The context is empty.",
        schema: clearedChatContext,
        example: CLEARED,
      },
      errors: [],
      handler: async ({ caller }) => {
        await useCases.clearChatContext.execute(caller.userId);
        return CLEARED;
      },
    }),
  ];
}

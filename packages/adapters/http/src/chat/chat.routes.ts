import type { Route } from "../framework/define-route.ts";
import { type ChatHistoryUseCases, chatHistoryRoutes } from "./chat-history.routes.ts";
import { type ChatMessageUseCases, chatMessageRoutes } from "./chat-message.routes.ts";
import { type ChatNoteUseCases, chatNoteRoutes } from "./chat-note.routes.ts";
import { type ChatSessionUseCases, chatSessionRoutes } from "./chat-session.routes.ts";

/** What the caller's own chat calls. */
export type ChatUseCases = ChatSessionUseCases &
  ChatHistoryUseCases &
  ChatMessageUseCases &
  ChatNoteUseCases;

/** Every route under `/api/chat` that needs a caller; messages may choose one of `providers`. */
export function chatRoutes(useCases: ChatUseCases, providers: readonly string[]): readonly Route[] {
  return [
    ...chatSessionRoutes(useCases),
    ...chatMessageRoutes(useCases, providers),
    ...chatHistoryRoutes(useCases),
    ...chatNoteRoutes(useCases),
  ];
}

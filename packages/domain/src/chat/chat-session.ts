import type { ChatSessionId, UserId } from "../shared/ids.ts";

/** The name of a session in which nothing was said yet. */
export const NEW_CHAT_NAME = "New chat";

/** A conversation of one person with the service. */
export type ChatSession = {
  readonly id: ChatSessionId;
  readonly userId: UserId;
  readonly name: string;
  /** Whether messages that name no session belong here; at most one session of a person is the default. */
  readonly isDefault: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Null before the first message. */
  readonly lastMessageAt: Date | null;
};

/** A session as it begins. */
export function startChatSession(
  { id, userId, isDefault }: Pick<ChatSession, "id" | "userId" | "isDefault">,
  now: Date,
): ChatSession {
  return {
    id,
    userId,
    name: NEW_CHAT_NAME,
    isDefault,
    createdAt: now,
    updatedAt: now,
    lastMessageAt: null,
  };
}

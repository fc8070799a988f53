import type { ChatSession } from "@health-exercise/domain/chat";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";

/** The part of a row of `chat_session` that makes a session. */
export type ChatSessionRow = {
  readonly id: ChatSessionId;
  readonly user_id: UserId;
  readonly name: string;
  readonly is_default: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_message_at: Date | null;
};

export type ChatSessionTable = ChatSessionRow & {
  readonly deleted_at: Date | null;
  readonly message_count: number;
  readonly context_after: number;
  readonly context_cleared_at: Date | null;
};

export const CHAT_SESSION_COLUMNS = [
  "id",
  "user_id",
  "name",
  "is_default",
  "created_at",
  "updated_at",
  "last_message_at",
] as const satisfies readonly (keyof ChatSessionRow)[];

export function chatSessionFrom(row: ChatSessionRow): ChatSession {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    isDefault: row.is_default,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastMessageAt: row.last_message_at,
  };
}

export function chatSessionRow(session: ChatSession): ChatSessionRow {
  return {
    id: session.id,
    user_id: session.userId,
    name: session.name,
    is_default: session.isDefault,
    created_at: session.createdAt,
    updated_at: session.updatedAt,
    last_message_at: session.lastMessageAt,
  };
}

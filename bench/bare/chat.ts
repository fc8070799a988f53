import { owner, query } from "./query.ts";

const LIMIT = 20;

type SessionRow = {
  readonly id: string | null;
  readonly user_id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_message_at: Date | null;
  readonly total: number;
};

/** The latest sessions. */
export async function chatSessions(user: string): Promise<string | undefined> {
  const rows = await query<SessionRow>(
    "list_sessions",
    `with owner as (${owner}), page as (
      select * from chat_session where user_id = $1 and deleted_at is null
      order by coalesce(last_message_at, created_at) desc, id desc limit $2
    ), counted as (select count(*) as total from chat_session where user_id = $1 and deleted_at is null)
    select page.id, page.user_id, page.name, page.created_at, page.updated_at, page.last_message_at, total
    from owner cross join counted left join page on true order by coalesce(page.last_message_at, page.created_at) desc, page.id desc`,
    [user, LIMIT],
  );
  const [first] = rows;
  if (first === undefined) return undefined;
  const sessions = rows.flatMap(({ total: _, id, ...session }) =>
    id === null ? [] : { id, session_id: id, ...session },
  );
  return JSON.stringify({ sessions, total: first.total, skip: 0, limit: LIMIT });
}

type MessageRow = {
  readonly id: string | null;
  readonly session_id: string;
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly said_at: Date;
  readonly input_type: string | null;
  readonly rag_context: string[];
  readonly confidence: number;
  readonly is_safe: boolean;
  readonly risk_level: string;
  readonly flags: string[];
  readonly warnings: string[];
  readonly requires_acknowledgment: boolean;
  readonly total: number;
};

/** The latest messages of the default session, the oldest first. */
export async function chatHistory(user: string): Promise<string | undefined> {
  const rows = await query<MessageRow>(
    "chat_history",
    `with owner as (${owner}), session as (
      select id, message_count from chat_session where user_id = $1 and is_default and deleted_at is null
    )
    select message.*, session.message_count as total from owner cross join session left join lateral (
      select * from chat_message where user_id = $1 and session_id = session.id
      order by position desc limit $2
    ) message on true order by message.position`,
    [user, LIMIT],
  );
  const messages = rows.filter(({ id }) => id !== null).map(presentMessage);
  return JSON.stringify({ messages, total: rows[0]?.total ?? 0, page: 1, limit: LIMIT });
}

function presentMessage(row: MessageRow) {
  const { id, session_id: sessionId, content, said_at: timestamp, role } = row;
  const common = { id, sessionId, content, timestamp, role };
  if (role === "user") return { ...common, input_type: row.input_type };
  const { is_safe, risk_level, flags, warnings } = row;
  return {
    ...common,
    ragContext: row.rag_context,
    confidence: row.confidence,
    safety_check: { is_safe, risk_level, flags, warnings },
    requires_acknowledgment: row.requires_acknowledgment,
    answer_basis: null,
    provider: null,
    fallback: null,
  };
}

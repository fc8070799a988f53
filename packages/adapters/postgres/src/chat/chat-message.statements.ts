import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type { ChatHistoryRequest } from "@health-exercise/ports-repositories";
import { type RawBuilder, sql } from "kysely";
import { columnList } from "../columns.ts";
import type { Joined } from "../joined-row.ts";
import { cheapQuery, type Placeholders, preparedQuery } from "../prepared-query.ts";
import { activeUser } from "../user/owner.ts";
import { CHAT_MESSAGE_COLUMNS, type ChatMessageRow } from "./chat-message.table.ts";

type ByUser = { readonly userId: UserId };
type BySession = ByUser & { readonly sessionId: ChatSessionId };
type Listed = ByUser & Omit<ChatHistoryRequest, "asOf"> & { readonly asOf: number | null };

/** A message beside the session that was looked for: both are null without a session, the message beyond its pages. */
type MessageOfSession = Joined<ChatMessageRow> & {
  readonly found_session: ChatSessionId | null;
  readonly total: number | null;
};

export const listMessages = cheapQuery((values: Placeholders<Listed & BySession>) =>
  listed(values, sql`session.id = ${values.sessionId}`),
);
export const listDefaultMessages = cheapQuery((values: Placeholders<Listed>) =>
  listed(values, sql`session.is_default`),
);

/**
 * A page is counted back from the total by positions: nothing that is said later moves it. Its limit lets messages be
 * looked up for the one session alone, however many the person has.
 */
function listed(values: Placeholders<Listed>, condition: RawBuilder<unknown>) {
  const { page, limit } = values;
  return sql<MessageOfSession>`
    with owner as (${activeUser(values.userId)}), session as (
      select session.id,
        least(session.message_count::bigint, ${values.asOf}::bigint) as total
      from chat_session session join owner on session.user_id = ${values.userId}
      where ${condition} and session.deleted_at is null
    )
    select session.id as found_session, session.total,
      ${columnList(CHAT_MESSAGE_COLUMNS, "message")}
    from owner left join session on true left join lateral (
      select ${columnList(CHAT_MESSAGE_COLUMNS)}, position from chat_message
      where user_id = ${values.userId} and session_id = session.id
        and position <= session.total - (${page}::bigint - 1) * ${limit}::bigint
      order by position desc limit ${limit}::bigint
    ) message on true
    order by message.position`;
}

type Recent = BySession & { readonly limit: number };
type TurnColumns = Pick<ChatMessageRow, "id" | "role" | "content">;

export const listTurns = preparedQuery(
  (values: Placeholders<Recent>) => sql<Joined<TurnColumns>>`
    with owner as (${activeUser(values.userId)})
    select message.id, message.role, message.content
    from owner left join chat_session session
      on session.user_id = ${values.userId} and session.id = ${values.sessionId}
        and session.deleted_at is null
    left join lateral (
      select id, role, content, position from chat_message
      where user_id = ${values.userId} and session_id = session.id
        and position > session.context_after
      order by position desc limit ${values.limit}::bigint
    ) message on true
    order by message.position`,
);

type Saved = BySession & {
  readonly sessionName: string;
  readonly askedAt: Date;
  readonly repliedAt: Date;
  /** The rows of the two messages, as JSON text. */
  readonly messages: string;
};

/**
 * The session's row is changed first: whoever else saves into it waits for the end of this transaction, so that
 * positions have no gap and a message stands before its reply. What was asked before the context was cleared is left out
 * of it, though it is answered later. The user is locked first, as by those who delete them.
 */
export const saveExchange = preparedQuery(
  (values: Placeholders<Saved>) => sql<{ readonly saved: boolean }>`
    with owner as (${activeUser(values.userId)} for key share), session as (
      update chat_session session set
        message_count = session.message_count + 2,
        context_after = case
          when session.context_cleared_at > ${values.askedAt} then session.message_count + 2
          else session.context_after
        end,
        name = case session.message_count when 0 then ${values.sessionName} else session.name end,
        updated_at = greatest(session.updated_at, ${values.repliedAt}),
        last_message_at = greatest(session.last_message_at, ${values.repliedAt})
      from owner
      where session.user_id = ${values.userId} and session.id = ${values.sessionId}
        and session.deleted_at is null
      returning session.message_count - 2 as said_before
    ), said as (
      insert into chat_message (${columnList(CHAT_MESSAGE_COLUMNS)}, trace, position)
      select ${columnList(CHAT_MESSAGE_COLUMNS, "given")}, given.trace,
        session.said_before + given.position
      from session, json_populate_recordset(null::chat_message, ${values.messages}::json) given
    )
    select exists (select from session) as saved from owner`,
);

import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type { PageRequest } from "@health-exercise/ports-repositories";
import { type RawBuilder, sql } from "kysely";
import { columnList, columnsOf, valueList } from "../columns.ts";
import type { Joined } from "../joined-row.ts";
import { totalBeside } from "../page.ts";
import { cheapQuery, type Placeholders, preparedQuery, smallWrite } from "../prepared-query.ts";
import { activeAccount, activeUser } from "../user/owner.ts";
import { CHAT_SESSION_COLUMNS, type ChatSessionRow } from "./chat-session.table.ts";

type ByUser = { readonly userId: UserId };
type BySession = ByUser & { readonly sessionId: ChatSessionId };
type SessionColumns = Joined<ChatSessionRow>;

const sessionColumns = columnList(CHAT_SESSION_COLUMNS, "session");

export const insertSession = smallWrite((values: Placeholders<ChatSessionRow>) =>
  inserted(values, sql``),
);

/** Stores nothing where the session is stored already or the person has another default one. */
export const insertDefaultSession = preparedQuery((values: Placeholders<ChatSessionRow>) =>
  inserted(values, sql`on conflict do nothing`),
);

function inserted(values: Placeholders<ChatSessionRow>, onConflict: RawBuilder<unknown>) {
  return sql<{ readonly id: UserId }>`
    with owner as (${activeUser(values.user_id)}), inserted as (
      insert into chat_session (${columnList(CHAT_SESSION_COLUMNS)})
      select ${valueList(CHAT_SESSION_COLUMNS, values)} from owner
      ${onConflict}
    )
    select id from owner`;
}

type PageColumns = SessionColumns & { readonly total: number };

const ofUser = (values: Placeholders<ByUser>) => sql`
  user_id = ${values.userId} and deleted_at is null`;

/** The first page needs no search for where it begins; joined to one row, it keeps the order of the index without being sorted. */
export const listLatestSessions = cheapQuery(
  (values: Placeholders<ByUser & Pick<PageRequest, "limit">>) => sql<PageColumns>`
    with owner as (${activeUser(values.userId)})
    select ${sessionColumns}, (select count(*) from chat_session where ${ofUser(values)}) as total
    from owner left join lateral (
      select ${columnList(CHAT_SESSION_COLUMNS)} from chat_session where ${ofUser(values)}
      order by coalesce(last_message_at, created_at) desc, id desc limit ${values.limit}::bigint
    ) session on true`,
  "page",
);

/** In the order that the index has. */
export const listSessions = cheapQuery(
  (values: Placeholders<ByUser & PageRequest>) => sql<PageColumns>`
    with owner as (${activeUser(values.userId)}), page as materialized (
      select ${columnList(CHAT_SESSION_COLUMNS)} from chat_session
      where ${ofUser(values)}
      order by coalesce(last_message_at, created_at) desc, id desc
      limit ${values.limit}::bigint + 1 offset ${values.offset}::bigint
    ), counted as (
      select ${totalBeside(
        values,
        sql`select count(*) from chat_session where ${ofUser(values)}`,
      )} as total
    )
    select ${sessionColumns}, counted.total
    from owner cross join counted left join page session on true
    order by coalesce(session.last_message_at, session.created_at) desc, session.id desc`,
  "page",
);

export const getSession = cheapQuery((values: Placeholders<BySession>, database) =>
  activeAccount(database, values.userId)
    .leftJoin("chat_session as session", (join) =>
      join
        .onRef("session.user_id", "=", "owner.id")
        .on("session.id", "=", values.sessionId)
        .on("session.deleted_at", "is", null),
    )
    .select(columnsOf("session", CHAT_SESSION_COLUMNS))
    .$castTo<SessionColumns>(),
);

export const findDefaultSession = cheapQuery((values: Placeholders<ByUser>, database) =>
  activeAccount(database, values.userId)
    .leftJoin("chat_session as session", (join) =>
      join
        .onRef("session.user_id", "=", "owner.id")
        .on("session.is_default", "=", sql.lit(true))
        .on("session.deleted_at", "is", null),
    )
    .select(columnsOf("session", CHAT_SESSION_COLUMNS))
    .$castTo<SessionColumns>(),
);

export const deleteSession = preparedQuery(
  (values: Placeholders<BySession & { readonly at: Date }>) => sql<{ readonly deleted: boolean }>`
    with owner as (${activeUser(values.userId)}), deleted as (
      update chat_session session set deleted_at = ${values.at}, updated_at = ${values.at}
      from owner
      where session.user_id = ${values.userId} and session.id = ${values.sessionId}
        and session.deleted_at is null
      returning session.id
    )
    select exists (select from deleted) as deleted from owner`,
);

/** Sessions are locked in one order: two that clear at once would otherwise wait for each other in a circle. */
export const clearContext = preparedQuery(
  (values: Placeholders<ByUser & { readonly at: Date }>) => sql<{ readonly id: UserId }>`
    with owner as (${activeUser(values.userId)}), open as (
      select session.id from chat_session session join owner on session.user_id = ${values.userId}
      where session.deleted_at is null
      order by session.id
      for no key update of session
    ), cleared as (
      update chat_session session set context_after = session.message_count,
        context_cleared_at = greatest(session.context_cleared_at, ${values.at})
      from open
      where session.user_id = ${values.userId} and session.id = open.id
    )
    select id from owner`,
);

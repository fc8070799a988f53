import { CHAT_NOTE_LIMITS } from "@health-exercise/domain/chat";
import type { ChatNoteId, UserId } from "@health-exercise/domain/user";
import { sql } from "kysely";
import { columnList } from "../columns.ts";
import type { Joined } from "../joined-row.ts";
import { cheapQuery, type Placeholders, preparedQuery } from "../prepared-query.ts";
import { activeUser } from "../user/owner.ts";
import { CHAT_NOTE_COLUMNS, type ChatNoteTable } from "./chat-note.table.ts";

type ByUser = { readonly userId: UserId };

/** Another number than that of the lock of those who erase a user. */
const LOCK_OF_NOTES = 1;

export const listNotes = cheapQuery(
  (values: Placeholders<ByUser>) => sql<Joined<ChatNoteTable>>`
    with owner as (${activeUser(values.userId)})
    select ${columnList(CHAT_NOTE_COLUMNS, "note")}
    from owner left join chat_note note on note.user_id = ${values.userId}
    order by note.created_at desc, note.id desc`,
);

/**
 * Held to the end of a transaction by whoever changes several notes of a person: two that change them in another order
 * would otherwise wait for each other. The user is locked first, as by those who delete them.
 */
export const lockNotes = preparedQuery(
  (values: Placeholders<ByUser>) => sql<{ readonly id: UserId }>`
    with owner as (${activeUser(values.userId)} for key share)
    select id from owner,
      pg_advisory_xact_lock(hashtextextended(owner.id::text, ${sql.lit(LOCK_OF_NOTES)}))`,
);

/** The rows of the notes, as JSON text; their topics differ. */
type Kept = ByUser & { readonly notes: string };

/** What is told again in the same words stays as it was. */
export const keepNotes = preparedQuery(
  (values: Placeholders<Kept>) => sql<never>`
    insert into chat_note (${columnList(CHAT_NOTE_COLUMNS)})
    select ${columnList(CHAT_NOTE_COLUMNS, "given")}
    from json_populate_recordset(null::chat_note, ${values.notes}::json) given
    where given.user_id = ${values.userId}
    on conflict on constraint chat_note_topic_key do update
      set id = excluded.id, text = excluded.text, created_at = excluded.created_at
      where chat_note.text <> excluded.text`,
);

export const dropOldestNotes = preparedQuery(
  (values: Placeholders<ByUser>) => sql<never>`
    delete from chat_note where user_id = ${values.userId} and id in (
      select id from chat_note where user_id = ${values.userId}
      order by created_at desc, id desc offset ${sql.lit(CHAT_NOTE_LIMITS.ofPerson)}
    )`,
);

export const deleteNote = preparedQuery(
  (values: Placeholders<ByUser & { readonly noteId: ChatNoteId }>) => sql<{
    readonly deleted: boolean;
  }>`
    with owner as (${activeUser(values.userId)}), deleted as (
      delete from chat_note note using owner
      where note.user_id = ${values.userId} and note.id = ${values.noteId}
      returning note.id
    )
    select exists (select from deleted) as deleted from owner`,
);

export const deleteNotes = preparedQuery(
  (values: Placeholders<ByUser>) => sql<{ readonly deleted: number }>`
    with deleted as (
      delete from chat_note where user_id = ${values.userId} returning 1
    )
    select count(*) as deleted from deleted`,
);

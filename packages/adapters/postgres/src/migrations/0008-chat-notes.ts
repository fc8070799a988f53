import { type Kysely, sql } from "kysely";

/** What people told of themselves in chat: of each topic the latest. Goes with the user, and with nothing else. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_note (
      user_id uuid not null
        constraint chat_note_user_fkey references user_account on delete cascade,
      id uuid not null,
      -- The form of a code alone, because the list of kinds grows.
      kind text not null constraint chat_note_kind check (kind ~ '^[a-z_]{1,40}$'),
      topic text not null constraint chat_note_topic check (char_length(topic) between 1 and 100),
      text text not null constraint chat_note_text check (char_length(text) between 1 and 200),
      created_at timestamptz(3) not null,
      constraint chat_note_pkey primary key (user_id, id),
      constraint chat_note_topic_key unique (user_id, kind, topic)
    )`.execute(database);
  await sql`
    alter table chat_note
      alter column kind set statistics 0,
      alter column topic set statistics 0,
      alter column text set statistics 0`.execute(database);
}

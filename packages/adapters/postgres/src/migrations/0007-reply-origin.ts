import { type Kysely, sql } from "kysely";

/**
 * What a reply rests on and who gave it. Null together: in what was said before, or by a replica that does not know of
 * it yet.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chat_message
      add column answer_basis text constraint chat_message_answer_basis check (
        answer_basis in ('records', 'sources', 'records_and_sources', 'general', 'help', 'none')
      ),
      add column provider text
        constraint chat_message_provider check (char_length(provider) between 1 and 100),
      add column is_fallback boolean,
      add constraint chat_message_origin check (
        num_nulls(answer_basis, provider, is_fallback) = 3
        or (role = 'assistant' and num_nulls(answer_basis, provider, is_fallback) = 0)
      )`.execute(database);
  await sql`
    alter table chat_message
      alter column answer_basis set statistics 0,
      alter column provider set statistics 0`.execute(database);
}

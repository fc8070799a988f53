import { type Kysely, sql } from "kysely";

/**
 * The keys by which clients repeat a request safely that stores something, beside those of chat messages. A key without a
 * response is claimed; whoever comes after `lease_until` may take it over. Of a request on an endpoint that is open to
 * everybody nothing but digests is kept.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const claim = sql`
    fingerprint text collate "C" not null check (char_length(fingerprint) between 1 and 100),
    claim_id text not null check (char_length(claim_id) between 1 and 100),
    lease_until timestamptz not null,
    response text check (char_length(response) between 1 and 1000000),
    created_at timestamptz not null`;
  await sql`
    create table idempotency_key (
      user_id uuid not null
        constraint idempotency_key_user_fkey references user_account on delete cascade,
      endpoint text collate "C" not null check (char_length(endpoint) between 1 and 200),
      key text collate "C" not null check (char_length(key) between 1 and 255),
      ${claim},
      constraint idempotency_key_pkey primary key (user_id, endpoint, key)
    )`.execute(database);
  await sql`
    create table open_idempotency_key (
      digest text collate "C" not null check (char_length(digest) between 1 and 100),
      ${claim},
      constraint open_idempotency_key_pkey primary key (digest)
    )`.execute(database);
  await sql`
    alter table idempotency_key
      alter column key set statistics 0,
      alter column fingerprint set statistics 0,
      alter column response set statistics 0`.execute(database);
  await sql`
    alter table open_idempotency_key
      alter column fingerprint set statistics 0,
      alter column response set statistics 0`.execute(database);
}

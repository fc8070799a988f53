import { type Kysely, sql } from "kysely";
import { keepRowsToUser, showOfEverybody } from "./row-policies.ts";

/**
 * What issuers of tokens call people whose ids are ours; of whom was erased a digest, so that tokens of before stay refused;
 * and which administrator did what is on record.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_identity (
      user_id uuid not null
        constraint user_identity_user_fkey references user_account on delete cascade,
      issuer text collate "C" not null
        constraint user_identity_issuer check (char_length(issuer) between 1 and 500),
      subject text collate "C" not null
        constraint user_identity_subject check (char_length(subject) between 1 and 255),
      created_at timestamptz(3) not null,
      constraint user_identity_pkey primary key (user_id, issuer),
      constraint user_identity_name unique (issuer, subject)
    )`.execute(database);
  await sql`alter table user_identity alter column subject set statistics 0`.execute(database);
  await sql`
    create table erased_identity (
      digest text collate "C" not null constraint erased_identity_pkey primary key
        constraint erased_identity_digest check (char_length(digest) between 1 and 100),
      erased_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    alter table security_event add column actor text collate "C"
      constraint security_event_actor check (char_length(actor) between 1 and 100)`.execute(
    database,
  );
  await keepRowsToUser(database, "user_identity");
  await showOfEverybody(database, "user_identity", ["user_id", "issuer", "subject"]);
  // An answer that is kept for a repetition tells of the person whom an administrator has let in.
  await sql`
    create index idempotency_key_made_user on idempotency_key ((response::jsonb ->> 'id'))
      where endpoint = '/api/admin/users'`.execute(database);
  await sql`
    create view everybodys_admission as
      select user_id, endpoint, key, response::jsonb ->> 'id' as made_user from idempotency_key
      where endpoint = '/api/admin/users'`.execute(database);
}

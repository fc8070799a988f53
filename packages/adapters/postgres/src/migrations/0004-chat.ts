import { type Kysely, sql } from "kysely";

/**
 * Chat sessions, what is said in them, and the keys by which clients repeat a message safely. All of it belongs to a
 * user and goes with them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createChatSession(database);
  await createChatMessage(database);
  await createChatRequest(database);
  await bindDialogueToUser(database);
}

/** `context_after` is the number of messages that the session had when its context was cleared last, with those that were under way. */
async function createChatSession(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_session (
      user_id uuid not null
        constraint chat_session_user_fkey references user_account on delete cascade,
      id uuid not null,
      is_default boolean not null,
      name text not null constraint chat_session_name check (char_length(name) between 1 and 100),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      last_message_at timestamptz(3),
      deleted_at timestamptz(3),
      message_count integer not null default 0
        constraint chat_session_message_count check (message_count >= 0),
      context_after integer not null default 0,
      context_cleared_at timestamptz(3),
      constraint chat_session_pkey primary key (user_id, id),
      constraint chat_session_context_after check (context_after between 0 and message_count)
    )`.execute(database);
  await sql`
    create unique index chat_session_one_default on chat_session (user_id)
      where is_default and deleted_at is null`.execute(database);
  await sql`
    create index chat_session_by_activity
      on chat_session (user_id, coalesce(last_message_at, created_at) desc, id desc)
      where deleted_at is null`.execute(database);
}

/** `position` counts the messages of a session from 1 without a gap: pages and the context are ranges of it. */
async function createChatMessage(database: Kysely<unknown>): Promise<void> {
  const ofReply = sql`
    rag_context, confidence, is_safe, risk_level, flags, warnings, requires_acknowledgment, trace`;
  await sql`
    create table chat_message (
      user_id uuid not null,
      id uuid not null,
      session_id uuid not null,
      position integer not null constraint chat_message_position check (position >= 1),
      role text not null constraint chat_message_role check (role in ('user', 'assistant')),
      content text not null,
      said_at timestamptz(3) not null,
      input_type text constraint chat_message_input_type check (
        input_type in ('text', 'voice', 'quick_reply')
      ),
      rag_context text[] constraint chat_message_rag_context check (
        cardinality(rag_context) <= 20 and array_position(rag_context, null) is null
        and char_length(array_to_string(rag_context, '')) <= 50000
      ),
      confidence numeric constraint chat_message_confidence check (confidence between 0 and 1),
      is_safe boolean,
      risk_level text constraint chat_message_risk_level check (
        risk_level in ('safe', 'low', 'medium', 'high', 'critical')
      ),
      -- The form of a code alone, because the list of flags grows.
      flags text[] constraint chat_message_flags check (
        array_to_string(flags, ',', '?') ~ '^([a-z_]{1,40}(,[a-z_]{1,40}){0,39})?$'
      ),
      warnings text[] constraint chat_message_warnings check (
        cardinality(warnings) <= 100 and array_position(warnings, null) is null
        and char_length(array_to_string(warnings, '')) <= 50000
      ),
      requires_acknowledgment boolean,
      trace jsonb constraint chat_message_trace check (
        jsonb_typeof(trace) = 'object' and octet_length(trace::text) <= 100000
      ),
      constraint chat_message_pkey primary key (user_id, id),
      constraint chat_message_session_fkey foreign key (user_id, session_id)
        references chat_session on delete cascade,
      constraint chat_message_position_key unique (user_id, session_id, position),
      constraint chat_message_content check (
        char_length(content) between 1 and case role when 'user' then 4000 else 20000 end
      ),
      constraint chat_message_of_user check (
        role <> 'user' or (input_type is not null and num_nonnulls(${ofReply}) = 0)
      ),
      constraint chat_message_of_assistant check (
        role <> 'assistant' or (input_type is null and num_nulls(${ofReply}) = 0)
      )
    )`.execute(database);
}

/** A key without a response is claimed; whoever comes after `lease_until` may take it over. */
async function createChatRequest(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_request (
      user_id uuid not null
        constraint chat_request_user_fkey references user_account on delete cascade,
      key text collate "C" not null
        constraint chat_request_key check (char_length(key) between 1 and 255),
      claim_id text not null
        constraint chat_request_claim_id check (char_length(claim_id) between 1 and 100),
      lease_until timestamptz not null,
      response text
        constraint chat_request_response check (char_length(response) between 1 and 1000000),
      created_at timestamptz not null,
      constraint chat_request_pkey primary key (user_id, key)
    )`.execute(database);
}

/** A session says whose it is: an incident that names nobody must not name one. */
async function bindDialogueToUser(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table safety_incident add constraint safety_incident_dialogue_of_user check (
      dialogue_id is null or user_id is not null
    )`.execute(database);
}

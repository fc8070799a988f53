import { type Kysely, sql } from "kysely";
import { keepRowsToUser, showOfEverybody } from "./row-policies.ts";
import { ANNOUNCING_FUNCTIONS, ANNOUNCING_TRIGGERS } from "./webhook-triggers.ts";

const EVENTS = sql.raw(
  "'sport.session.finished', 'sport.goal.reached', 'companion.emotion.changed', 'safety.incident.pending', 'account.erased'",
);

const DELIVERY_COLUMNS = [
  "user_id",
  "number",
  "webhook_id",
  "event_id",
  "type",
  "data",
  "occurred_at",
  "attempts",
  "next_attempt_at",
  "lease_until",
  "settled_at",
  "outcome",
];

/**
 * Other systems that are told of events, and what they were not told yet. Triggers write it down, so that no path of a change
 * is forgotten, in the transaction of the change, and only where an endpoint wants to know. There is no foreign key from a
 * delivery to its endpoint: every change would have to lock the endpoint's row, and all of them the same.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook (
      id uuid not null constraint webhook_pkey primary key,
      url text collate "C" not null constraint webhook_url check (char_length(url) between 1 and 2000),
      events text[] not null constraint webhook_events check (
        cardinality(events) between 1 and 10 and events <@ array[${EVENTS}]
      ),
      sealed_secret text collate "C" not null
        constraint webhook_secret check (char_length(sealed_secret) between 1 and 1000),
      previous_secret text collate "C"
        constraint webhook_previous_secret check (char_length(previous_secret) between 1 and 1000),
      previous_until timestamptz(3),
      created_at timestamptz(3) not null,
      failed_rounds integer not null default 0,
      failing_since timestamptz(3),
      paused_until timestamptz,
      disabled_at timestamptz(3)
    )`.execute(database);
  await sql`create sequence webhook_delivery_number`.execute(database);
  await sql`
    create table webhook_delivery (
      -- The user, also when they are gone; of what is nobody's, the id of that itself.
      user_id uuid not null,
      number bigint not null default nextval('webhook_delivery_number'),
      webhook_id uuid not null,
      event_id uuid not null,
      type text not null constraint webhook_delivery_type check (type in (${EVENTS})),
      data jsonb not null constraint webhook_delivery_data check (jsonb_typeof(data) = 'object'),
      occurred_at timestamptz(3) not null default now(),
      attempts integer not null default 0,
      -- Not rounded: what is due now would be due in the next millisecond.
      next_attempt_at timestamptz not null default now(),
      lease_until timestamptz,
      settled_at timestamptz(3),
      outcome text constraint webhook_delivery_outcome check (outcome in ('delivered', 'given_up')),
      constraint webhook_delivery_pkey primary key (user_id, number)
    )`.execute(database);
  await sql`
    create index webhook_delivery_waiting on webhook_delivery (webhook_id, user_id, number)
      include (occurred_at) where settled_at is null`.execute(database);
  await sql`
    create index webhook_delivery_by_age on webhook_delivery (occurred_at)`.execute(database);
  await sql`
    create table goal_check (
      user_id uuid not null
        constraint goal_check_user_fkey references user_account on delete cascade,
      number bigint not null default nextval('webhook_delivery_number'),
      constraint goal_check_pkey primary key (user_id, number)
    )`.execute(database);
  await sql`alter table exercise_goal add column reached_period date`.execute(database);
  await sql`alter table exercise_goal alter column reached_period set statistics 0`.execute(
    database,
  );
  await sql`alter table webhook_delivery alter column data set statistics 0`.execute(database);
  await keepRowsToUser(database, "webhook_delivery");
  await keepRowsToUser(database, "goal_check");
  await showOfEverybody(database, "webhook_delivery", DELIVERY_COLUMNS);
  await showOfEverybody(database, "goal_check", ["user_id", "number"]);
  for (const statement of [...ANNOUNCING_FUNCTIONS, ...ANNOUNCING_TRIGGERS]) {
    await sql.raw(statement).execute(database);
  }
}

import { type Kysely, sql } from "kysely";

/** What somebody may have to account for. Rows are added, and never changed or removed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table security_event (
      id uuid not null constraint security_event_pkey primary key,
      at timestamptz(3) not null,
      -- The form of a code alone, because the list of kinds grows.
      kind text not null constraint security_event_kind check (kind ~ '^[a-z_]{1,40}$'),
      outcome text not null constraint security_event_outcome check (outcome in ('done', 'refused')),
      who text collate "C" not null
        constraint security_event_who check (char_length(who) between 1 and 100)
    )`.execute(database);
  await sql`create index security_event_latest on security_event (at desc, id desc)`.execute(
    database,
  );
  await sql`
    create function refuse_change_of_security_events() returns trigger language plpgsql as $$
    begin
      raise exception 'security events are never changed or removed';
    end $$`.execute(database);
  await sql`
    create trigger security_event_stays before update or delete or truncate on security_event
      for each statement execute function refuse_change_of_security_events()`.execute(database);
}

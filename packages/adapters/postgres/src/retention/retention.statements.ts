import type { RetainedKind } from "@health-exercise/ports-repositories";
import { type Expression, type RawBuilder, sql } from "kysely";
import { columnList } from "../columns.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";

type Before = { readonly before: Date };

/** Records of one table that are kept for a time. */
type RetainedTable = {
  readonly table: keyof Schema;
  /** The primary key. */
  readonly key: readonly string[];
  /** Whether the time of a record is over. */
  readonly isOver: (before: Expression<Date>) => RawBuilder<boolean>;
  /** What is kept of rows that are `gone`, of which it needs `columns`. Their owners' accounts are locked before them. */
  readonly trace?: { readonly columns: readonly string[]; readonly note: RawBuilder<unknown> };
  /** As many go at once; whatever belongs to them goes with them. */
  readonly portion: number;
};

const wasDeleted = (before: Expression<Date>) => sql<boolean>`deleted_at < ${before}`;

/** A key that was never answered is free when its lease has ended. */
const wasMade = (isAnswered: RawBuilder<unknown>) => (before: Expression<Date>) =>
  sql<boolean>`created_at < ${before} and (${isAnswered} or lease_until < now())`;
const keyWasMade = wasMade(sql`is_answered`);

const lastSaid = (before: Expression<Date>) =>
  sql<boolean>`coalesce(last_message_at, created_at) < ${before}`;

/** Whoever has not seen these deletions yet is not told of them any more, and has to be told that. */
const forgottenChanges = sql`
  update everybodys_user_account account
  set changes_forgotten_until = greatest(account.changes_forgotten_until, forgotten.until)
  from (select user_id, max(change_number) as until from gone group by user_id) forgotten
  where account.id = forgotten.user_id`;

/** Sessions take their messages with them. */
const FEW = 100;
const MANY = 5_000;

const RETAINED: Readonly<Record<RetainedKind, readonly RetainedTable[]>> = {
  deleted_records: [
    {
      table: "sport_log",
      key: ["user_id", "id"],
      isOver: wasDeleted,
      portion: MANY,
      trace: { columns: ["user_id", "change_number"], note: forgottenChanges },
    },
    { table: "exercise_scheme", key: ["user_id", "id"], isOver: wasDeleted, portion: MANY },
    { table: "chat_session", key: ["user_id", "id"], isOver: wasDeleted, portion: FEW },
  ],
  idempotency_keys: [
    { table: "chat_request", key: ["user_id", "key"], isOver: keyWasMade, portion: MANY },
    {
      table: "idempotency_key",
      key: ["user_id", "endpoint", "key"],
      isOver: keyWasMade,
      portion: MANY,
    },
    {
      table: "open_idempotency_key",
      key: ["digest"],
      isOver: wasMade(sql`response is not null`),
      portion: MANY,
    },
  ],
  chats: [{ table: "chat_session", key: ["user_id", "id"], isOver: lastSaid, portion: FEW }],
  webhook_deliveries: [
    {
      table: "webhook_delivery",
      key: ["user_id", "number"],
      isOver: (before) => sql<boolean>`occurred_at < ${before}`,
      portion: MANY,
    },
  ],
};

/** The statements of each kind: each removes a portion of one table, and says how many. */
export const PURGES = {
  deleted_records: RETAINED.deleted_records.map(purge),
  idempotency_keys: RETAINED.idempotency_keys.map(purge),
  chats: RETAINED.chats.map(purge),
  webhook_deliveries: RETAINED.webhook_deliveries.map(purge),
};

/** Held to the end of the transaction by the one process that removes records. */
export const claimPurge = preparedQuery(
  (_: Placeholders<Record<never, never>>) => sql<{ readonly claimed: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('retention', 0)) as claimed`,
);

/** Nobody asks for it: it looks through everybody's rows, by views that show no more of them than when they were made. */
function purge({ table: ofUsers, key, isOver, portion, trace }: RetainedTable) {
  const table = ofUsers === "open_idempotency_key" ? ofUsers : `everybodys_${ofUsers}`;
  return preparedQuery(
    (values: Placeholders<Before>) => sql<{ readonly removed: number }>`
      with over as materialized (
        select ${columnList(key)} from ${sql.table(table)}
        where ${isOver(values.before)} limit ${sql.lit(portion)}
      ), gone as (
        delete from ${sql.table(table)} where (${columnList(key)}) in (
          ${trace === undefined ? sql`select ${columnList(key)} from over` : ofLockedOwners(key)}
        ) and ${isOver(values.before)}
        returning ${trace === undefined ? sql`1` : columnList(trace.columns)}
      )${trace === undefined ? sql`` : sql`, noted as (${trace.note})`}
      select count(*) as removed from gone`,
  );
}

/** An erasure locks the account before the records of it: so does this, and neither waits for the other in a circle. */
function ofLockedOwners(key: readonly string[]): RawBuilder<unknown> {
  return sql`
    select ${columnList(key, "over")} from over join (
      select id from everybodys_user_account where id in (select user_id from over)
      order by id for no key update
    ) owner on owner.id = over.user_id`;
}

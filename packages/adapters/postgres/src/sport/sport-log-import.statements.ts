import type { SessionTime } from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import { type RawBuilder, sql } from "kysely";
import { columnList } from "../columns.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import { activeAccount } from "../user/owner.ts";
import { RECORDED_START_COLUMNS, type RecordedStartColumns } from "./recorded-start.columns.ts";
import { CHANGING_COLUMNS } from "./sport-log.statements.ts";
import {
  SPORT_LOG_COLUMNS,
  type SportLogRow,
  WRITTEN_SPORT_LOG_COLUMNS,
} from "./sport-log.table.ts";

type ByUser = { readonly userId: UserId };

/** Lets one import of a person go on at a time; logs may be written beside it, for their keys need less. */
export const lockOwner = preparedQuery((values: Placeholders<ByUser>, database) =>
  activeAccount(database, values.userId).select("owner.id").forNoKeyUpdate(),
);

type StartedBefore = ByUser & {
  /** No session that starts earlier. */
  readonly first: Date;
  readonly beforeStart: Date;
  readonly beforeId: string;
  readonly limit: number;
};

type StoredTime = SessionTime & RecordedStartColumns & { readonly id: SportLogId };

const startedBefore =
  (column: "sport_start" | "recorded_start", condition: RawBuilder<unknown>) =>
  (values: Placeholders<StartedBefore>) =>
    sql<StoredTime>`
    select id, sport_start as "sportStart", sport_end as "sportEnd", ${columnList(RECORDED_START_COLUMNS)}
    from sport_log
    where user_id = ${values.userId} and deleted_at is null and ${condition}
      and ${sql.ref(column)} >= ${values.first}::timestamptz
      and (${sql.ref(column)}, id) < (${values.beforeStart}::timestamptz, ${values.beforeId}::uuid)
    order by ${sql.ref(column)} desc, id desc
    limit ${values.limit}::bigint`;

/** Latest first, those before a start and an id. */
export const listSessionTimes = preparedQuery(startedBefore("sport_start", sql`true`));

/** The same by the start of their file, of those that were moved away from it. */
export const listMovedSessionTimes = preparedQuery(
  startedBefore("recorded_start", sql`recorded_start <> sport_start`),
);

type SourcedLog = { readonly id: SportLogId; readonly kind: string; readonly externalId: string };

type OfSources = ByUser & { readonly ids: readonly string[] };

export const listSources = preparedQuery((values: Placeholders<OfSources>, database) =>
  database
    .selectFrom("sport_log")
    .select(["id", "source_kind as kind", "source_external_id as externalId"])
    .where("user_id", "=", values.userId)
    .where("source_external_id", "=", sql<string>`any(${values.ids}::text[])`)
    .where("deleted_at", "is", null)
    .$castTo<SourcedLog>(),
);

/** Deleted ones first, so that whoever reads them in order ends with the one that is there. Each part has an index of its own. */
export const listEverySource = preparedQuery((values: Placeholders<OfSources>) => {
  const among = (condition: RawBuilder<unknown>) => sql`
    select id, source_kind as kind, source_external_id as "externalId" from sport_log
    where user_id = ${values.userId} and source_external_id = any(${values.ids}::text[]) and ${condition}`;
  return sql<SourcedLog>`${among(sql`deleted_at is not null`)} union all ${among(sql`deleted_at is null`)}`;
});

type Rows = ByUser & { readonly rows: string };

const IMPORTED_COLUMNS = [...WRITTEN_SPORT_LOG_COLUMNS, ...RECORDED_START_COLUMNS] as const;

const insertRows = (values: Placeholders<Rows>) => sql`
  insert into sport_log (${columnList(IMPORTED_COLUMNS)})
  select ${sql.join(
    IMPORTED_COLUMNS.map((name) =>
      name === "user_id" ? sql`${values.userId}::uuid` : sql.ref(name),
    ),
  )}
  from json_populate_recordset(null::sport_log, ${values.rows}::json)`;

/** Leaves out those whose source is there, and an open one beside another; gives the others. */
export const insertLogsWithRoom = preparedQuery(
  (values: Placeholders<Rows>) => sql<{ readonly id: SportLogId }>`
    ${insertRows(values)} on conflict do nothing returning id`,
);

/** The owner is the one of the lock, whatever the rows say. One of a source that a request has brought meanwhile is left out. */
export const insertLogs = preparedQuery(
  (values: Placeholders<Rows>) => sql<{ readonly inserted: number }>`
    with inserted as (${insertRows(values)}
    on conflict (user_id, source_kind, source_external_id)
      where source_external_id is not null and deleted_at is null do nothing
    returning id) select count(*) as inserted from inserted`,
);

/** Gives logs the start and the clock of their file that they lack; no change of the log itself. */
export const keepRecordedStarts = preparedQuery(
  (values: Placeholders<Rows>) => sql`
    update sport_log as log
    set recorded_start = coalesce(log.recorded_start, told.recorded_start),
      recorded_ahead_seconds = told.recorded_ahead_seconds
    from json_populate_recordset(null::sport_log, ${values.rows}::json) as told
    where log.user_id = ${values.userId} and log.id = told.id and log.deleted_at is null`,
);

type ByIds = ByUser & { readonly ids: readonly SportLogId[] };

/** Those that are finished, each with whether it has a track. */
export const listLogsToComplete = preparedQuery(
  (values: Placeholders<ByIds>) => sql<
    SportLogRow & RecordedStartColumns & { readonly has_track: boolean }
  >`
    select ${columnList([...SPORT_LOG_COLUMNS, ...RECORDED_START_COLUMNS])}, exists (
      select 1 from sport_track where user_id = ${values.userId} and log_id = sport_log.id
    ) as has_track
    from sport_log
    where user_id = ${values.userId} and id = any(${values.ids}::uuid[])
      and deleted_at is null and finished`,
);

/** Leaves out those that somebody changed since they were read; gives the others. */
export const completeLogs = preparedQuery(
  (values: Placeholders<Rows>) => sql<{ readonly id: SportLogId }>`
    update sport_log as log
    set ${sql.join(CHANGING_COLUMNS.map((name) => sql`${sql.ref(name)} = fuller.${sql.ref(name)}`))}
    from json_populate_recordset(null::sport_log, ${values.rows}::json) as fuller
    where log.user_id = ${values.userId} and log.id = fuller.id and log.deleted_at is null
      and log.revision = fuller.revision - 1
    returning log.id`,
);

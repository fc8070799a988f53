import type { SportLogId, UserId } from "@health-exercise/domain/user";
import type { PageRequest } from "@health-exercise/ports-repositories";
import { type RawBuilder, sql } from "kysely";
import { columnList, columnsOf, valueList, valuesOf } from "../columns.ts";
import { type ForeignColumn, isForeign, type Joined } from "../joined-row.ts";
import { totalBeside } from "../page.ts";
import { cheapQuery, type Placeholders, preparedQuery, smallWrite } from "../prepared-query.ts";
import { type Deletion, isRevisionBefore } from "../revision.ts";
import {
  activeAccount,
  activeOwner,
  activeUser,
  MEASURE_COLUMNS,
  type MeasureColumns,
} from "../user/owner.ts";
import {
  SPORT_LOG_COLUMNS,
  type SportLogRow,
  type SportLogValues,
  WRITTEN_SPORT_LOG_COLUMNS,
} from "./sport-log.table.ts";
import { countOfLogs } from "./sport-log-count.columns.ts";

export type ByUser = { readonly userId: UserId };
type ByLog = ByUser & { readonly logId: SportLogId };
type LogColumns = Joined<SportLogRow>;

const measures = columnList(MEASURE_COLUMNS, "owner");
const logColumns = columnList(SPORT_LOG_COLUMNS, "log");

export const insertLog = smallWrite(
  (values: Placeholders<SportLogValues>) => sql<MeasureColumns>`
    with owner as (${activeOwner(values.user_id)}), inserted as (
      insert into sport_log (${columnList(WRITTEN_SPORT_LOG_COLUMNS)})
      select ${valueList(WRITTEN_SPORT_LOG_COLUMNS, values)} from owner
    )
    select ${measures} from owner`,
);

export const getLog = cheapQuery(
  (values: Placeholders<ByLog>, database) =>
    activeAccount(database, values.userId)
      .leftJoin("profile", "profile.user_id", "owner.id")
      .leftJoin("sport_log as log", (join) =>
        join
          .onRef("log.user_id", "=", "owner.id")
          .on("log.id", "=", values.logId)
          .on("log.deleted_at", "is", null),
      )
      .select(columnsOf("profile", MEASURE_COLUMNS))
      .select(columnsOf("log", SPORT_LOG_COLUMNS))
      .select(isForeign("sport_log", "log.id", values.logId, values.userId))
      .$castTo<LogColumns & MeasureColumns & ForeignColumn>(),
  "lazy",
);

export const findOpenLog = cheapQuery(
  (values: Placeholders<ByUser>, database) =>
    activeAccount(database, values.userId)
      .leftJoin("profile", "profile.user_id", "owner.id")
      .leftJoin("sport_log as log", (join) =>
        join
          .onRef("log.user_id", "=", "owner.id")
          .on("log.finished", "=", sql.lit(false))
          .on("log.deleted_at", "is", null),
      )
      .select(columnsOf("profile", MEASURE_COLUMNS))
      .select(columnsOf("log", SPORT_LOG_COLUMNS))
      .$castTo<LogColumns & MeasureColumns>(),
  "lazy",
);

export const findOpenLogId = cheapQuery((values: Placeholders<ByUser>, database) =>
  database
    .selectFrom("sport_log")
    .select("id")
    .where("user_id", "=", values.userId)
    .where("finished", "=", sql.lit(false))
    .where("deleted_at", "is", null),
);

type BySource = ByUser & { readonly kind: string; readonly externalId: string };

export const findLogIdOfSource = cheapQuery((values: Placeholders<BySource>, database) =>
  database
    .selectFrom("sport_log")
    .select("id")
    .where("user_id", "=", values.userId)
    .where("source_kind", "=", values.kind)
    .where("source_external_id", "=", values.externalId)
    .where("deleted_at", "is", null),
);

type Page = ByUser & PageRequest;

export const ofUser = (values: Placeholders<ByUser>) => sql`
  user_id = ${values.userId} and deleted_at is null`;

export type PageColumns = LogColumns & MeasureColumns & { readonly total: number };

/** The page is found in the index alone; only the rows on it are read from the table. */
export const pageOf = (
  values: Placeholders<Page>,
  condition: RawBuilder<unknown>,
  count: RawBuilder<unknown> = sql`select count(*) from sport_log where ${condition}`,
) => sql<PageColumns>`
  with owner as (${activeOwner(values.userId)}), page as materialized (
    select id from sport_log where ${condition}
    order by sport_start desc, id desc
    limit ${values.limit}::bigint + 1 offset ${values.offset}::bigint
  ), counted as (
    select ${totalBeside(values, count)} as total
  )
  select ${measures}, ${logColumns}, counted.total
  from owner cross join counted
    left join (page join sport_log log on log.user_id = ${values.userId} and log.id = page.id)
      on true
  order by log.sport_start desc, log.id desc`;

/** The first page needs no search for where it begins; joined to one row, it keeps its order without being sorted again. */
export const listLatestLogs = cheapQuery(
  (values: Placeholders<ByUser & Pick<PageRequest, "limit">>) => sql<PageColumns>`
    with owner as (${activeOwner(values.userId)})
    select ${measures}, ${logColumns}, (${countOfLogs(values)}) as total
    from owner left join lateral (
      select ${columnList(SPORT_LOG_COLUMNS)} from sport_log where ${ofUser(values)}
      order by sport_start desc, id desc limit ${values.limit}::bigint
    ) log on true`,
  "page",
);

/** Apart from the filtered list, because conditions that hold for every row still cost time for each that is counted. */
export const listLogs = preparedQuery(
  (values: Placeholders<Page>) => pageOf(values, ofUser(values), countOfLogs(values)),
  "page",
);

type Since = ByUser & { readonly since: Date };

/** Two searches rather than one with `or`: each of them has an index, and the open log may have begun long before. */
export const listRecentLogs = preparedQuery(
  (values: Placeholders<Since>) => sql<LogColumns>`
    with owner as (${activeUser(values.userId)})
    select ${logColumns}
    from owner left join (
      select ${columnList(SPORT_LOG_COLUMNS)} from sport_log
      where ${ofUser(values)} and sport_start >= ${values.since}::timestamptz
      union all
      select ${columnList(SPORT_LOG_COLUMNS)} from sport_log
      where ${ofUser(values)} and not finished and sport_start < ${values.since}::timestamptz
    ) log on true
    order by log.sport_start, log.id`,
  "lazy",
);

export const readLogs = preparedQuery(
  (values: Placeholders<Page>) => sql<LogColumns>`
    with owner as (${activeUser(values.userId)}), page as materialized (
      select id from sport_log where ${ofUser(values)}
      order by sport_start desc, id desc
      limit ${values.limit}::bigint offset ${values.offset}::bigint
    )
    select ${logColumns}
    from owner left join (
      page join sport_log log on log.user_id = ${values.userId} and log.id = page.id
    ) on true
    order by log.sport_start, log.id`,
  "lazy",
);

/** What a change of a log writes. */
export const CHANGING_COLUMNS = WRITTEN_SPORT_LOG_COLUMNS.filter(
  (name) => name !== "id" && name !== "user_id" && name !== "created_at",
);

export const replaceLog = preparedQuery((values: Placeholders<SportLogValues>, database) =>
  database
    .updateTable("sport_log")
    .set(valuesOf(CHANGING_COLUMNS, values))
    .where("user_id", "=", values.user_id)
    .where("id", "=", values.id)
    .where(isRevisionBefore(values.revision))
    .where("deleted_at", "is", null)
    .returning("id"),
);

export const deleteLog = preparedQuery(
  (values: Placeholders<ByLog & Deletion>) => sql<ForeignColumn & { readonly deleted: boolean }>`
    with owner as (${activeUser(values.userId)}), deleted as (
      update sport_log log set deleted_at = ${values.at}, updated_at = ${values.at},
        revision = log.revision + 1
      from owner
      where log.user_id = ${values.userId} and log.id = ${values.logId} and log.deleted_at is null
        and log.revision = coalesce(${values.revision}, log.revision)
      returning log.id
    )
    select deleted.id is not null as deleted,
      ${isForeign("sport_log", "deleted.id", values.logId, values.userId)}
    from owner left join deleted on true`,
);

import type { BodyMeasures } from "@health-exercise/domain/sport";
import { type UserId, UTC } from "@health-exercise/domain/user";
import type { PageRequest, SportLogFilter } from "@health-exercise/ports-repositories";
import { type Kysely, sql } from "kysely";
import { columnList } from "../columns.ts";
import { type Placeholders, preparedQuery, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active, activeOwner, MEASURE_COLUMNS, measuresFrom } from "../user/owner.ts";
import { isFiltered } from "./filtered-sport-logs.statements.ts";
import { keepMonthsIfMany } from "./keep-sport-months.ts";
import { sessionValues } from "./session.columns.ts";
import type { PageColumns } from "./sport-log.statements.ts";
import { SPORT_LOG_COLUMNS } from "./sport-log.table.ts";
import {
  type LogsOfType,
  type LogTotalsColumns,
  logsOfType,
  totalsTables,
} from "./sport-log-totals.statements.ts";
import { monthValues } from "./sport-month.columns.ts";

type TypePage = LogsOfType & PageRequest;
type ManyColumns = PageColumns & Pick<LogTotalsColumns, "sessions_added_up" | "changes_added_up">;

/**
 * A page beside totals of which most are known. They tell where the list ends: behind its middle the index is read from the
 * other end, and no further than there are logs of the type.
 */
const ofMany = (values: Placeholders<TypePage>) => {
  const { userId, limit, offset } = values;
  const ofType = logsOfType(values);
  return sql<ManyColumns>`
    with owner as (${activeOwner(userId)}), ${totalsTables(values)}, place as materialized (
      select ${offset}::bigint <= total / 2 as is_near,
        greatest(least(${limit}::bigint, total - ${offset}::bigint), 0) as rows,
        greatest(total - ${offset}::bigint - ${limit}::bigint, 0) as behind
      from totals
    ), page as materialized (
      (select id from sport_log where ${ofType} order by sport_start desc, id desc
        limit (select case when is_near then rows else 0 end from place)
        offset ${offset}::bigint)
      union all
      (select id from sport_log where ${ofType} order by sport_start, id
        limit (select case when is_near then 0 else rows end from place)
        offset (select behind from place))
    )
    select ${columnList(MEASURE_COLUMNS, "owner")}, ${columnList(SPORT_LOG_COLUMNS, "log")},
      totals.total, totals.sessions_added_up, totals.changes_added_up
    from owner cross join totals
      left join (page join sport_log log on log.user_id = ${userId} and log.id = page.id) on true
    order by log.sport_start desc, log.id desc`;
};

export const listManyLogs = preparedQuery(ofMany, "page");

/** The same by the thousand. */
export const readManyLogs = preparedQuery(ofMany, "lazy");

/** With so many logs it is worth while to know sums of months rather than to count (measured; some 2 ms). */
const MANY = 5_000;
const MOST_PEOPLE = 10_000;

/**
 * Who had very many logs when they were last counted. It only chooses between two statements that give the same, so that it
 * does no harm where another process has changed something since.
 */
export class PeopleWithMany {
  readonly #people = new Set<UserId>();
  readonly #many: number;

  constructor(many = MANY) {
    this.#many = many;
  }

  /** Whether the totals of what `filter` lets through are better taken from sums. */
  hasSums(userId: UserId, filter: SportLogFilter): boolean {
    const { exerciseType: _, ...others } = filter;
    return this.#people.has(userId) && !isFiltered(others);
  }

  counted(userId: UserId, total: number): void {
    if (total < this.#many) return;
    if (this.#people.size >= MOST_PEOPLE) this.#people.clear();
    this.#people.add(userId);
  }
}

/** The page of somebody with very many logs, by one of these statements. Sums of months are kept where they were missing. */
export async function pageOfMany(
  database: Kysely<Schema>,
  statement: typeof listManyLogs,
  values: TypePage,
): Promise<readonly PageColumns[]> {
  const rows = await rowsOf(database, statement, values);
  const first = active(rows[0]);
  const { olderAdultFrom }: BodyMeasures = measuresFrom(first);
  const timeZone = first.time_zone ?? UTC;
  const sums = monthValues(sessionValues(values.userId, { timeZone, olderAdultFrom }));
  await keepMonthsIfMany(database, sums, {
    sessions: first.sessions_added_up,
    changes: first.changes_added_up,
  });
  return rows;
}

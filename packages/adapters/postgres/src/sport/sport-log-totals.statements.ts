import type { UserId } from "@health-exercise/domain/user";
import { type RawBuilder, sql } from "kysely";
import { columnList } from "../columns.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import { activeUser } from "../user/owner.ts";
import { distanceColumns, distanceOfRow } from "./session.columns.ts";
import { changedMonths, gapBetween, monthAfter } from "./sport-month.columns.ts";

/** Whose logs, and of which type; of all where null. */
export type LogsOfType = { readonly userId: UserId; readonly exerciseType: string | null };

/** What logs come to, and what it took to know it. */
export type LogTotalsColumns = {
  readonly total: number;
  readonly decimeters: number | null;
  readonly paced_decimeters: number | null;
  readonly paced_milliseconds: number | null;
  readonly sessions_added_up: number;
  readonly changes_added_up: number;
};

/** The condition for the logs of a person that are of the type. */
export function logsOfType({
  userId,
  exerciseType,
}: Placeholders<LogsOfType>): RawBuilder<unknown> {
  return sql`
    user_id = ${userId} and deleted_at is null
    and (${exerciseType}::text is null
      or coalesce(exercise_type, matched_category_id) = ${exerciseType})`;
}

const SUMMED = ["sessions", "decimeters", "paced_decimeters", "paced_milliseconds"] as const;
type Summed = (typeof SUMMED)[number];

/** A sum of a month, of all its sessions or of one type, which stands in a list beside the others. */
function ofMonth(name: Summed, { exerciseType }: Placeholders<LogsOfType>): RawBuilder<unknown> {
  return sql`
    case when ${exerciseType}::text is null then ${sql.ref(name)}
      else ${sql.ref(`type_${name}`)}[array_position(types, ${exerciseType}::text)]
    end as ${sql.ref(name)}`;
}

/**
 * The tables that end with `totals`, which has one row: what the logs of somebody with very many come to. Months that are
 * known are added up and what lies between is looked at, so that it takes no longer the more there are.
 */
export function totalsTables(values: Placeholders<LogsOfType>): RawBuilder<unknown> {
  const { userId } = values;
  return sql`changed as materialized (${changedMonths(userId)}), known as materialized (
      select month, ${monthAfter(sql`month`)} as until,
        ${sql.join(SUMMED.map((name) => ofMonth(name, values)))}
      from sport_month
      where user_id = ${userId} and month not in (select * from changed)
    ), ${gapBetween}, between_months as materialized (
      select count(*) as sessions, ${distanceColumns}
      from gap cross join lateral (
        select ${distanceOfRow} from sport_log
        where ${logsOfType(values)} and finished
          and sport_start >= gap.since and sport_start < gap.until
      ) as session
      where gap.since < gap.until
    ), summed as (
      select ${columnList(SUMMED)} from known union all
      select ${columnList(SUMMED)} from between_months
    ), totals as (
      select coalesce(sum(sessions), 0) + (
          select count(*) from sport_log where ${logsOfType(values)} and not finished
        ) as total,
        sum(decimeters) as decimeters, sum(paced_decimeters) as paced_decimeters,
        sum(paced_milliseconds) as paced_milliseconds,
        (select sessions from between_months) as sessions_added_up,
        (select count(*) from changed) as changes_added_up
      from summed
    )`;
}

/** The totals alone. */
export const totalsOfLogs = preparedQuery(
  (values: Placeholders<LogsOfType>) => sql<LogTotalsColumns>`
    with owner as (${activeUser(values.userId)}), ${totalsTables(values)}
    select totals.* from owner cross join totals`,
);

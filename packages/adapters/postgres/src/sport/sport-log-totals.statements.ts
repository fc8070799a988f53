import type { UserId } from "@health-exercise/domain/user";
import { type RawBuilder, sql } from "kysely";
import { columnList } from "../columns.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import { activeUser } from "../user/owner.ts";
import { distanceColumns, distanceOfRow, isOfType, typeKeyOf } from "./session.columns.ts";
import { hasKinds, kindOf } from "./sport-kind.columns.ts";
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
export function logsOfType(values: Placeholders<LogsOfType>): RawBuilder<unknown> {
  return sql`user_id = ${values.userId} and deleted_at is null and ${isOfType(values)}`;
}

const SUMMED = ["sessions", "decimeters", "paced_decimeters", "paced_milliseconds"] as const;
type Summed = (typeof SUMMED)[number];

const DISTANCES = ["decimeters", "paced_decimeters", "paced_milliseconds"] as const;
/** How often a distance is known, and a pace: sums of what nobody knows any more are none. */
const COUNTS = ["measured", "paced"] as const;
const PARTS = [...SUMMED, ...COUNTS] as const;

const counts = sql`
  (decimeters is not null)::integer as measured, (paced_decimeters is not null)::integer as paced`;

const listOf = (name: Summed) => sql.ref(`type_${name}`);

const isAskedType = (type: RawBuilder<unknown>, { exerciseType }: Placeholders<LogsOfType>) =>
  sql`${typeKeyOf(type)} = ${typeKeyOf(sql`${exerciseType}::text`)}`;

/** What a month adds of one type, which stands in its lists beside the others, in each way to write it. */
function ofType(name: Summed, values: Placeholders<LogsOfType>): RawBuilder<unknown> {
  return sql`(
    select sum(amount)::bigint from unnest(types, ${listOf(name)}) as of_type (type, amount)
    where ${isAskedType(sql`of_type.type`, values)}
  )`;
}

/**
 * A sum of a month, of all its sessions or of one type; nothing of a type where kinds are kept, because there it is found at
 * once.
 */
function ofMonth(name: Summed, values: Placeholders<LogsOfType>): RawBuilder<unknown> {
  return sql`
    case when ${values.exerciseType}::text is null then ${sql.ref(name)}
      when not is_in_kinds then ${ofType(name, values)}
    end as ${sql.ref(name)}`;
}

/** What is kept of the type, less what has changed since. */
function ofKind(values: Placeholders<LogsOfType>): RawBuilder<unknown> {
  const { userId, exerciseType } = values;
  const isAsked = sql`user_id = ${userId} and ${exerciseType}::text is not null`;
  return sql`
    select ${columnList(SUMMED)}, measured_months as measured, paced_months as paced
    from sport_kind
    where ${isAsked} and ${typeKeyOf(sql`kind`)} = ${typeKeyOf(kindOf(sql`${exerciseType}::text`))}
      and (select ${hasKinds(userId)})
    union all
    select ${sql.join(PARTS.map((name) => sql`-${sql.ref(name)}`))} from (
      select ${columnList(SUMMED)}, ${counts} from (
        select ${columnList(SUMMED, "of_type")}
        from sport_month cross join lateral unnest(types, ${sql.join(SUMMED.map(listOf))})
          as of_type (type, ${sql.join(SUMMED.map((name) => sql.ref(name)))})
        where ${isAsked} and is_in_kinds and (is_stale or month in (select * from changed))
          and ${isAskedType(sql`of_type.type`, values)}
      ) as month
    ) as gone`;
}

const knownSum = (name: (typeof DISTANCES)[number]) => sql`
  case when sum(${sql.ref(name === "decimeters" ? "measured" : "paced")}) > 0
    then sum(${sql.ref(name)}) end as ${sql.ref(name)}`;

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
      where user_id = ${userId} and not is_stale and month not in (select * from changed)
    ), ${gapBetween}, between_months as materialized (
      select count(*) as sessions, ${distanceColumns}
      from gap cross join lateral (
        select ${distanceOfRow} from sport_log
        where ${logsOfType(values)} and finished
          and sport_start >= gap.since and sport_start < gap.until
      ) as session
      where gap.since < gap.until
    ), summed as (
      select ${columnList(SUMMED)}, ${counts} from known union all
      select ${columnList(SUMMED)}, ${counts} from between_months union all
      ${ofKind(values)}
    ), totals as (
      select coalesce(sum(sessions), 0) + (
          select count(*) from sport_log where ${logsOfType(values)} and not finished
        ) as total,
        ${sql.join(DISTANCES.map(knownSum))},
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

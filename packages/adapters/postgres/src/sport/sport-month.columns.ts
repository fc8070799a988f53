import { createHash } from "node:crypto";
import { LEAST_PACED_DECIMETERS } from "@health-exercise/domain/sport";
import { type RawBuilder, sql } from "kysely";
import { columnList } from "../columns.ts";
import type { Placeholders } from "../prepared-query.ts";
import {
  finishedOf,
  type SessionValues,
  sessionColumns,
  totalsColumns,
} from "./session.columns.ts";
import { SUMMED_COLUMNS } from "./sport-month.table.ts";

/** In milliseconds for a decimeter; the same division as in the domain, so that equals are equal. */
export const pace: RawBuilder<unknown> = sql`paced_milliseconds::float8 / nullif(decimeters, 0)`;
/** Of a kilometer or more on foot. */
export const hasPace: RawBuilder<unknown> = sql`decimeters >= ${sql.lit(LEAST_PACED_DECIMETERS)}
  and paced_milliseconds is not null`;

/** Another one makes all months be added up anew, as a change of what counts needs. */
const RULES = "no pace that nobody has";

/** Sessions of which months may be known already. */
export type MonthValues = SessionValues & {
  /** What days and METs are told by, in short. */
  readonly context: string;
};

export function monthValues(values: SessionValues): MonthValues {
  const { since, offsets, olderAdultFrom } = values;
  const told = JSON.stringify([RULES, since, offsets, olderAdultFrom]);
  return { ...values, context: createHash("sha256").update(told).digest("base64url").slice(0, 22) };
}

/** Of rows `grouped` by day alone or by type alone, those of days. */
const ofDays = sql`filter (where lacks_day = 0)`;
const ofTypes = sql`filter (where lacks_day = 1)`;
const dayNumber = sql`(day - date '1970-01-01')::bigint`;

const sum = (column: string) => sql`coalesce(sum(${sql.ref(column)}) ${ofDays}, 0)::bigint`;
const known = (column: string) => sql`(sum(${sql.ref(column)}) ${ofDays})::bigint`;
const most = (column: string) =>
  sql`max(array[${sql.ref(column)}::bigint, -${dayNumber}]) filter (where lacks_day = 0 and ${sql.ref(column)} > 0)`;
const ofEachType = (column: string) => sql`(array_agg(${sql.ref(column)}) ${ofTypes})::bigint[]`;

/** The first instant of the month after one, in UTC whatever the zone of the connection. */
export function monthAfter(month: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${month} at time zone 'UTC' + interval '1 month') at time zone 'UTC'`;
}

/**
 * One row, with the `SUMMED_COLUMNS` of the sessions that begin in a time. Reads them once, in the index alone, and groups
 * them once, by day and by type. They are not kept as a table between, which would be written to a disk for somebody with
 * many; `offset 0` says so, and hides from the planner that days follow from instants, of which it expects so many that it
 * would sort them.
 */
export function summedWithin(
  values: Placeholders<SessionValues>,
  from: RawBuilder<unknown>,
  until: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select array_agg(day) ${ofDays} as days,
      ${sum("timed_sessions")} as timed_sessions, ${sum("sessions")} as sessions,
      ${sum("duration_milliseconds")} as duration_milliseconds, ${sum("calories")} as calories,
      ${sum("met_hundredth_milliseconds")} as met_hundredth_milliseconds,
      ${known("decimeters")} as decimeters, ${known("paced_decimeters")} as paced_decimeters,
      ${known("paced_milliseconds")} as paced_milliseconds,
      ${most("longest")} as longest, ${most("most_calories")} as most_calories,
      ${most("farthest")} as farthest,
      min(array[best_pace, ${dayNumber}]) filter (where lacks_day = 0 and best_pace is not null)
        as best_pace,
      array_agg(exercise_type::text) ${ofTypes} as types,
      ${ofEachType("sessions")} as type_sessions,
      ${ofEachType("duration_milliseconds")} as type_durations,
      ${ofEachType("calories")} as type_calories,
      ${ofEachType("met_hundredth_milliseconds")} as type_mets,
      ${ofEachType("decimeters")} as type_decimeters,
      ${ofEachType("paced_decimeters")} as type_paced_decimeters,
      ${ofEachType("paced_milliseconds")} as type_paced_milliseconds
    from (
      select day, exercise_type, grouping(day) as lacks_day,
        count(duration_milliseconds) as timed_sessions, ${totalsColumns},
        max(duration_milliseconds) as longest, max(calories) as most_calories,
        max(decimeters) as farthest, min(${pace}) filter (where ${hasPace}) as best_pace
      from (
        select ${sessionColumns(values)} from sport_log
        where ${finishedOf(values)} and sport_start >= ${from} and sport_start < ${until}
        offset 0
      ) as session
      group by grouping sets ((day), (exercise_type))
    ) as grouped`;
}

/** What lies between the months that are `known`, and before and behind them. */
export const gapBetween: RawBuilder<unknown> = sql`gap as (
      select until as since, coalesce(lead(month) over (order by month), 'infinity') as until
      from (
        select month, until from known union all
        select timestamptz '-infinity', timestamptz '-infinity'
      ) as bound
    )`;

/**
 * The tables that end with `piece`, whose rows have `SUMMED_COLUMNS` and are of all of a person's sessions together: months
 * that are known, and what lies between, added up now.
 */
export function pieceTables(values: Placeholders<MonthValues>): RawBuilder<unknown> {
  const { userId } = values;
  return sql`known as (
      select month, ${monthAfter(sql`month`)} as until, ${columnList(SUMMED_COLUMNS)}
      from sport_month where user_id = ${userId} and ${isKnownMonth(values)}
    ), ${gapBetween}, unknown as materialized (
      select summed.* from gap cross join lateral (${summedWithin(values, sql`gap.since`, sql`gap.until`)}) as summed
      where gap.since < gap.until
    ), piece as (
      select ${columnList(SUMMED_COLUMNS)} from known union all
      select ${columnList(SUMMED_COLUMNS)} from unknown
    )`;
}

/** The condition for the sums of a month that hold. */
export function isKnownMonth({ userId, context }: Placeholders<MonthValues>): RawBuilder<unknown> {
  return sql`context = ${context} and not is_stale
    and month not in (${changedMonths(userId)})`;
}

/** The months in which something was changed that is in none of the sums; a session that left a month has marked it. */
export function changedMonths(userId: Placeholders<MonthValues>["userId"]): RawBuilder<unknown> {
  return sql`
    select month_of_start(sport_start) from sport_log
    where user_id = ${userId} and change_number > (
      select coalesce(min(added_up_to), 9223372036854775807) from sport_month
      where user_id = ${userId}
    )`;
}

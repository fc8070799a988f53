import {
  LEAST_PACED_DECIMETERS,
  type RecordGrouping,
  type RecordPick,
  ROUTES,
  type Route,
  type RoutePick,
} from "@health-exercise/domain/sport";
import type { LocalDate } from "@health-exercise/domain/user";
import { type RawBuilder, sql } from "kysely";
import { columnList } from "../columns.ts";
import type { Joined } from "../joined-row.ts";
import { type Placeholders, type PreparedQuery, preparedQuery } from "../prepared-query.ts";
import {
  type AmountColumns,
  isBetweenMinutes,
  labelledColumns,
  nightOf,
  partialColumns,
  type ScopesValues,
  type ScopeValues,
  scopedSessions,
  summedColumns,
} from "./record-scope.columns.ts";
import { finishedOf } from "./session.columns.ts";
import { SPORT_LOG_COLUMNS, type SportLogRow } from "./sport-log.table.ts";
import { hasPace } from "./sport-month.columns.ts";
import {
  type StreakColumns,
  type StreakValues,
  streakColumns,
  streakTables,
} from "./streak.columns.ts";

type LabelColumns = { readonly sport_name: string; readonly exercise_type: string | null };

export const sessionLabelsOf = preparedQuery(
  (values: Placeholders<ScopeValues>) => sql<LabelColumns>`
    select sport_name, nullif(stated_type, '') as exercise_type
    from (${scopedSessions(values)}) as session
    group by sport_name, stated_type
    order by max(sport_start) desc`,
);

/** Searches the index once for each scope. A scope without a session has no row. */
export const recordAmountsOf = preparedQuery(
  (values: Placeholders<ScopesValues>) => sql<AmountColumns & { readonly number: number }>`
    with daily as (
      select number, day, ${partialColumns}
      from unnest(
        ${values.firsts}::date[], ${values.lasts}::date[], ${values.froms}::timestamptz[],
        ${values.untils}::timestamptz[], ${values.labelled}::boolean[],
        ${values.fromMinutes}::integer[], ${values.untilMinutes}::integer[]
      ) with ordinality as scope (
        first, last, begin, until, labelled, from_minute, until_minute, number
      )
      cross join lateral (
        select ${labelledColumns(values)} from sport_log
        where ${finishedOf(values)}
          and sport_start >= scope.begin and sport_start < scope.until
      ) as session
      where (first is null or ${nightOf(values, sql`until_minute`)} between first and last)
        and (from_minute is null
          or ${isBetweenMinutes(values, sql`from_minute`, sql`until_minute`)})
        and (not labelled or (number, sport_name, stated_type) in (
          select label_scope, name, type from unnest(
            ${values.labelScopes}::bigint[], ${values.names}::text[], ${values.types}::text[]
          ) as label (label_scope, name, type)
        ))
      group by number, day
    )
    select number, count(*) as active_days, ${summedColumns} from daily group by number`,
);

type GroupColumns = AmountColumns & {
  readonly is_whole: boolean;
  /** Null for the whole, and for sessions that belong to no group. */
  readonly key: string | null;
};

const dateText = (date: RawBuilder<unknown>) => sql`to_char(${date}, 'YYYY-MM-DD')`;

const KEYS_OF_DAYS: Readonly<Record<Exclude<RecordGrouping, "sport">, RawBuilder<unknown>>> = {
  day: dateText(sql`day`),
  week: dateText(sql`day - (extract(isodow from day)::integer - 1)`),
  month: dateText(sql`date_trunc('month', day)`),
  weekday: sql`extract(isodow from day)::text`,
};

const groupsOfDays = (key: RawBuilder<unknown>) =>
  preparedQuery(
    (values: Placeholders<ScopeValues>) => sql<GroupColumns>`
      with daily as (
        select day, ${key} as key, ${partialColumns}
        from (${scopedSessions(values)}) as session
        group by day
      )
      select grouping(key) = 1 as is_whole, key, count(*) as active_days, ${summedColumns}
      from daily group by grouping sets ((), (key))`,
  );

export const groupsByDay: Readonly<
  Record<Exclude<RecordGrouping, "sport">, PreparedQuery<ScopeValues, GroupColumns>>
> = {
  day: groupsOfDays(KEYS_OF_DAYS.day),
  week: groupsOfDays(KEYS_OF_DAYS.week),
  month: groupsOfDays(KEYS_OF_DAYS.month),
  weekday: groupsOfDays(KEYS_OF_DAYS.weekday),
};

/** `keys` is JSON: the key of each sport by the type and name of sessions. */
type SportGroupValues = ScopeValues & { readonly keys: string };

/** Keys are looked up in JSON because a join with them is planned badly: how many sessions there will be is unknown. */
export const groupsBySport = preparedQuery(
  (values: Placeholders<SportGroupValues>) => sql<GroupColumns>`
    with keyed as (
      select session.*, ${values.keys}::jsonb #>> array[stated_type, sport_name] as key
      from (${scopedSessions(values)}) as session
    )
    select grouping(key) = 1 as is_whole, key, count(distinct day) as active_days, ${partialColumns}
    from keyed group by grouping sets ((), (key))`,
);

export type PickValues = ScopeValues & { readonly now: Date; readonly limit: number };

export type PickColumns = Joined<SportLogRow> & {
  readonly date: LocalDate;
  /** How many are meant; null where none is. */
  readonly meant: number | null;
  readonly whole: AmountColumns;
};

/** What is read beside: how many sessions are meant, and columns of sessions with their sums. */
type PickedFurther = {
  readonly meant?: RawBuilder<unknown>;
  readonly further?: Readonly<Record<"columns" | "partial" | "summed", RawBuilder<unknown>>>;
};

const NOTHING_FURTHER = { columns: sql``, partial: sql``, summed: sql`` };

/**
 * The picked sessions are found in the index alone; only their rows are read from the table. The most that any session has
 * is known from the sums, so that the first one with as much ends the search.
 */
export const picked = <Values extends PickValues = PickValues>(
  choice: (values: Placeholders<Values>) => RawBuilder<unknown>,
  { meant = sql`1`, further = NOTHING_FURTHER }: PickedFurther = {},
) =>
  preparedQuery(
    (values: Placeholders<Values>) => sql<PickColumns>`
      with daily as (
        select day, ${partialColumns}, max(duration_milliseconds) as longest,
          max(calories) as most_calories, max(decimeters) as farthest${further.partial}
        from (${scopedSessions(values, further.columns)}) as session group by day
      ), whole as (
        select count(*) as active_days, ${summedColumns}, max(longest) as longest,
          max(most_calories) as most_calories, max(farthest) as farthest${further.summed}
        from daily
      ), picked as materialized (
        select id, day, ${meant} as meant from (${scopedSessions(values, further.columns)}) as session
        ${choice(values)} limit ${values.limit}::bigint
      )
      select row_to_json(whole) as whole, picked.day as date, picked.meant, ${columnList(SPORT_LOG_COLUMNS, "log")}
      from whole left join (
        picked join sport_log log on log.user_id = ${values.userId} and log.id = picked.id
      ) on true
      order by log.sport_start, log.id`,
  );

const withMost = (column: string, most: string) =>
  picked(
    () => sql`where ${sql.ref(column)} > 0
      and ${sql.ref(column)} = (select ${sql.ref(most)} from whole)
      order by sport_start, id`,
  );

/** The fastest of those on foot whose distance lies within a route; of equals the earliest. */
const withBestTime = (order: RawBuilder<unknown>, { least, most }: Route) =>
  picked(
    () => sql`where decimeters between ${sql.lit(least)} and ${sql.lit(most)} and ${hasPace}
      order by ${order}, sport_start, id`,
  );

/** In milliseconds for a decimeter; the same division as in the domain, so that equals are equal. */
export const slowness = sql`moved_milliseconds::float8 / nullif(decimeters, 0)`;

/** By how fast those of some kind of exercise were; those on foot where any is meant. */
export const bySlowness = (order: RawBuilder<unknown>) =>
  picked(
    ({ names }) => sql`where decimeters >= ${sql.lit(LEAST_PACED_DECIMETERS)}
      and moved_milliseconds is not null
      and (paced_milliseconds is not null or ${names}::text[] is not null)
      order by ${order}, sport_start, id`,
  );

const fastestOf = (pick: RoutePick) => withBestTime(sql`paced_milliseconds`, ROUTES[pick]);

export const sessionsPicked: Readonly<Record<RecordPick, PreparedQuery<PickValues, PickColumns>>> =
  {
    last: picked(
      ({ now }) => sql`where sport_start <= ${now}::timestamptz order by sport_start desc, id desc`,
    ),
    list: picked(() => sql`order by sport_start, id`),
    longest: withMost("duration_milliseconds", "longest"),
    most_calories: withMost("calories", "most_calories"),
    longest_distance: withMost("decimeters", "farthest"),
    best_pace: bySlowness(slowness),
    fastest_1_km: fastestOf("fastest_1_km"),
    fastest_5_km: fastestOf("fastest_5_km"),
    fastest_10_km: fastestOf("fastest_10_km"),
    fastest_half_marathon: fastestOf("fastest_half_marathon"),
    fastest_marathon: fastestOf("fastest_marathon"),
  };

export const sessionStreaksOf = preparedQuery(
  (values: Placeholders<ScopeValues & StreakValues>) => sql<StreakColumns>`
    with active_day as (
      select distinct day from (${scopedSessions(values)}) as session
    ), ${streakTables(values)}
    select ${streakColumns(values)}`,
);

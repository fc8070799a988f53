import {
  FASTEST_PACE_SECONDS,
  LEAST_PACED_DECIMETERS,
  type StatisticsContext,
} from "@health-exercise/domain/sport";
import type { LocalDate, SportLogId, UserId } from "@health-exercise/domain/user";
import { type RawBuilder, sql } from "kysely";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import {
  dayOf,
  distanceOfRow,
  finishedOf,
  mostTimeFirst,
  type SessionValues,
  sessionColumns,
  sessionValues,
  type TotalsColumns,
  type TypeTotalsColumns,
  totalsColumns,
} from "./session.columns.ts";
import {
  type StreakColumns,
  type StreakValues,
  streakColumns,
  streakTables,
  streakValues,
} from "./streak.columns.ts";

type StatisticsValues = SessionValues &
  StreakValues & {
    readonly thisWeekStart: LocalDate;
    readonly thisWeekEnd: LocalDate;
    readonly lastWeekStart: LocalDate;
    readonly lastWeekEnd: LocalDate;
  };

type BestColumns = {
  readonly value: number;
  readonly log_id: SportLogId;
  readonly date: LocalDate;
};

type StatisticsRow = StreakColumns & {
  readonly open_sessions: number;
  readonly timed_sessions: number;
  readonly active_days: number;
  readonly totals: TotalsColumns;
  readonly this_week: TotalsColumns;
  readonly last_week: TotalsColumns;
  readonly by_type: readonly TypeTotalsColumns[];
  readonly longest: BestColumns | null;
  readonly most_calories: BestColumns | null;
  readonly longest_distance: BestColumns | null;
  readonly best_pace:
    | (Pick<BestColumns, "log_id" | "date"> & {
        readonly paced_milliseconds: number;
        readonly paced_decimeters: number;
      })
    | null;
};

export function statisticsValues(userId: UserId, context: StatisticsContext): StatisticsValues {
  return {
    ...sessionValues(userId, context),
    ...streakValues(context),
    thisWeekStart: context.thisWeek.start,
    thisWeekEnd: context.thisWeek.end,
    lastWeekStart: context.lastWeek.start,
    lastWeekEnd: context.lastWeek.end,
  };
}

/** In milliseconds for a decimeter; the same division as in the domain, so that equals are equal. */
const pace = sql`paced_milliseconds::float8 / nullif(decimeters, 0)`;
/** Of a kilometer or more on foot; what nobody runs has none. */
const hasPace = sql`decimeters >= ${sql.lit(LEAST_PACED_DECIMETERS)}
  and ${pace} * 10 >= ${sql.lit(FASTEST_PACE_SECONDS)}`;

/**
 * Reads the sessions once and groups them once, by day and by type; everything else is made from the groups. They are not
 * kept as a table between, which would be written to a disk for somebody with many; `offset 0` says so, and hides from
 * the planner that days follow from instants, of which it expects so many that it would sort them.
 */
export const exerciseStatisticsOf = preparedQuery(
  (values: Placeholders<StatisticsValues>) => sql<StatisticsRow>`
    with session as (
      select ${sessionColumns(values)} from sport_log where ${finishedOf(values)} offset 0
    ), grouped as materialized (
      select day, exercise_type, grouping(day) as lacks_day,
        count(duration_milliseconds) as timed_sessions, ${totalsColumns},
        max(duration_milliseconds) as longest, max(calories) as most_calories,
        max(decimeters) as farthest, min(${pace}) filter (where ${hasPace}) as best_pace
      from session group by grouping sets ((day), (exercise_type))
    ), active_day as (
      select * from grouped where lacks_day = 0
    ), totals as (
      select count(*) as active_days, coalesce(sum(timed_sessions), 0) as timed_sessions,
        ${totalsJson(sql`true`)} as totals,
        ${totalsJson(sql`day between ${values.thisWeekStart}::date and ${values.thisWeekEnd}::date`)}
          as this_week,
        ${totalsJson(sql`day between ${values.lastWeekStart}::date and ${values.lastWeekEnd}::date`)}
          as last_week
      from active_day
    ), ${streakTables(values)}
    select totals.*,
      (select count(*) from sport_log
        where user_id = ${values.userId} and deleted_at is null and not finished) as open_sessions,
      ${streakColumns(values)},
      (select coalesce(json_agg(type_totals), '[]') from (
        select exercise_type, sessions, duration_milliseconds, calories, met_hundredth_milliseconds,
          decimeters, paced_decimeters, paced_milliseconds
        from grouped where lacks_day = 1 ${mostTimeFirst}
      ) as type_totals) as by_type,
      ${bestBy(values, "duration_milliseconds", "longest")} as longest,
      ${bestBy(values, "calories", "most_calories")} as most_calories,
      ${bestBy(values, "decimeters", "farthest")} as longest_distance,
      ${bestPace(values)} as best_pace
    from totals`,
);

function totalsJson(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const sum = (column: keyof TotalsColumns) =>
    sql`${sql.lit(column)}, coalesce(sum(${sql.ref(column)}) filter (where ${condition}), 0)`;
  const known = (column: keyof TotalsColumns) =>
    sql`${sql.lit(column)}, sum(${sql.ref(column)}) filter (where ${condition})`;
  return sql`json_build_object(${sum("sessions")}, ${sum("duration_milliseconds")},
    ${sum("calories")}, ${sum("met_hundredth_milliseconds")},
    ${known("decimeters")}, ${known("paced_decimeters")}, ${known("paced_milliseconds")})`;
}

/**
 * Of equals the earliest, then the smallest id; nothing is no best. It is looked for around the first day that has it: where
 * clocks go back over midnight, a session of the next day may have begun before.
 */
function bestBy(
  values: Placeholders<StatisticsValues>,
  column: "duration_milliseconds" | "calories" | "decimeters",
  mostOfDay: "longest" | "most_calories" | "farthest",
): RawBuilder<unknown> {
  const measure = column === "decimeters" ? sql`(10 * distance_m)::integer` : sql.ref(column);
  const most = sql.ref(mostOfDay);
  return sql`(
    select row_to_json(best) from (
      select ${measure} as value, id as log_id, ${dayOf(values)} as date
      from (
        select ${most} as most, day::timestamp at time zone 'UTC' as first_day
        from active_day where ${most} > 0 order by ${most} desc, day limit 1
      ) as first_best join sport_log on ${finishedOf(values)} and ${measure} = most
        and sport_start >= first_day - interval '2 days'
        and sport_start < first_day + interval '3 days'
      order by sport_start, id limit 1
    ) as best
  )`;
}

/** The fastest session on foot, looked for in the same way; of equals the earliest, then the smallest id. */
function bestPace(values: Placeholders<StatisticsValues>): RawBuilder<unknown> {
  return sql`(
    select row_to_json(best) from (
      select paced_milliseconds, decimeters as paced_decimeters, id as log_id, day as date
      from (
        select best_pace, day::timestamp at time zone 'UTC' as first_day
        from active_day where best_pace is not null order by best_pace, day limit 1
      ) as first_best cross join lateral (
        select id, sport_start, ${dayOf(values)} as day, ${distanceOfRow} from sport_log
        where ${finishedOf(values)}
          and sport_start >= first_day - interval '2 days'
          and sport_start < first_day + interval '3 days'
      ) as run
      where ${hasPace} and ${pace} = best_pace
      order by sport_start, id limit 1
    ) as best
  )`;
}

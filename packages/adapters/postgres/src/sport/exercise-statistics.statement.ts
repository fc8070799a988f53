import type { StatisticsContext } from "@health-exercise/domain/sport";
import type { LocalDate, SportLogId, UserId } from "@health-exercise/domain/user";
import { type RawBuilder, sql } from "kysely";
import { columnList } from "../columns.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import {
  dayOf,
  distanceOfRow,
  finishedOf,
  type SearchedInstants,
  sessionColumns,
  sessionValues,
  sessionValuesWithin,
  type TypeTotalsColumns,
  totalsColumns,
} from "./session.columns.ts";
import { typeTables } from "./sport-kind.columns.ts";
import {
  changedMonths,
  hasPace,
  type MonthValues,
  monthValues,
  pace,
  pieceTables,
} from "./sport-month.columns.ts";
import {
  type StreakColumns,
  type StreakValues,
  streakColumns,
  streakTables,
  streakValues,
} from "./streak.columns.ts";
import { TOTALS, type TotalsColumns } from "./totals.columns.ts";
import { typeTotalsJson } from "./type-totals.columns.ts";

type StatisticsValues = MonthValues &
  SearchedInstants &
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
  /** Of how many sessions no sum was known, and how many changes were looked at to know that. */
  readonly sessions_added_up: number;
  readonly changes_added_up: number;
  /** Of how many kinds in months that are not in the kept kinds. */
  readonly loose_kinds: number;
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
  const { from, until } = sessionValuesWithin(userId, context, {
    start: context.lastWeek.start,
    end: context.thisWeek.end,
  });
  return {
    ...monthValues(sessionValues(userId, context)),
    ...streakValues(context),
    from,
    until,
    thisWeekStart: context.thisWeek.start,
    thisWeekEnd: context.thisWeek.end,
    lastWeekStart: context.lastWeek.start,
    lastWeekEnd: context.lastWeek.end,
  };
}

/**
 * Adds up months that are known and what lies between; everything else is made from these sums, but for two weeks and the
 * days of the bests.
 */
export const exerciseStatisticsOf = preparedQuery(
  (values: Placeholders<StatisticsValues>) => sql<StatisticsRow>`
    with ${pieceTables(values)}, ${typeTables(values)}, active_day as (
      select distinct day from piece cross join lateral unnest(days) as day
    ), recent as materialized (
      select day, ${totalsColumns} from (
        select ${sessionColumns(values)} from sport_log
        where ${finishedOf(values)}
          and sport_start >= ${values.from} and sport_start < ${values.until}
      ) as session group by day
    ), best as (
      select max(longest) as longest, max(most_calories) as most_calories,
        max(farthest) as farthest, min(best_pace) as best_pace
      from piece
    ), ${streakTables(values)}
    select (select count(*) from active_day) as active_days,
      (select coalesce(sum(sessions), 0) from unknown) as sessions_added_up,
      (select count(*) from (${changedMonths(values.userId)}) as changed) as changes_added_up,
      (select coalesce(sum(kinds) filter (where not is_in_kinds), 0) from sport_month
        where user_id = ${values.userId}) as loose_kinds,
      coalesce(sum(timed_sessions), 0) as timed_sessions,
      ${totalsJson} as totals,
      (select ${totalsJson} from recent
        where day between ${values.thisWeekStart}::date and ${values.thisWeekEnd}::date
      ) as this_week,
      (select ${totalsJson} from recent
        where day between ${values.lastWeekStart}::date and ${values.lastWeekEnd}::date
      ) as last_week,
      (select count(*) from sport_log
        where user_id = ${values.userId} and deleted_at is null and not finished) as open_sessions,
      ${streakColumns(values)},
      ${typeTotalsJson(typesOfPieces, sumsOfPieces)} as by_type,
      ${bestBy(values, "duration_milliseconds", "longest")} as longest,
      ${bestBy(values, "calories", "most_calories")} as most_calories,
      ${bestBy(values, "decimeters", "farthest")} as longest_distance,
      ${bestPace(values)} as best_pace
    from piece`,
);

const typesOfPieces = sql`select exercise_type, ${columnList(TOTALS)} from type_of_piece`;
const sumsOfPieces = sql`
  select ${sql.join(TOTALS.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`))}
  from piece`;

/** Zero where there is nothing, and null where no distance is known. */
const summedOf = (column: keyof TotalsColumns) =>
  sql`${sql.lit(column)}, coalesce(sum(${sql.ref(column)}), 0)`;
const knownOf = (column: keyof TotalsColumns) => sql`${sql.lit(column)}, sum(${sql.ref(column)})`;
const totalsJson = sql`json_build_object(${sql.join([
  summedOf("sessions"),
  summedOf("duration_milliseconds"),
  summedOf("calories"),
  summedOf("met_hundredth_milliseconds"),
  knownOf("decimeters"),
  knownOf("paced_decimeters"),
  knownOf("paced_milliseconds"),
])})`;

/**
 * Around the day of a best, by scalars, so that the index is searched there alone: where clocks go back over midnight, a
 * session of the next day may have begun before.
 */
function aroundBest(days: RawBuilder<unknown>): RawBuilder<unknown> {
  const instant = (more: number) =>
    sql`(select (date '1970-01-01' + ((${days})::integer + ${sql.lit(more)}))::timestamp at time zone 'UTC' from best)`;
  return sql`sport_start >= ${instant(-2)} and sport_start < ${instant(3)}`;
}

/** Of equals the earliest, then the smallest id; nothing is no best. It is looked for around the first day that has it. */
function bestBy(
  values: Placeholders<StatisticsValues>,
  column: "duration_milliseconds" | "calories" | "decimeters",
  mostOfDay: "longest" | "most_calories" | "farthest",
): RawBuilder<unknown> {
  const measure = column === "decimeters" ? sql`(10 * distance_m)::integer` : sql.ref(column);
  const most = sql.ref(mostOfDay);
  return sql`(
    select row_to_json(best_session) from (
      select ${measure} as value, id as log_id, ${dayOf(values)} as date from sport_log
      where ${finishedOf(values)} and ${aroundBest(sql`-${most}[2]`)}
        and ${measure} = (select ${most}[1] from best)
      order by sport_start, id limit 1
    ) as best_session
  )`;
}

/** The fastest session on foot, looked for in the same way; of equals the earliest, then the smallest id. */
function bestPace(values: Placeholders<StatisticsValues>): RawBuilder<unknown> {
  return sql`(
    select row_to_json(best_session) from (
      select paced_milliseconds, decimeters as paced_decimeters, id as log_id, day as date
      from (
        select id, sport_start, ${dayOf(values)} as day, ${distanceOfRow} from sport_log
        where ${finishedOf(values)} and ${aroundBest(sql`best_pace[2]`)}
      ) as run
      where ${hasPace} and ${pace} = (select best_pace[1] from best)
      order by sport_start, id limit 1
    ) as best_session
  )`;
}

import type { StatisticsContext } from "@health-exercise/domain/sport";
import {
  dayNumber,
  daysIn,
  isPaused,
  type LocalDate,
  pausedDaysUntil,
  type SportLogId,
  type UserId,
} from "@health-exercise/domain/user";
import { type RawBuilder, sql } from "kysely";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import {
  finishedOf,
  type SessionValues,
  sessionColumns,
  sessionValues,
  type TotalsColumns,
  type TypeTotalsColumns,
  totalsColumns,
} from "./session.columns.ts";

type StatisticsValues = SessionValues & {
  readonly today: LocalDate;
  readonly thisWeekStart: LocalDate;
  readonly thisWeekEnd: LocalDate;
  readonly lastWeekStart: LocalDate;
  readonly lastWeekEnd: LocalDate;
  readonly pauseStarts: readonly LocalDate[];
  readonly pauseEnds: readonly LocalDate[];
  /** How many paused days there are from the first pause to the end of each. */
  readonly pausedDays: readonly number[];
  /** A streak that ends before this position is over. */
  readonly oldestKeepingPosition: number;
};

type BestColumns = {
  readonly value: number;
  readonly log_id: SportLogId;
  readonly date: LocalDate;
};

type StatisticsRow = {
  readonly open_sessions: number;
  readonly timed_sessions: number;
  readonly active_days: number;
  readonly totals: TotalsColumns;
  readonly this_week: TotalsColumns;
  readonly last_week: TotalsColumns;
  readonly current_streak_days: number;
  readonly longest_streak_days: number;
  readonly by_type: readonly TypeTotalsColumns[];
  readonly longest: BestColumns | null;
  readonly most_calories: BestColumns | null;
};

export function statisticsValues(userId: UserId, context: StatisticsContext): StatisticsValues {
  const { paused, today } = context;
  const position = dayNumber(today) - pausedDaysUntil(paused, today);
  return {
    ...sessionValues(userId, context),
    today,
    thisWeekStart: context.thisWeek.start,
    thisWeekEnd: context.thisWeek.end,
    lastWeekStart: context.lastWeek.start,
    lastWeekEnd: context.lastWeek.end,
    pauseStarts: paused.map((range) => range.start),
    pauseEnds: paused.map((range) => range.end),
    pausedDays: runningSums(paused.map(daysIn)),
    oldestKeepingPosition: isPaused(paused, today) ? position : position - 1,
  };
}

/**
 * Reads the sessions once and groups them once, by day and by type; everything else is made from the groups.
 * A streak is a run of days without gap, where positions count the days that are not paused.
 */
export const exerciseStatisticsOf = preparedQuery(
  (values: Placeholders<StatisticsValues>) => sql<StatisticsRow>`
    with session as materialized (
      select ${sessionColumns(values)} from sport_log where ${finishedOf(values)}
    ), grouped as materialized (
      select day, exercise_type, grouping(day) as lacks_day,
        count(duration_milliseconds) as timed_sessions, ${totalsColumns}
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
    ), position as (
      select day - date '1970-01-01' - coalesce((${values.pausedDays}::integer[])[pause], 0)
        as position
      from (
        select day, width_bucket(day, ${values.pauseStarts}::date[]) as pause from active_day
        where day <= ${values.today}::date
      ) as day_after_pause
      where coalesce((${values.pauseEnds}::date[])[pause] < day, true)
    ), streak as (
      select count(*) as days, max(position) as last_position
      from (
        select position, position - row_number() over (order by position) as island from position
      ) as run
      group by island
    )
    select totals.*,
      (select count(*) from sport_log
        where user_id = ${values.userId} and deleted_at is null and not finished) as open_sessions,
      coalesce((
        select days from streak where last_position >= ${values.oldestKeepingPosition}::bigint
        order by last_position desc limit 1
      ), 0) as current_streak_days,
      coalesce((select max(days) from streak), 0) as longest_streak_days,
      (select coalesce(json_agg(type_totals), '[]') from (
        select exercise_type, sessions, duration_milliseconds, calories, met_hundredth_milliseconds
        from grouped where lacks_day = 1
      ) as type_totals) as by_type,
      ${bestBy("duration_milliseconds")} as longest,
      ${bestBy("calories")} as most_calories
    from totals`,
);

function runningSums(numbers: readonly number[]): number[] {
  let sum = 0;
  return numbers.map((number) => {
    sum += number;
    return sum;
  });
}

function totalsJson(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const sum = (column: keyof TotalsColumns) =>
    sql`${sql.lit(column)}, coalesce(sum(${sql.ref(column)}) filter (where ${condition}), 0)`;
  return sql`json_build_object(${sum("sessions")}, ${sum("duration_milliseconds")},
    ${sum("calories")}, ${sum("met_hundredth_milliseconds")})`;
}

/** Of equals the earliest, then the smallest id; nothing is no best. */
function bestBy(column: "duration_milliseconds" | "calories"): RawBuilder<unknown> {
  const measure = sql.ref(column);
  return sql`(
    select row_to_json(best) from (
      select ${measure} as value, id as log_id, day as date
      from session where ${measure} > 0 order by ${measure} desc, sport_start, id limit 1
    ) as best
  )`;
}

import type { StatisticsContext } from "@health-exercise/domain/sport";
import {
  dayNumber,
  daysIn,
  isPaused,
  type LocalDate,
  pausedDaysUntil,
} from "@health-exercise/domain/user";
import { type RawBuilder, sql } from "kysely";
import type { Placeholders } from "../prepared-query.ts";

/** How the days of a streak are counted. */
export type StreakValues = {
  readonly today: LocalDate;
  readonly pauseStarts: readonly LocalDate[];
  readonly pauseEnds: readonly LocalDate[];
  /** How many paused days there are from the first pause to the end of each. */
  readonly pausedDays: readonly number[];
  /** A streak that ends before this position is over. */
  readonly oldestKeepingPosition: number;
};

export type StreakColumns = {
  readonly current_streak_days: number;
  readonly longest_streak_days: number;
};

export function streakValues({ paused, today }: StatisticsContext): StreakValues {
  const position = dayNumber(today) - pausedDaysUntil(paused, today);
  return {
    today,
    pauseStarts: paused.map((range) => range.start),
    pauseEnds: paused.map((range) => range.end),
    pausedDays: runningSums(paused.map(daysIn)),
    oldestKeepingPosition: isPaused(paused, today) ? position : position - 1,
  };
}

/**
 * The tables that `streakColumns` are read from, made of a table `active_day` that has each `day` with a session once. A
 * streak is a run of days without gap, where positions count the days that are not paused.
 */
export function streakTables(values: Placeholders<StreakValues>): RawBuilder<unknown> {
  return sql`position as (
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
    )`;
}

export function streakColumns(values: Placeholders<StreakValues>): RawBuilder<unknown> {
  return sql`
    coalesce((
      select days from streak where last_position >= ${values.oldestKeepingPosition}::bigint
      order by last_position desc limit 1
    ), 0) as current_streak_days,
    coalesce((select max(days) from streak), 0) as longest_streak_days`;
}

function runningSums(numbers: readonly number[]): number[] {
  let sum = 0;
  return numbers.map((number) => {
    sum += number;
    return sum;
  });
}

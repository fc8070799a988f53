import { MOST_MOVED_LABELS } from "@health-exercise/domain/sport";
import type { LocalDate } from "@health-exercise/domain/user";
import { sql } from "kysely";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import { EXERCISE_SCHEME_COLUMNS, type ExerciseSchemeRow } from "./exercise-scheme.table.ts";
import {
  type DailyTotalsColumns,
  finishedOf,
  movementOfRow,
  type SearchedInstants,
  type SessionValues,
  sessionColumns,
  type TypeTotalsColumns,
  totalsColumns,
} from "./session.columns.ts";
import { exertionTenths } from "./sport-log.table.ts";
import type { TotalsColumns } from "./totals.columns.ts";
import { typeTotalsJson } from "./type-totals.columns.ts";

type WeeklyReportValues = SessionValues &
  SearchedInstants & {
    readonly start: LocalDate;
    readonly end: LocalDate;
    readonly previousStart: LocalDate;
    readonly previousEnd: LocalDate;
    readonly loadStart: LocalDate;
  };

export type DailyLoadColumns = {
  readonly date: LocalDate;
  readonly rating_tenth_milliseconds: number;
  readonly rated_sessions: number;
  readonly rated_by_feeling: number;
  readonly unrated_sessions: number;
};

export type LabelledMovementColumns = {
  readonly sport_name: string;
  readonly stated_type: string | null;
  readonly sessions: number;
  readonly decimeters: number;
  readonly milliseconds: number;
};

/** What stands in the first row alone. */
type ReportColumns = {
  readonly days: readonly DailyTotalsColumns[];
  readonly by_type: readonly TypeTotalsColumns[];
  readonly previous: TotalsColumns & { readonly active_days: number };
  readonly moved: readonly LabelledMovementColumns[];
  readonly loads: readonly DailyLoadColumns[];
};

export type SchemeProgressColumns = ExerciseSchemeRow & { readonly completed_sessions: number };

type Absent<Columns> = { readonly [Name in keyof Columns]: null };

type WeeklyReportRow = (ReportColumns | Absent<ReportColumns>) &
  (SchemeProgressColumns | Absent<SchemeProgressColumns>);

/**
 * Reads the sessions of all days that the report depends on once. There is a row for each active scheme, the latest first, and one
 * where there is none: all of them in one value took long to read in one piece. The report stands in the first row.
 */
export const weeklyReportOf = preparedQuery(
  (values: Placeholders<WeeklyReportValues>) => sql<WeeklyReportRow>`
    with session as materialized (
      select sport_name, sport_log.exercise_type as stated_type, exertion_by_feeling,
        (${exertionTenths})::bigint * duration_milliseconds as rating_tenth_milliseconds,
        ${movementOfRow}, ${sessionColumns(values)}
      from sport_log
      where ${finishedOf(values)}
        and sport_start >= ${values.from} and sport_start < ${values.until}
    ), period as (
      select * from session where day between ${values.start}::date and ${values.end}::date
    ), report as (
      select 1 as place, (
        select coalesce(json_agg(daily order by date), '[]') from (
          select day as date, ${totalsColumns},
            json_agg(sport_name order by sport_start, id) as sport_names
          from period group by day
        ) as daily
      ) as days,
      ${typeTotalsJson(
        sql`select exercise_type, ${totalsColumns} from period group by exercise_type`,
        sql`select ${totalsColumns} from period`,
      )} as by_type, (
        select row_to_json(previous) from (
          select count(distinct day) as active_days, ${totalsColumns} from session
          where day between ${values.previousStart}::date and ${values.previousEnd}::date
        ) as previous
      ) as previous, (
        select coalesce(json_agg(label), '[]') from (
          select sport_name, stated_type, count(*) as sessions, sum(decimeters) as decimeters,
            sum(moved_milliseconds) as milliseconds
          from period
          where moved_milliseconds is not null and paced_milliseconds is null
          group by sport_name, stated_type
          order by 4 desc, sport_name collate "C", coalesce(stated_type, '') collate "C"
          limit ${sql.lit(MOST_MOVED_LABELS)}
        ) as label
      ) as moved, (
        select coalesce(json_agg(load order by date), '[]') from (
          select day as date,
            coalesce(sum(rating_tenth_milliseconds), 0) as rating_tenth_milliseconds,
            count(rating_tenth_milliseconds) as rated_sessions,
            count(rating_tenth_milliseconds) filter (where exertion_by_feeling) as rated_by_feeling,
            count(*) - count(rating_tenth_milliseconds) as unrated_sessions
          from session where day between ${values.loadStart}::date and ${values.end}::date
          group by day
        ) as load
      ) as loads
    ), scheme as (
      select row_number() over (order by created_at desc, id desc) as place,
        ${sql.join(EXERCISE_SCHEME_COLUMNS.map((column) => sql.ref(column)))}, (
          select count(*)::int from period
          where exercise_type = any (array(
              select item ->> 'exercise_type' from jsonb_array_elements(items) as item
            )) or sport_name = any (array(
              select item ->> 'sport_name' from jsonb_array_elements(items) as item
            ))
        ) as completed_sessions
      from exercise_scheme
      where user_id = ${values.userId} and deleted_at is null and is_active
    )
    select * from report full join scheme using (place) order by place`,
);

import {
  addDistances,
  type DailyTotals,
  type DistanceTotals,
  type ExerciseTotals,
} from "@health-exercise/domain/sport";
import { fromDayNumber, type LocalDate } from "@health-exercise/domain/user";
import { sql } from "kysely";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import {
  finishedOf,
  type SearchedInstants,
  type SessionValues,
  sessionColumns,
} from "./session.columns.ts";

type DailySessionsValues = SessionValues &
  SearchedInstants & { readonly start: LocalDate; readonly end: LocalDate };

/** Sessions in the order of their starts, latest first, a column as the JSON of a list; null where there is no session. */
export type DailySessionsColumns = {
  /** Days since 1970-01-01. */
  readonly days: string | null;
  readonly durations: string | null;
  readonly calories: string | null;
  readonly mets: string | null;
  readonly names: readonly string[] | null;
  /** Null where no session tells its distance; else null for those that do not. */
  readonly distances: string | null;
  readonly paces: string | null;
};

/** The JSON of a list of whole numbers, which costs PostgreSQL less than aggregating JSON does. */
const listOf = (column: string) => sql`translate(array_agg(${sql.ref(column)})::text, '{}', '[]')`;

/** The same of a column that is null for most, and nothing where it is null for all. */
const knownOf = (column: string) => sql`
  case when count(${sql.ref(column)}) > 0 then lower(${listOf(column)}) end`;

/**
 * The sessions of a range, in one row: as rows of their own, or summed here, they would cost both sides several times as
 * much as what they say.
 */
export const dailySessionsOf = preparedQuery(
  (values: Placeholders<DailySessionsValues>) => sql<DailySessionsColumns>`
    with session as (
      select sport_name, ${sessionColumns(values)} from sport_log
      where ${finishedOf(values)}
        and sport_start >= ${values.from} and sport_start < ${values.until}
      order by sport_start desc, id desc
    ), counted as (
      select day - date '1970-01-01' as day, coalesce(duration_milliseconds, 0) as duration, calories,
        coalesce(met_hundredth_milliseconds, 0) as met, sport_name, decimeters, paced_milliseconds
      from session where day between ${values.start}::date and ${values.end}::date
    )
    select ${listOf("day")} as days, ${listOf("duration")} as durations,
      ${listOf("calories")} as calories, ${listOf("met")} as mets, json_agg(sport_name) as names,
      ${knownOf("decimeters")} as distances, ${knownOf("paced_milliseconds")} as paces
    from counted`,
);

type DayBeingSummed = { -readonly [Sum in Exclude<keyof ExerciseTotals, "distance">]: number } & {
  distance?: DistanceTotals | undefined;
  readonly sportNames: Set<string>;
};

type Known = readonly (number | null)[];

/** The days of the sessions, in order. */
export function dailyTotalsFrom(row: DailySessionsColumns): DailyTotals[] {
  const [days, durations, calories, mets] = [row.days, row.durations, row.calories, row.mets].map(
    (list) => JSON.parse(list ?? "[]") as number[],
  ) as [number[], number[], number[], number[]];
  const distances = JSON.parse(row.distances ?? "[]") as Known;
  const paces = JSON.parse(row.paces ?? "[]") as Known;
  const byDay = new Map<number, DayBeingSummed>();
  // From the earliest start on; where clocks go back over midnight, days do not follow it.
  for (let index = days.length - 1; index >= 0; index -= 1) {
    const day = dayIn(byDay, days[index] as number);
    day.sessions += 1;
    day.durationMilliseconds += durations[index] as number;
    day.calories += calories[index] as number;
    day.metHundredthMilliseconds += mets[index] as number;
    const distance = distanceOf(distances[index], paces[index]);
    if (distance !== undefined) day.distance = addDistances(day.distance, distance);
    day.sportNames.add(row.names?.[index] as string);
  }
  return [...byDay]
    .sort(([left], [right]) => left - right)
    .map(([number, { sportNames, ...totals }]) => ({
      date: fromDayNumber(number),
      totals,
      sportNames: [...sportNames],
    }));
}

function distanceOf(
  decimeters: number | null | undefined,
  milliseconds: number | null | undefined,
): DistanceTotals | undefined {
  if (decimeters == null) return undefined;
  return milliseconds == null
    ? { decimeters, pacedDecimeters: 0, pacedMilliseconds: 0 }
    : { decimeters, pacedDecimeters: decimeters, pacedMilliseconds: milliseconds };
}

function dayIn(byDay: Map<number, DayBeingSummed>, number: number): DayBeingSummed {
  const known = byDay.get(number);
  if (known !== undefined) return known;
  const day: DayBeingSummed = {
    sessions: 0,
    durationMilliseconds: 0,
    calories: 0,
    metHundredthMilliseconds: 0,
    sportNames: new Set<string>(),
  };
  byDay.set(number, day);
  return day;
}

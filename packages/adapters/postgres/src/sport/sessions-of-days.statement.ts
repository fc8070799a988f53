import {
  addDistances,
  type DailyTotals,
  type DayContext,
  type DistanceTotals,
  type ExerciseTotals,
} from "@health-exercise/domain/sport";
import {
  addDays,
  type DateRange,
  dayNumber,
  fromDayNumber,
  instantsOf,
  OLDER_ADULT_FROM_YEARS,
  type UserId,
  UTC,
} from "@health-exercise/domain/user";
import { type RawBuilder, sql } from "kysely";
import { columnList } from "../columns.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import { activeOwner, MEASURE_COLUMNS, type MeasureColumns } from "../user/owner.ts";
import { distanceOfRow, finishedOf, type SearchedInstants } from "./session.columns.ts";
import { dayTeller } from "./zone-offsets.ts";

type SessionsOfDaysValues = SearchedInstants & { readonly userId: UserId };

/** For the sessions of the days of `range` in whatever zone: clocks differ from UTC by less than a day. */
export function sessionsOfDaysValues(userId: UserId, range: DateRange): SessionsOfDaysValues {
  const wider = { start: addDays(range.start, -1), end: addDays(range.end, 1) };
  return { userId, ...instantsOf(wider, UTC) };
}

/** A column of sessions as the elements of a JSON list; null where there is no session. */
type List = string | null;

/** Sessions in the order of their starts, latest first, and their person. */
export type SessionsOfDaysColumns = MeasureColumns & {
  /** Seconds since 1970. */
  readonly starts: List;
  readonly durations: List;
  readonly calories: List;
  readonly mets: List;
  /** Null for somebody who is no older adult in any. */
  readonly older_mets: List;
  readonly names: readonly string[] | null;
  /** How far and, on foot, how long; null where no session tells its distance, else for those that do not. */
  readonly distances: List;
};

/** Joined texts cost PostgreSQL about half of what a list of numbers does, and a third of JSON that it aggregates. */
const listOf = (text: RawBuilder<unknown>) => sql`string_agg(${text}, ',')`;

/** Whether somebody may be an older adult in one of the sessions: in no time zone earlier than two days before. */
const isOlderAdult = (values: Placeholders<SessionsOfDaysValues>) => sql`
  select ${values.until} > coalesce(birth_date, age_stated_on - make_interval(years => stated_age_years))
    + make_interval(years => ${sql.lit(OLDER_ADULT_FROM_YEARS)}, days => -2)
  from owner`;

/**
 * The sessions, in one row: as rows of their own, or summed here, they would cost both sides several times as much as what
 * they say. Which days they are of is told from them: it hangs on a profile that is read with them.
 */
export const sessionsOfDays = preparedQuery(
  (values: Placeholders<SessionsOfDaysValues>) => sql<SessionsOfDaysColumns>`
    with owner as (${activeOwner(values.userId)}), session as (
      select date_part('epoch', sport_start) as start, coalesce(duration_milliseconds, 0) as duration,
        calories, coalesce(stated_met, adult_met, 0) as met, coalesce(stated_met, older_adult_met, 0) as older_met,
        sport_name, ${distanceOfRow}
      from sport_log
      where ${finishedOf(values)}
        and sport_start >= ${values.from} and sport_start < ${values.until}
      order by sport_start desc, id desc
    ), listed as (
      select ${listOf(sql`start::text`)} as starts, ${listOf(sql`duration::text`)} as durations,
        ${listOf(sql`calories::text`)} as calories, ${listOf(sql`met::text`)} as mets,
        ${listOf(sql`older_met::text`)} filter (where (${isOlderAdult(values)})) as older_mets,
        json_agg(sport_name) as names,
        case when count(decimeters) > 0 then ${listOf(sql`
          case when decimeters is null then 'null' else json_build_array(decimeters, paced_milliseconds)::text end`)}
        end as distances
      from session
    )
    select ${columnList(MEASURE_COLUMNS, "owner")}, listed.* from owner cross join listed`,
);

type DayBeingSummed = { -readonly [Sum in Exclude<keyof ExerciseTotals, "distance">]: number } & {
  distance?: DistanceTotals | undefined;
  readonly sportNames: Set<string>;
};

type Distance = readonly [decimeters: number, pacedMilliseconds: number | null];

/** The days of `range` with one of the sessions, in order. */
export function dailyTotalsFrom(
  row: SessionsOfDaysColumns,
  range: DateRange,
  { timeZone, olderAdultFrom }: DayContext,
): DailyTotals[] {
  const [starts, durations, calories, mets] = [
    row.starts,
    row.durations,
    row.calories,
    row.mets,
  ].map((list) => listed<number>(list)) as [number[], number[], number[], number[]];
  const olderMets = listed<number>(row.older_mets);
  const distances = listed<Distance | null>(row.distances);
  const dayOf = dayTeller(timeZone);
  const olderFrom = olderAdultFrom === null ? Infinity : olderAdultFrom.getTime() / 1_000;
  const [first, last] = [dayNumber(range.start), dayNumber(range.end)];
  const byDay = new Map<number, DayBeingSummed>();
  // From the earliest start on; where clocks go back over midnight, days do not follow it.
  for (let index = starts.length - 1; index >= 0; index -= 1) {
    const start = starts[index] as number;
    const number = dayOf(start);
    if (number < first || number > last) continue;
    const day = dayIn(byDay, number);
    const duration = durations[index] as number;
    const met = (start >= olderFrom ? olderMets : mets)[index] as number;
    day.sessions += 1;
    day.durationMilliseconds += duration;
    day.calories += calories[index] as number;
    day.metHundredthMilliseconds += Math.round(met * 100) * duration;
    const distance = distances[index];
    if (distance) day.distance = addDistances(day.distance, distanceTotals(distance));
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

function listed<Element>(list: List): readonly Element[] {
  return list === null ? [] : JSON.parse(`[${list}]`);
}

function distanceTotals([decimeters, milliseconds]: Distance): DistanceTotals {
  return milliseconds === null
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

import {
  addDays,
  type DateRange,
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

type SessionsOfDaysValues = SearchedInstants & { readonly userId: UserId };

/** For the sessions of the days of `range` in whatever zone: clocks differ from UTC by less than a day. */
export function sessionsOfDaysValues(userId: UserId, range: DateRange): SessionsOfDaysValues {
  const wider = { start: addDays(range.start, -1), end: addDays(range.end, 1) };
  return { userId, ...instantsOf(wider, UTC) };
}

/** A column of sessions as what stands between the brackets of a JSON list; null where there is no session. */
export type JoinedTexts = string | null;

/** Sessions in the order of their starts, latest first, and their person. */
export type SessionsOfDaysColumns = MeasureColumns & {
  /** Seconds since 1970. */
  readonly starts: JoinedTexts;
  readonly durations: JoinedTexts;
  readonly calories: JoinedTexts;
  readonly mets: JoinedTexts;
  /** Null for somebody who is no older adult in any. */
  readonly older_mets: JoinedTexts;
  readonly names: readonly string[] | null;
  /** How far and, on foot, how long; null where no session tells its distance, else for those that do not. */
  readonly distances: JoinedTexts;
};

/** Joined texts cost PostgreSQL about half of what a list of numbers does. */
const joinedTexts = (text: RawBuilder<unknown>) => sql`string_agg(${text}, ',')`;

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
      select ${joinedTexts(sql`start::text`)} as starts, ${joinedTexts(sql`duration::text`)} as durations,
        ${joinedTexts(sql`calories::text`)} as calories, ${joinedTexts(sql`met::text`)} as mets,
        ${joinedTexts(sql`older_met::text`)} filter (where (${isOlderAdult(values)})) as older_mets,
        json_agg(sport_name) as names,
        case when count(decimeters) > 0 then ${joinedTexts(sql`
          case when decimeters is null then 'null' else json_build_array(decimeters, paced_milliseconds)::text end`)}
        end as distances
      from session
    )
    select ${columnList(MEASURE_COLUMNS, "owner")}, listed.* from owner cross join listed`,
);

import {
  type DayContext,
  type DistanceTotals,
  type ExerciseTotals,
  FASTEST_KILOMETER_SECONDS,
  FASTEST_PACE_SECONDS,
  FASTEST_SPRINT_SECONDS,
  LEAST_PACED_DECIMETERS,
  MOTOR_CATEGORIES,
  PACED_CATEGORIES,
} from "@health-exercise/domain/sport";
import {
  addDays,
  type DateRange,
  instantsOf,
  type LocalDate,
  type UserId,
} from "@health-exercise/domain/user";
import { type RawBuilder, sql } from "kysely";
import type { Placeholders } from "../prepared-query.ts";
import type { DistanceColumns, TotalsColumns } from "./totals.columns.ts";
import { type ZoneOffsets, zoneOffsets } from "./zone-offsets.ts";

/** Whose finished sessions are read, and how their days and METs are told. */
export type SessionValues = ZoneOffsets & {
  readonly userId: UserId;
  readonly olderAdultFrom: Date | null;
};

/** The instants in which the index is searched for the days of a range. */
export type SearchedInstants = { readonly from: Date; readonly until: Date };

export function sessionValues(
  userId: UserId,
  context: DayContext,
  searched?: SearchedInstants,
): SessionValues {
  const { olderAdultFrom, timeZone } = context;
  return { userId, olderAdultFrom, ...zoneOffsets(timeZone, searched) };
}

/**
 * For the sessions of the days of `range`. The index is searched for a day more at both ends: where clocks go back over
 * midnight, the evening before is repeated after the new day has begun. The statement itself then compares days.
 */
export function sessionValuesWithin(
  userId: UserId,
  context: DayContext,
  range: DateRange,
): SessionValues & SearchedInstants {
  const wider = { start: addDays(range.start, -1), end: addDays(range.end, 1) };
  const searched = instantsOf(wider, context.timeZone);
  return { ...sessionValues(userId, context, searched), ...searched };
}

/** The local time at which a session begins. */
function localStartOf(values: Placeholders<SessionValues>): RawBuilder<unknown> {
  return sql`(sport_start at time zone (${values.offsets}::interval[])[
      width_bucket(sport_start, ${values.since}::timestamptz[])
    ])`;
}

/** The day on which a session begins. */
export function dayOf(values: Placeholders<SessionValues>): RawBuilder<unknown> {
  return sql`${localStartOf(values)}::date`;
}

/** The minute of the day at which a session begins. */
export function minuteOf(values: Placeholders<SessionValues>): RawBuilder<unknown> {
  return sql`(extract(hour from ${localStartOf(values)}) * 60
    + extract(minute from ${localStartOf(values)}))::integer`;
}

const listed = (categories: readonly string[]) =>
  sql.join(categories.map((category) => sql.lit(category)));
const pacedCategories = listed(PACED_CATEGORIES);

/** For a kilometer, or milliseconds for a meter. */
const leastSeconds = sql`case
  when matched_category_id in (${pacedCategories}) then case
    when 10 * distance_m < ${sql.lit(LEAST_PACED_DECIMETERS)} then ${sql.lit(FASTEST_SPRINT_SECONDS)}
    else ${sql.lit(FASTEST_PACE_SECONDS)}
  end
  when matched_category_id in (${listed(MOTOR_CATEGORIES)}) then 0
  else ${sql.lit(FASTEST_KILOMETER_SECONDS)}
end`;

const timeOfMovement = sql`coalesce(moving_seconds * 1000, duration_milliseconds)`;

/** The time in motion of a session with a distance, else all its time; null where nobody is so fast. */
const movedMilliseconds = sql`
  case when distance_m > 0 and ${timeOfMovement} >= ${leastSeconds} * distance_m
    then nullif(${timeOfMovement}, 0)
  end`;

/** How far a session was, and how long it took of those on foot. */
export const distanceOfRow: RawBuilder<unknown> = sql`
  (10 * distance_m)::integer as decimeters,
  case when matched_category_id in (${pacedCategories}) then ${movedMilliseconds} end
    as paced_milliseconds`;

/** How long a session took, on foot or otherwise. */
export const movementOfRow: RawBuilder<unknown> = sql`${movedMilliseconds} as moved_milliseconds`;

/** What types are compared by: the `typeKey` of the domain. */
export function typeKeyOf(type: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`lower(${type} collate "C")`;
}

const countedType = sql`coalesce(exercise_type, matched_category_id)`;

/** The condition for the sessions of a type, as `isSameType` of the domain says it; for all where none is asked for. */
export function isOfType({
  exerciseType,
}: Placeholders<{ readonly exerciseType: string | null }>): RawBuilder<unknown> {
  const asked = sql`${exerciseType}::text`;
  return sql`(${asked} is null or ${typeKeyOf(countedType)} = ${typeKeyOf(asked)})`;
}

/** Columns of a finished session as statistics count it. */
export function sessionColumns(values: Placeholders<SessionValues>): RawBuilder<unknown> {
  return sql`
    id, sport_start, calories,
    ${dayOf(values)} as day,
    ${countedType} as exercise_type,
    duration_milliseconds,
    ${distanceOfRow},
    (100 * coalesce(stated_met, case
      when sport_start >= ${values.olderAdultFrom}::timestamptz then older_adult_met
      else adult_met
    end))::bigint * duration_milliseconds as met_hundredth_milliseconds`;
}

/** The condition for the finished sessions of a person. */
export function finishedOf(
  values: Placeholders<Pick<SessionValues, "userId">>,
): RawBuilder<unknown> {
  return sql`user_id = ${values.userId} and deleted_at is null and finished`;
}

/** Sums of distances and of the time that those on foot took. */
export const distanceColumns: RawBuilder<unknown> = sql`
  sum(decimeters) as decimeters,
  sum(decimeters) filter (where paced_milliseconds is not null) as paced_decimeters,
  sum(paced_milliseconds) as paced_milliseconds`;

/** Sums over sessions; unknown durations and METs add nothing. */
export const totalsColumns: RawBuilder<unknown> = sql`
  count(*) as sessions,
  coalesce(sum(duration_milliseconds), 0) as duration_milliseconds,
  coalesce(sum(calories), 0) as calories,
  coalesce(sum(met_hundredth_milliseconds), 0) as met_hundredth_milliseconds,
  ${distanceColumns}`;

export function distanceFrom(row: DistanceColumns): DistanceTotals | undefined {
  if (row.decimeters === null) return undefined;
  return {
    decimeters: row.decimeters,
    pacedDecimeters: row.paced_decimeters ?? 0,
    pacedMilliseconds: row.paced_milliseconds ?? 0,
  };
}

export function totalsFrom(row: TotalsColumns): ExerciseTotals {
  const distance = distanceFrom(row);
  return {
    sessions: row.sessions,
    durationMilliseconds: row.duration_milliseconds,
    calories: row.calories,
    metHundredthMilliseconds: row.met_hundredth_milliseconds,
    ...(distance && { distance }),
  };
}

export type TypeTotalsColumns = TotalsColumns & { readonly exercise_type: string | null };

export type DailyTotalsColumns = TotalsColumns & {
  readonly date: LocalDate;
  /** With repetitions, in the order of start. */
  readonly sport_names: readonly string[];
};

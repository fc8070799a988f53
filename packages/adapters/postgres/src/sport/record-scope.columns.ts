import type {
  DayContext,
  RecordAmount,
  SessionLabel,
  SessionScope,
} from "@health-exercise/domain/sport";
import { type LocalDate, MINUTES_PER_DAY, type UserId } from "@health-exercise/domain/user";
import { type RawBuilder, sql } from "kysely";
import type { Placeholders } from "../prepared-query.ts";
import {
  finishedOf,
  minuteOf,
  movementOfRow,
  type SessionValues,
  sessionColumns,
  sessionValues,
  sessionValuesWithin,
  totalsColumns,
  totalsFrom,
} from "./session.columns.ts";
import type { TotalsColumns } from "./totals.columns.ts";

/** Days with the instants in which the index is searched for them; the days are null where all are meant. */
type SearchedDays = {
  readonly first: LocalDate | null;
  readonly last: LocalDate | null;
  readonly from: Date | string;
  readonly until: Date | string;
};

/** Which sessions are meant; the labels are null where all are. */
export type ScopeValues = SessionValues &
  SearchedDays & {
    readonly names: readonly string[] | null;
    readonly types: readonly string[] | null;
    /** Null where sessions of the whole day are meant. */
    readonly fromMinute: number | null;
    readonly untilMinute: number | null;
  };

export function scopeValues(userId: UserId, scope: SessionScope, context: DayContext): ScopeValues {
  const { labels, hours } = scope;
  return {
    ...searchedSessions(userId, scope, context),
    names: labels?.map(({ sportName }) => sportName) ?? null,
    types: labels?.map(typeOf) ?? null,
    fromMinute: hours?.from ?? null,
    untilMinute: hours?.until ?? null,
  };
}

/** Scopes and the labels of each, as columns. */
export type ScopesValues = SessionValues & {
  readonly firsts: readonly SearchedDays["first"][];
  readonly lasts: readonly SearchedDays["last"][];
  readonly froms: readonly SearchedDays["from"][];
  readonly untils: readonly SearchedDays["until"][];
  readonly labelled: readonly boolean[];
  readonly fromMinutes: readonly (number | null)[];
  readonly untilMinutes: readonly (number | null)[];
  /** The number of the scope, from 1 on, to which each label belongs. */
  readonly labelScopes: readonly number[];
  readonly names: readonly string[];
  readonly types: readonly string[];
};

export function scopesValues(
  userId: UserId,
  scopes: readonly SessionScope[],
  context: DayContext,
): ScopesValues {
  const searched = scopes.map((scope) => searchedSessions(userId, scope, context));
  const labels = scopes.flatMap((scope, index) =>
    (scope.labels ?? []).map((label) => ({ label, number: index + 1 })),
  );
  return {
    ...sessionValues(userId, context),
    firsts: searched.map(({ first }) => first),
    lasts: searched.map(({ last }) => last),
    froms: searched.map(({ from }) => from),
    untils: searched.map(({ until }) => until),
    labelled: scopes.map((scope) => scope.labels !== null),
    fromMinutes: scopes.map(({ hours }) => hours?.from ?? null),
    untilMinutes: scopes.map(({ hours }) => hours?.until ?? null),
    labelScopes: labels.map(({ number }) => number),
    names: labels.map(({ label }) => label.sportName),
    types: labels.map(({ label }) => typeOf(label)),
  };
}

function searchedSessions(
  userId: UserId,
  { range, after }: SessionScope,
  context: DayContext,
): SessionValues & SearchedDays {
  // Moments are of whole milliseconds.
  const later = after && new Date(after.getTime() + 1);
  if (range === null) {
    const all = { first: null, last: null, from: later ?? "-infinity", until: "infinity" };
    return { ...sessionValues(userId, context), ...all };
  }
  const { start: first, end: last } = range;
  const values = sessionValuesWithin(userId, context, range);
  const from = later !== undefined && later > values.from ? later : values.from;
  return { ...values, from, first, last };
}

/** The type of a label as it is compared: empty where there is none. */
export function typeOf({ exerciseType }: SessionLabel): string {
  return exerciseType ?? "";
}

/** Columns of a finished session by which it is asked about, beside those that statistics count. */
export function labelledColumns(values: Placeholders<SessionValues>): RawBuilder<unknown> {
  return sql`sport_name, coalesce(sport_log.exercise_type, '') as stated_type,
    ${movementOfRow}, ${sessionColumns(values)}`;
}

/** The sessions that are meant, with further columns where they are needed. */
export function scopedSessions(
  values: Placeholders<ScopeValues>,
  further: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  return sql`
    select * from (
      select ${labelledColumns(values)}${further} from sport_log
      where ${finishedOf(values)}
        and sport_start >= ${values.from}::timestamptz
        and sport_start < ${values.until}::timestamptz
    ) as finished_session
    where (${values.first}::date is null
        or ${nightOf(values, sql`${values.untilMinute}::integer`)}
          between ${values.first}::date and ${values.last}::date)
      and (${values.fromMinute}::integer is null or ${isBetweenMinutes(
        values,
        sql`${values.fromMinute}::integer`,
        sql`${values.untilMinute}::integer`,
      )})
      and (${values.names}::text[] is null or (sport_name, stated_type) in (
        select name, type from unnest(${values.names}::text[], ${values.types}::text[])
          as label (name, type)
      ))`;
}

const A_DAY = sql.lit(MINUTES_PER_DAY);

/** The day to which a session belongs: that before its own where the hours of that one go on beyond midnight. */
export function nightOf(
  values: Placeholders<SessionValues>,
  until: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(day - case when ${minuteOf(values)} < ${until} - ${A_DAY} then 1 else 0 end)`;
}

/** Whether a session begins from one minute of a day on, and before another one. */
export function isBetweenMinutes(
  values: Placeholders<SessionValues>,
  from: RawBuilder<unknown>,
  until: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const minute = minuteOf(values);
  return sql`(${minute} >= ${from} and ${minute} < ${until} or ${minute} < ${until} - ${A_DAY})`;
}

export type AmountColumns = TotalsColumns & {
  readonly timed_sessions: number;
  readonly measured_sessions: number;
  readonly energy_sessions: number;
  readonly effort_sessions: number;
  readonly moved_decimeters: number;
  readonly moved_milliseconds: number;
  readonly active_days: number;
};

/** Sums over sessions. */
export const partialColumns: RawBuilder<unknown> = sql`
  ${totalsColumns}, count(duration_milliseconds) as timed_sessions,
  count(decimeters) as measured_sessions,
  count(*) filter (where calories > 0) as energy_sessions,
  count(*) filter (where met_hundredth_milliseconds > 0) as effort_sessions,
  coalesce(sum(decimeters) filter (where moved_milliseconds is not null), 0) as moved_decimeters,
  coalesce(sum(moved_milliseconds), 0) as moved_milliseconds`;

/** Sums over rows that have `partialColumns`; none gives zeros. */
export const summedColumns: RawBuilder<unknown> = sql`
  coalesce(sum(sessions), 0) as sessions,
  coalesce(sum(duration_milliseconds), 0) as duration_milliseconds,
  coalesce(sum(calories), 0) as calories,
  coalesce(sum(met_hundredth_milliseconds), 0) as met_hundredth_milliseconds,
  coalesce(sum(timed_sessions), 0) as timed_sessions,
  coalesce(sum(measured_sessions), 0) as measured_sessions,
  coalesce(sum(energy_sessions), 0) as energy_sessions,
  coalesce(sum(effort_sessions), 0) as effort_sessions,
  coalesce(sum(moved_decimeters), 0) as moved_decimeters,
  coalesce(sum(moved_milliseconds), 0) as moved_milliseconds,
  sum(decimeters) as decimeters, sum(paced_decimeters) as paced_decimeters,
  sum(paced_milliseconds) as paced_milliseconds`;

export function amountFrom(row: AmountColumns): RecordAmount {
  return {
    totals: totalsFrom(row),
    activeDays: row.active_days,
    timedSessions: row.timed_sessions,
    measuredSessions: row.measured_sessions,
    energySessions: row.energy_sessions,
    effortSessions: row.effort_sessions,
    moved: { decimeters: row.moved_decimeters, milliseconds: row.moved_milliseconds },
  };
}

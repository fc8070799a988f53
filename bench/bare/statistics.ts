import { minutesOf } from "@health-exercise/domain/sport";
import { quotientToOneDecimal } from "@health-exercise/domain/user";
import { owner, query } from "./query.ts";
import {
  presentTotals,
  presentType,
  type Sums,
  sessions,
  sums,
  type TypeSums,
} from "./sessions.ts";

type Best = { readonly value: number; readonly log_id: string; readonly date: string };

type Row = {
  readonly open: number;
  readonly timed: number;
  readonly active_days: number;
  readonly current_streak: number;
  readonly longest_streak: number;
  readonly totals: Sums;
  readonly this_week: Sums;
  readonly last_week: Sums;
  readonly types: readonly TypeSums[];
  readonly longest: Best | null;
  readonly most_calories: Best | null;
};

const json = (statement: string) => `(select row_to_json(found) from (${statement}) as found)`;
const dayJson = (condition: string) => `json_build_object(
  'sessions', coalesce(sum(sessions) filter (where ${condition}), 0),
  'ms', coalesce(sum(ms) filter (where ${condition}), 0),
  'calories', coalesce(sum(calories) filter (where ${condition}), 0),
  'met_ms', coalesce(sum(met_ms) filter (where ${condition}), 0))`;
const best = (column: string) =>
  json(`select ${column} as value, id as log_id, day as date from session where ${column} > 0
    order by ${column} desc, sport_start, id limit 1`);

const STATEMENT = `
  with owner as (${owner}), session as materialized (${sessions()}),
  day as materialized (select day, count(ms) as timed, ${sums} from session group by day),
  total as (
    select count(*) as active_days, coalesce(sum(timed), 0) as timed,
      ${dayJson("true")} as totals,
      ${dayJson("day between monday and monday + 6")} as this_week,
      ${dayJson("day between monday - 7 and monday - 1")} as last_week
    from day, (select date_trunc('week', today)::date as monday from owner) as week
  ), streak as (
    select count(*) as days, max(day) as last
    from (
      select day, day - (row_number() over (order by day))::integer as run from day
      where day <= (select today from owner)
    ) as numbered
    group by run
  )
  select total.*,
    (select count(*) from sport_log
      where user_id = $1 and deleted_at is null and not finished) as open,
    coalesce((select days from streak where last >= today - 1), 0) as current_streak,
    coalesce((select max(days) from streak), 0) as longest_streak,
    (select coalesce(json_agg(type_sum order by ms desc, sessions desc, type), '[]')
      from (select type, ${sums} from session group by type) as type_sum) as types,
    ${best("ms")} as longest, ${best("calories")} as most_calories
  from owner cross join total`;

/** Everything up to now. */
export async function exerciseStatistics(user: string): Promise<string | undefined> {
  const [row] = await query<Row>("exercise_statistics", STATEMENT, [user]);
  if (row === undefined) return undefined;
  const totals = presentTotals(row.totals);
  const thisWeek = presentTotals(row.this_week);
  return JSON.stringify({
    total_sessions: totals.sessions + row.open,
    finished_sessions: totals.sessions,
    total_minutes: totals.minutes,
    total_calories: totals.calories,
    total_met_minutes: totals.met_minutes,
    distance_m: totals.distance_m,
    average_pace_s_per_km: totals.average_pace_s_per_km,
    active_days: row.active_days,
    current_streak_days: row.current_streak,
    longest_streak_days: row.longest_streak,
    average_minutes: row.timed === 0 ? 0 : quotientToOneDecimal(row.totals.ms, 60_000 * row.timed),
    by_type: row.types.map(presentType),
    this_week: thisWeek,
    last_week: presentTotals(row.last_week),
    weekly_target: {
      minutes: 150,
      met_minutes: 500,
      reached: thisWeek.minutes >= 150 || thisWeek.met_minutes >= 500,
      reached_by:
        thisWeek.minutes >= 150 ? "minutes" : thisWeek.met_minutes >= 500 ? "met_minutes" : null,
    },
    personal_bests: {
      longest_minutes: row.longest && { ...row.longest, value: minutesOf(row.longest.value) },
      most_calories: row.most_calories,
      longest_distance_m: null,
      best_pace_s_per_km: null,
      fastest_1_km_s: null,
      fastest_5_km_s: null,
      fastest_10_km_s: null,
      fastest_half_marathon_s: null,
    },
  });
}

import { type ExerciseTotals, metMinutesOf, minutesOf } from "@health-exercise/domain/sport";

/** The finished sessions of `owner`, as statistics count them. */
export const sessions = (condition = "true") => `
  select log.id, sport_start, sport_name, calories, exertion_tenths, exertion_by_feeling,
    (sport_start at time zone owner.zone)::date as day,
    coalesce(exercise_type, matched_category_id) as type, duration_milliseconds as ms,
    (100 * coalesce(stated_met, case when sport_start >= owner.older_from then older_adult_met
      else adult_met end))::bigint * duration_milliseconds as met_ms
  from owner join sport_log log on log.user_id = owner.id and deleted_at is null and finished
    and ${condition}`;

export const sums = `count(*) as sessions, coalesce(sum(ms), 0) as ms,
  coalesce(sum(calories), 0) as calories, coalesce(sum(met_ms), 0) as met_ms`;

export type Sums = {
  readonly sessions: number;
  readonly ms: number;
  readonly calories: number;
  readonly met_ms: number;
};

export type DaySums = Sums & { readonly date: string; readonly sports: readonly string[] };
export type TypeSums = Sums & { readonly type: string | null };

function presentSums({ sessions, ms, calories, met_ms }: Sums) {
  return {
    sessions,
    minutes: minutesOf(ms),
    calories,
    met_minutes: metMinutesOf({ metHundredthMilliseconds: met_ms }),
  };
}

/** With what was covered: the sessions that are measured tell no distances. */
export function presentTotals(sums: Sums) {
  return { ...presentSums(sums), distance_m: null, average_pace_s_per_km: null };
}

export function presentType(sums: TypeSums) {
  const { sessions, minutes, calories } = presentSums(sums);
  return { exercise_type: sums.type, sessions, minutes, calories };
}

export function totalsOf(sums: Sums): ExerciseTotals {
  return {
    sessions: sums.sessions,
    durationMilliseconds: sums.ms,
    calories: sums.calories,
    metHundredthMilliseconds: sums.met_ms,
  };
}

export function addSums(all: readonly Sums[]): Sums {
  const sum = { sessions: 0, ms: 0, calories: 0, met_ms: 0 };
  for (const each of all) {
    sum.sessions += each.sessions;
    sum.ms += each.ms;
    sum.calories += each.calories;
    sum.met_ms += each.met_ms;
  }
  return sum;
}

const DAY = 86_400_000;

/** `date` moved by a number of days. */
export function moved(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** Every day from `start` to `end` as the interface shows it. */
export function presentDays(start: string, end: string, known: readonly DaySums[]) {
  const byDate = new Map(known.map((day) => [day.date, day]));
  const days = [];
  for (let date = start; date <= end; date = moved(date, 1)) {
    const day = byDate.get(date) ?? { sessions: 0, ms: 0, calories: 0, met_ms: 0, sports: [] };
    days.push({ date, ...presentSums(day), sports: [...new Set(day.sports)] });
  }
  return days;
}

import { owner, query } from "./query.ts";
import { addSums, type DaySums, presentDays, presentTotals, sessions, sums } from "./sessions.ts";

/** The sessions day by day between two days. */
export async function exerciseCalendar(
  user: string,
  search: URLSearchParams,
): Promise<string | undefined> {
  const start = search.get("start_date") ?? "";
  const end = search.get("end_date") ?? "";
  const rows = await query<DaySums & { zone: string }>(
    "exercise_calendar",
    `with owner as (${owner}), day as (
      select day as date, ${sums}, array_agg(sport_name::text order by sport_start, id) as sports
      from (${sessions(`sport_start >= $2::timestamp at time zone owner.zone
        and sport_start < ($3::timestamp + interval '1 day') at time zone owner.zone`)}) as session
      group by day
    ) select zone, day.* from owner left join day on true order by date`,
    [user, start, end],
  );
  const [first] = rows;
  if (first === undefined) return undefined;
  const active = rows.filter((row) => row.date !== null);
  const days = presentDays(start, end, active);
  const total = presentTotals(addSums(active));
  const best = active.reduce<DaySums | undefined>(
    (longest, day) => (longest === undefined || day.ms > longest.ms ? day : longest),
    undefined,
  );
  return JSON.stringify({
    calendar_data: days,
    summary: {
      start_date: start,
      end_date: end,
      timezone: first.zone,
      total_days: days.length,
      active_days: active.length,
      total_sessions: total.sessions,
      total_minutes: total.minutes,
      total_calories: total.calories,
      total_met_minutes: total.met_minutes,
      distance_m: total.distance_m,
      average_pace_s_per_km: total.average_pace_s_per_km,
      best_day: best?.date ?? null,
    },
  });
}

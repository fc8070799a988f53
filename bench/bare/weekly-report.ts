import { type WeeklyReport, weeklyReport as weeklyReportOf } from "@health-exercise/domain/sport";
import { type DateRange, type LocalDate, UTC } from "@health-exercise/domain/user";
import { owner, query } from "./query.ts";
import {
  addSums,
  type DaySums,
  moved,
  presentDays,
  presentTotals,
  presentType,
  sessions,
  sums,
  type TypeSums,
  totalsOf,
} from "./sessions.ts";

type Day = DaySums & {
  readonly load: number;
  readonly rated: number;
  readonly rated_by_feeling: number;
};

type Row = {
  readonly zone: string;
  readonly today: LocalDate;
  readonly start: LocalDate;
  readonly end: LocalDate;
  readonly days: readonly Day[];
  readonly types: readonly TypeSums[];
};

/** Reads the four weeks that the training load depends on; the period is at most a week here. */
const STATEMENT = `
  with owner as materialized (
    select *, coalesce($2::date, date_trunc('week', today)::date) as first,
      coalesce($3::date, date_trunc('week', today)::date + 6) as last
    from (${owner}) as active
  ), session as materialized (${sessions(`
    sport_start >= (owner.first - 27)::timestamp at time zone owner.zone
    and sport_start < (owner.last + 1)::timestamp at time zone owner.zone`)})
  select zone, today, first as start, last as end,
    (select coalesce(json_agg(daily order by date), '[]') from (
      select day as date, ${sums}, json_agg(sport_name order by sport_start, id) as sports,
        coalesce(sum(exertion_tenths::bigint * ms), 0) as load,
        count(exertion_tenths::bigint * ms) as rated,
        count(exertion_tenths::bigint * ms) filter (where exertion_by_feeling) as rated_by_feeling
      from session group by day) as daily) as days,
    (select coalesce(json_agg(typed order by ms desc, sessions desc, type), '[]') from (
      select type, ${sums} from session where day >= owner.first group by type) as typed) as types
  from owner`;

/** A week beside the week before. The judgement of it is the domain's. */
export async function weeklyReport(
  user: string,
  search: URLSearchParams,
): Promise<string | undefined> {
  const bounds = [search.get("start_date"), search.get("end_date")];
  const [row] = await query<Row>("weekly_report", STATEMENT, [user, ...bounds]);
  if (row === undefined) return undefined;
  const { days, start, end } = row;
  const previousDays = days.filter((day) => day.date < start && day.date >= moved(start, -7));
  const current = days.filter((day) => day.date >= start);
  const report = judged(row, { start, end }, current, previousDays);
  const totals = (of: readonly Day[]) => ({
    ...presentTotals(addSums(of)),
    active_days: of.length,
  });
  return JSON.stringify({
    report_data: {
      period: { start_date: start, end_date: end, timezone: row.zone },
      totals: totals(current),
      daily: presentDays(start, end, current),
      by_type: row.types.map(presentType),
      previous_period: {
        start_date: moved(start, -7),
        end_date: moved(start, -1),
        ...totals(previousDays),
      },
      ...presentJudgement(report),
      schemes: [],
      goals: [],
    },
  });
}

function judged(
  { days, today }: Row,
  period: DateRange,
  current: readonly Day[],
  previousDays: readonly Day[],
): WeeklyReport {
  return weeklyReportOf(
    period,
    {
      days: current.map((day) => ({
        date: day.date as LocalDate,
        totals: totalsOf(day),
        sportNames: day.sports,
      })),
      byType: [],
      // The sessions that are measured tell no distances.
      moved: [],
      previous: { totals: totalsOf(addSums(previousDays)), activeDays: previousDays.length },
      loads: days.map((day) => ({
        date: day.date as LocalDate,
        ratingTenthMilliseconds: day.load,
        ratedSessions: day.rated,
        ratedByFeeling: day.rated_by_feeling,
        unratedSessions: day.sessions - day.rated,
      })),
      schemes: [],
    },
    { today, birth: null, timeZone: UTC, olderAdultFrom: null },
  );
}

function presentJudgement({ changePercent, trainingLoad, ...report }: WeeklyReport) {
  const load = trainingLoad.status === "available" ? trainingLoad : undefined;
  return {
    change_percent: {
      sessions: changePercent.sessions,
      minutes: changePercent.minutes,
      calories: changePercent.calories,
      met_minutes: changePercent.metMinutes,
      distance_m: null,
    },
    target: {
      minutes: 150,
      met_minutes: 500,
      reached: report.reachedBy !== null,
      reached_by: report.reachedBy,
    },
    speeds: [],
    training_load: {
      status: trainingLoad.status,
      method: "session_rpe",
      load: rounded(load?.load, 10),
      daily: load?.daily.map(({ date, load: units }) => ({ date, load: rounded(units, 10) })) ?? [],
      rated_sessions: load?.ratedSessions ?? 0,
      rated_by_feeling: load?.ratedByFeeling ?? 0,
      unrated_sessions: trainingLoad.unratedSessions,
      monotony: rounded(load?.monotony, 100),
      strain: rounded(load?.strain, 10),
      acute_chronic_ratio: rounded(load?.acuteChronicRatio, 100),
    },
    highlights: report.highlights,
    safety_notes: report.safetyNotes,
  };
}

function rounded(value: number | null | undefined, parts: number): number | null {
  return value == null ? null : Math.round(value * parts) / parts;
}

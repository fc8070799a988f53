import type { Measure } from "../../language/units.data.ts";
import { DAYS_PER_WEEK } from "../../shared/durations.ts";
import { daysIn } from "../../shared/local-date.ts";
import type { OwnRecords } from "../own-records.ts";
import { isPeriod, type PeriodScope, periodValue, sumIn } from "./period-values.ts";
import type { FoundScope } from "./scope-of.ts";

/** Means over what the scope holds; over all that is known where none is named. */
export function averageValues(
  measure: Measure,
  per: "session" | "day" | "week" | "any",
  found: FoundScope | undefined,
  records: OwnRecords,
): readonly number[] {
  const scopes =
    found !== undefined && isPeriod(found.scope)
      ? [found.scope]
      : (["total", "this_week", "last_week", "last_7_days", "last_30_days"] as const);
  return scopes.flatMap((scope) => {
    const value = periodValue(records, measure, scope);
    if (value === undefined) return [];
    const sessions = [
      periodValue(records, "sessions", scope),
      scope === "total" ? records.statistics.timedSessions : undefined,
    ];
    const active = periodValue(records, "days", scope);
    const days = scope === "last_30_days" ? 30 : scope === "total" ? undefined : DAYS_PER_WEEK;
    const weeks = days === undefined ? undefined : days / DAYS_PER_WEEK;
    const divisors = {
      session: sessions,
      day: [active, days, elapsedDays(scope, records)],
      week: [weeks],
    };
    const used = per === "any" ? Object.values(divisors).flat() : divisors[per];
    const recorded = weeklyMeans(records, measure, per);
    return [...used.flatMap((divisor) => (divisor ? [value / divisor] : [])), ...recorded];
  });
}

/** The mean over the recorded weeks, and over those with exercise. */
function weeklyMeans({ weeks }: OwnRecords, measure: Measure, per: string): readonly number[] {
  if (per !== "week" && per !== "any") return [];
  const sums = weeks.flatMap((week) => sumIn(week, measure) ?? []);
  const all = sums.reduce((sum, value) => sum + value, 0);
  const active = weeks.filter(({ totals }) => totals.sessions > 0).length;
  return [sums.length, active].flatMap((count) => (count > 0 ? [all / count] : []));
}

function elapsedDays(scope: PeriodScope, { today, weeks }: OwnRecords): number | undefined {
  const monday = weeks.at(-1)?.week.start;
  if (scope !== "this_week" || monday === undefined) return undefined;
  return daysIn({ start: monday, end: today });
}

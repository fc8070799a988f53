import type { Measure } from "../../language/units.data.ts";
import { MILLISECONDS_PER_MINUTE } from "../../shared/durations.ts";
import type { ExerciseTotals } from "../../sport/statistics/exercise-totals.ts";
import type { PeriodTotals } from "../../sport/statistics/weekly-report-data.ts";
import type { OwnRecords } from "../own-records.ts";
import type { Scope } from "./scope-words.data.ts";

const HUNDREDTHS_PER_MET = 100;
/** The scopes that are periods with sums. */
export const PERIODS = [
  "today",
  "yesterday",
  "this_week",
  "last_week",
  "week_before_last",
  "last_7_days",
  "last_30_days",
  "total",
] as const;
/** One of them. */
export type PeriodScope = (typeof PERIODS)[number];

/** Whether a scope is a period over which sums are on record. */
export function isPeriod(scope: Scope | undefined): scope is PeriodScope {
  return (PERIODS as readonly (Scope | undefined)[]).includes(scope);
}

/** The sum of a measure over a period; undefined where the measure has none. */
export function periodValue(
  records: OwnRecords,
  measure: Measure,
  scope: PeriodScope,
): number | undefined {
  return sumIn(periodOf(records, scope), measure);
}

function periodOf(records: OwnRecords, scope: PeriodScope): PeriodTotals | undefined {
  const { statistics, weeks } = records;
  switch (scope) {
    case "today":
      return records.day;
    case "yesterday":
      return records.yesterday;
    case "this_week":
      return weeks.at(-1);
    case "last_week":
      return weeks.at(-2);
    case "week_before_last":
      return weeks.at(-3);
    case "last_7_days":
      return records.last7Days;
    case "last_30_days":
      return records.last30Days;
    case "total":
      return { totals: statistics.totals, activeDays: statistics.activeDays };
  }
}

/** The sum of a measure over some days; undefined where the measure has none. */
export function sumIn(period: PeriodTotals | undefined, measure: Measure): number | undefined {
  if (period === undefined) return undefined;
  return measure === "days" ? period.activeDays : totalOf(period.totals, measure);
}

/** What sums have of a measure. */
export function totalOf(totals: ExerciseTotals, measure: Measure): number | undefined {
  switch (measure) {
    case "minutes":
      return totals.durationMilliseconds / MILLISECONDS_PER_MINUTE;
    case "energy":
      return totals.calories;
    case "sessions":
      return totals.sessions;
    case "metMinutes":
      return totals.metHundredthMilliseconds / (MILLISECONDS_PER_MINUTE * HUNDREDTHS_PER_MET);
    default:
      return undefined;
  }
}

import { type DateRange, isWithinRange, localDateOf } from "../../shared/local-date.ts";
import { countsForScheme, type ExerciseScheme } from "../exercise-scheme.ts";
import type { SportLog } from "../sport-log.ts";
import { type DailyTotals, type DayContext, dailyTotals } from "./daily-totals.ts";
import { type TypeTotals, totalsByType } from "./exercise-statistics.ts";
import { type ExerciseTotals, sumTotals } from "./exercise-totals.ts";
import { previousPeriodOf } from "./periods.ts";
import { type LabelledMovement, labelledMovements } from "./speeds.ts";
import { type DailyLoad, dailyLoads, trainingLoadWindow } from "./training-load.ts";

export type PeriodTotals = { readonly totals: ExerciseTotals; readonly activeDays: number };

/** What is read to make a report. */
export type WeeklyReportData = {
  /** The days of the period with a session, in order; days outside it are left out. */
  readonly days: readonly DailyTotals[];
  readonly byType: readonly TypeTotals[];
  readonly previous: PeriodTotals;
  /** What was covered in the period otherwise than on foot, as `labelledMovements` tells it. */
  readonly moved: readonly LabelledMovement[];
  /** The daily loads of the period's training-load window. */
  readonly loads: readonly DailyLoad[];
  /** The active schemes, each with the finished sessions of the period that match one of its items. */
  readonly schemes: readonly {
    readonly scheme: ExerciseScheme;
    readonly completedSessions: number;
  }[];
};

/** What a report of `period` is made from, out of all of a person's logs and schemes. */
export function weeklyReportData(
  period: DateRange,
  logs: readonly SportLog[],
  schemes: readonly ExerciseScheme[],
  context: DayContext,
): WeeklyReportData {
  const within = (range: DateRange) =>
    logs.filter((log) => isWithinRange(localDateOf(log.sportStart, context.timeZone), range));
  const finished = within(period).filter((log) => log.finished);
  const before = dailyTotals(within(previousPeriodOf(period)), context);
  return {
    days: dailyTotals(finished, context),
    byType: totalsByType(finished, context),
    previous: { totals: sumTotals(before.map((day) => day.totals)), activeDays: before.length },
    moved: labelledMovements(finished),
    loads: dailyLoads(within(trainingLoadWindow(period)), context),
    schemes: schemes
      .filter((scheme) => scheme.isActive)
      .map((scheme) => ({
        scheme,
        completedSessions: finished.filter((log) => countsForScheme(log, scheme)).length,
      })),
  };
}

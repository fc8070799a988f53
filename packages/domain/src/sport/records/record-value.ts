import { DAYS_PER_WEEK, MILLISECONDS_PER_MINUTE } from "../../shared/durations.ts";
import { addDays, type DateRange } from "../../shared/local-date.ts";
import { quotientToOneDecimal } from "../../shared/rounding.ts";
import { averageMinutes, type StatisticsContext } from "../statistics/exercise-statistics.ts";
import { HUNDREDTHS_PER_MET, metMinutesOf, minutesOf } from "../statistics/exercise-totals.ts";
import type { RecordAmount } from "./record-fact.ts";
import type { RecordAmountMetric } from "./record-query.ts";

/** How many weeks a trend compares with as many before (design value: four, as the training load does). */
const TREND_WEEKS = 4;

/** An amount in the unit of `metric`, as it is shown. */
export function recordValue(metric: RecordAmountMetric, amount: RecordAmount): number {
  const { totals } = amount;
  switch (metric) {
    case "sessions":
      return totals.sessions;
    case "minutes":
      return minutesOf(totals.durationMilliseconds);
    case "calories":
      return totals.calories;
    case "met_minutes":
      return metMinutesOf(totals);
    case "active_days":
      return amount.activeDays;
    case "average_minutes":
      return averageMinutes(amount);
  }
}

/**
 * The mean per week of an amount of the four weeks of a trend, with one decimal; the mean duration of a session stays what
 * it is.
 *
 * @example
 * ```ts
 * import { NO_AMOUNT, weeklyMean } from "@health-exercise/domain/sport";
 * const twoHours = { ...NO_AMOUNT.totals, sessions: 2, durationMilliseconds: 7_200_000 };
 * console.log(weeklyMean("minutes", { ...NO_AMOUNT, totals: twoHours })); // 30
 * ```
 */
export function weeklyMean(metric: RecordAmountMetric, amount: RecordAmount): number {
  const { totals } = amount;
  switch (metric) {
    case "minutes":
      return quotientToOneDecimal(
        totals.durationMilliseconds,
        MILLISECONDS_PER_MINUTE * TREND_WEEKS,
      );
    case "met_minutes":
      return quotientToOneDecimal(
        totals.metHundredthMilliseconds,
        MILLISECONDS_PER_MINUTE * HUNDREDTHS_PER_MET * TREND_WEEKS,
      );
    case "average_minutes":
      return averageMinutes(amount);
    default:
      return quotientToOneDecimal(recordValue(metric, amount), TREND_WEEKS);
  }
}

/** The latest full weeks, and as many before them. */
export function trendRanges({ thisWeek }: StatisticsContext): {
  readonly late: DateRange;
  readonly early: DateRange;
} {
  const weeksBefore = (weeks: number) => addDays(thisWeek.start, -weeks * DAYS_PER_WEEK);
  const start = weeksBefore(TREND_WEEKS);
  return {
    late: { start, end: addDays(thisWeek.start, -1) },
    early: { start: weeksBefore(2 * TREND_WEEKS), end: addDays(start, -1) },
  };
}

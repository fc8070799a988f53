import { DAYS_PER_WEEK, MILLISECONDS_PER_MINUTE } from "../../shared/durations.ts";
import { addDays, type DateRange } from "../../shared/local-date.ts";
import { quotientToOneDecimal } from "../../shared/rounding.ts";
import { metersOf, paceSecondsPerKilometer } from "../statistics/distance-totals.ts";
import { averageMinutes, type StatisticsContext } from "../statistics/exercise-statistics.ts";
import { HUNDREDTHS_PER_MET, metMinutesOf, minutesOf } from "../statistics/exercise-totals.ts";
import type { RecordAmount } from "./record-amount.ts";
import type { RecordAmountMetric } from "./record-query.ts";

/** How many weeks a trend compares with as many before (design value: four, as the training load does). */
const TREND_WEEKS = 4;
const DECIMETERS_PER_METER = 10;

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
    case "distance_m":
      return metersOf(totals.distance?.decimeters ?? 0);
    case "average_distance_m":
      return averageMeters(amount);
    case "pace_s_per_km":
      return paceSecondsPerKilometer(totals.distance) ?? 0;
  }
}

/** The mean distance of the sessions that tell one, in meters; 0 where none does. */
function averageMeters({ totals, measuredSessions }: RecordAmount): number {
  if (totals.distance === undefined || measuredSessions === 0) return 0;
  return quotientToOneDecimal(totals.distance.decimeters, DECIMETERS_PER_METER * measuredSessions);
}

/** Whether an amount tells anything in `metric`: of distance and pace most records say nothing. */
export function tellsMetric(metric: RecordAmountMetric, { totals }: RecordAmount): boolean {
  switch (metric) {
    case "distance_m":
    case "average_distance_m":
      return totals.distance !== undefined;
    case "pace_s_per_km":
      return paceSecondsPerKilometer(totals.distance) !== null;
    default:
      return true;
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
    case "average_distance_m":
    case "pace_s_per_km":
      return recordValue(metric, amount);
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

import { DAYS_PER_WEEK, MILLISECONDS_PER_MINUTE } from "../shared/durations.ts";
import { type DateRange, weekOf } from "../shared/local-date.ts";
import { quotientToOneDecimal } from "../shared/rounding.ts";
import { WEEKLY_TARGET } from "../sport/statistics/exercise-statistics.ts";
import {
  type ExerciseTotals,
  metMinutesOf,
  minutesOf,
} from "../sport/statistics/exercise-totals.ts";
import { isMinor } from "../user/adulthood.ts";
import { roundedTo } from "./figures.ts";
import { RECOMMENDATION_RULES } from "./health-recommendations.data.ts";
import {
  countedDaysIn,
  daysWithin,
  type HealthRecords,
  lastDays,
  totalsOf,
} from "./health-records.ts";

/** How much was done beside what is recommended, in minutes with at most one decimal. */
export type ExerciseAmount = {
  readonly minutes: number;
  readonly target: number;
  /** 0 when there is none missing. */
  readonly missing: number;
  readonly isReached: boolean;
};

/**
 * The amount of this week against the recommended one for adults, or of a mean day of the last seven against the one
 * from 5 to 17 years (WHO 2020). Paused days ask for nothing; what was done on them counts.
 */
export function amountOf(records: HealthRecords): ExerciseAmount {
  return isMinor(records.ageYears) ? dailyAmount(records) : weeklyAmount(records);
}

function weeklyAmount(records: HealthRecords): ExerciseAmount {
  const { totals, countedDays } = within(weekOf(records.today), records);
  const target = Math.ceil((WEEKLY_TARGET.minutes * countedDays) / DAYS_PER_WEEK);
  const isEnoughByMet =
    metMinutesOf(totals) >= (WEEKLY_TARGET.metMinutes * countedDays) / DAYS_PER_WEEK;
  return compared(minutesOf(totals.durationMilliseconds), target, isEnoughByMet);
}

function dailyAmount(records: HealthRecords): ExerciseAmount {
  const { totals, countedDays } = within(lastDays(records.today, DAYS_PER_WEEK), records);
  const minutes = quotientToOneDecimal(
    totals.durationMilliseconds,
    MILLISECONDS_PER_MINUTE * Math.max(1, countedDays),
  );
  return compared(minutes, RECOMMENDATION_RULES.youngMinutesPerDay, false);
}

function within(
  range: DateRange,
  records: HealthRecords,
): { readonly totals: ExerciseTotals; readonly countedDays: number } {
  return {
    totals: totalsOf(daysWithin(range, records)),
    countedDays: countedDaysIn(range, records).length,
  };
}

function compared(minutes: number, target: number, isEnoughOtherwise: boolean): ExerciseAmount {
  return {
    minutes,
    target,
    missing: Math.max(0, roundedTo(1, target - minutes)),
    isReached: minutes >= target || isEnoughOtherwise,
  };
}

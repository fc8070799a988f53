import { DAYS_PER_WEEK, MILLISECONDS_PER_MINUTE } from "../shared/durations.ts";
import { type DateRange, daysIn, weekOf } from "../shared/local-date.ts";
import { quotientToOneDecimal, roundedTo } from "../shared/rounding.ts";
import {
  type ExerciseTotals,
  metMinutesOf,
  minutesOf,
} from "../sport/statistics/exercise-totals.ts";
import { type TargetMeasure, weeklyTargetFor } from "../sport/statistics/weekly-target.ts";
import { isMinor } from "../user/adulthood.ts";
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
  readonly metMinutes: number;
  /** Null where minutes alone are recommended. */
  readonly metTarget: number | null;
  /** Days of the period that ask for nothing. */
  readonly pausedDays: number;
  /** By which measure the amount was reached, the minutes first; null where it was not. */
  readonly reachedBy: TargetMeasure | null;
};

/**
 * The amount of this week against the recommended one for adults, or of a mean day of the last seven against the one
 * from 5 to 17 years (WHO 2020). Paused days ask for nothing; what was done on them counts.
 */
export function amountOf(records: HealthRecords): ExerciseAmount {
  return isMinor(records.ageYears) ? dailyAmount(records) : weeklyAmount(records);
}

function weeklyAmount(records: HealthRecords): ExerciseAmount {
  const { totals, countedDays, pausedDays } = within(weekOf(records.today), records);
  const { minutes, metMinutes } = weeklyTargetFor(records.ageYears);
  const ofCountedDays = (weekly: number) => Math.ceil((weekly * countedDays) / DAYS_PER_WEEK);
  return compared({
    minutes: minutesOf(totals.durationMilliseconds),
    target: ofCountedDays(minutes),
    metMinutes: metMinutesOf(totals),
    metTarget: metMinutes === null ? null : ofCountedDays(metMinutes),
    pausedDays,
  });
}

function dailyAmount(records: HealthRecords): ExerciseAmount {
  const { totals, countedDays, pausedDays } = within(
    lastDays(records.today, DAYS_PER_WEEK),
    records,
  );
  const minutes = quotientToOneDecimal(
    totals.durationMilliseconds,
    MILLISECONDS_PER_MINUTE * Math.max(1, countedDays),
  );
  const target = RECOMMENDATION_RULES.youngMinutesPerDay;
  const metMinutes = metMinutesOf(totals);
  return compared({ minutes, target, metMinutes, metTarget: null, pausedDays });
}

function within(
  range: DateRange,
  records: HealthRecords,
): {
  readonly totals: ExerciseTotals;
  readonly countedDays: number;
  readonly pausedDays: number;
} {
  const countedDays = countedDaysIn(range, records).length;
  return {
    totals: totalsOf(daysWithin(range, records)),
    countedDays,
    pausedDays: daysIn(range) - countedDays,
  };
}

function compared(done: Omit<ExerciseAmount, "missing" | "reachedBy">): ExerciseAmount {
  const { minutes, target, metMinutes, metTarget } = done;
  const isEnoughByMet = metTarget !== null && metMinutes >= metTarget;
  return {
    ...done,
    missing: Math.max(0, roundedTo(1, target - minutes)),
    reachedBy: minutes >= target ? "minutes" : isEnoughByMet ? "met_minutes" : null,
  };
}

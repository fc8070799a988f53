import type { SafetySource } from "../safety/safety-flag.ts";
import { DAYS_PER_WEEK, MILLISECONDS_PER_MINUTE } from "../shared/durations.ts";
import { quotientToOneDecimal, roundedTo } from "../shared/rounding.ts";
import { weeklyTargetFor } from "../sport/statistics/weekly-target.ts";
import { acuteChronicRatioOf } from "./acute-chronic-ratio.ts";
import type { ScoreUnit } from "./computed-health-score.ts";
import { totalsOf } from "./health-records.ts";
import {
  ACTIVITY_POINTS,
  ACTIVITY_SOURCES,
  RECOVERY_RULES,
  REGULARITY_RULES,
} from "./health-score.data.ts";
import type { ScorePeriod } from "./score-period.ts";
import { pointsFor, pointsIn, type ScoredPart } from "./scored-part.ts";

const HUNDREDTHS = 100;

/** How much was done in a week of days that count, against the amount for the age, by minutes or by MET-minutes: the better counts. */
export function activityPart({ days, countedDays, ageYears }: ScorePeriod): ScoredPart {
  const { minutes, metMinutes } = weeklyTargetFor(ageYears);
  const { durationMilliseconds, metHundredthMilliseconds } = totalsOf(days);
  const perMinute = MILLISECONDS_PER_MINUTE * countedDays;
  const byMinutes = weeklyPart(durationMilliseconds, perMinute, {
    amount: minutes,
    unit: "minutes_per_week",
    source: ACTIVITY_SOURCES.minutes,
  });
  if (metMinutes === null) return byMinutes;
  const byMetMinutes = weeklyPart(metHundredthMilliseconds, HUNDREDTHS * perMinute, {
    amount: metMinutes,
    unit: "met_minutes_per_week",
    source: ACTIVITY_SOURCES.metMinutes,
  });
  return byMetMinutes.points > byMinutes.points ? byMetMinutes : byMinutes;
}

/** `sum / divisor` is the amount of a day; both are whole numbers. */
function weeklyPart(
  sum: number,
  divisor: number,
  { amount, unit, source }: { amount: number; unit: ScoreUnit; source: SafetySource },
): ScoredPart & { readonly points: number } {
  const weekly = sum * DAYS_PER_WEEK;
  return {
    part: "activity",
    points: pointsIn(ACTIVITY_POINTS, weekly / divisor / amount),
    measured: { value: quotientToOneDecimal(weekly, divisor), unit },
    source,
  };
}

/** On how many days of a week there was a session: seven days that count are a week, wherever they lie. */
export function regularityPart({ days, countedDays }: ScorePeriod): ScoredPart {
  const activeDays = days.length * DAYS_PER_WEEK;
  return {
    part: "regularity",
    points: pointsIn(REGULARITY_RULES.points, activeDays / countedDays),
    measured: {
      value: quotientToOneDecimal(activeDays, countedDays),
      unit: "active_days_per_week",
    },
    source: REGULARITY_RULES.source,
  };
}

/** Whether the last week was much more than usual, by the acute:chronic workload ratio; less than usual is never a fault. */
export function recoveryPart(period: ScorePeriod): ScoredPart {
  const { usualUpTo, noPointsFrom, source } = RECOVERY_RULES;
  const ratio = acuteChronicRatioOf(period);
  if (ratio === null) return { part: "recovery", points: null, measured: null, source };
  return {
    part: "recovery",
    points: pointsFor((noPointsFrom - ratio) / (noPointsFrom - usualUpTo)),
    measured: { value: roundedTo(2, ratio), unit: "acute_chronic_ratio" },
    source,
  };
}

import { daysIn } from "../shared/local-date.ts";
import { roundedTo } from "../shared/rounding.ts";
import type { ComputedHealthScore } from "./computed-health-score.ts";
import { feelingPart } from "./feeling-part.ts";
import type { HealthRecords } from "./health-records.ts";
import { HEALTH_SCORE_RULES, HEALTH_SCORE_WEIGHTS } from "./health-score.data.ts";
import { activityPart, recoveryPart, regularityPart } from "./health-score-parts.ts";
import { scorePeriodOf } from "./score-period.ts";

/**
 * The health score of the last four weeks; null where too little is known for a fair one. Paused days, missing ratings
 * and unknown durations never lower it.
 */
export function computeHealthScore(records: HealthRecords): ComputedHealthScore | null {
  const period = scorePeriodOf(records);
  if (period === null || period.countedDays < HEALTH_SCORE_RULES.minCountedDays) return null;
  const timed = period.days.filter(({ totals }) => totals.durationMilliseconds > 0);
  if (timed.length < HEALTH_SCORE_RULES.minDaysWithTime) return null;
  const parts = [
    activityPart(period),
    regularityPart(period),
    recoveryPart(period),
    feelingPart(period),
  ];
  const known = parts.flatMap(({ part, points }) =>
    points === null ? [] : [{ points, weight: HEALTH_SCORE_WEIGHTS[part] }],
  );
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  const weighted = known.reduce((sum, { points, weight }) => sum + points * weight, 0);
  return {
    score: roundedTo(1, weighted / weights),
    periodDays: daysIn(period.range),
    countedDays: period.countedDays,
    parts: parts.map(({ part, points, measured, source }) => ({
      part,
      score: points === null ? null : roundedTo(1, points),
      weight: HEALTH_SCORE_WEIGHTS[part],
      measured,
      source,
    })),
  };
}

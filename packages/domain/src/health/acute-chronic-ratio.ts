import { addDays } from "../shared/local-date.ts";
import { durationMilliseconds } from "../sport/sport-log.ts";
import { daysWithin, lastDays, totalsOf } from "./health-records.ts";
import { RECOVERY_RULES } from "./health-score.data.ts";
import type { ScorePeriod } from "./score-period.ts";

/**
 * The acute:chronic workload ratio: minutes a day of the last week over minutes a day of the whole period (Gabbett, Br
 * J Sports Med 2016;50:273-280). The last week is always taken over seven days and the period over those that count:
 * a pause can lower the ratio, never raise it. Null where the days before are too few to compare with, or a session has
 * no known duration.
 */
export function acuteChronicRatioOf(period: ScorePeriod): number | null {
  const { acuteDays, minEarlierActiveDays } = RECOVERY_RULES;
  const acute = lastDays(period.range.end, acuteDays);
  const earlier = { start: period.range.start, end: addDays(acute.start, -1) };
  if (daysWithin(earlier, period).length < minEarlierActiveDays) return null;
  if (period.sessions.some(({ log }) => durationMilliseconds(log) === null)) return null;
  const whole = timeOf(period.days);
  if (whole === 0) return null;
  return (timeOf(daysWithin(acute, period)) * period.countedDays) / (acuteDays * whole);
}

function timeOf(days: ScorePeriod["days"]): number {
  return totalsOf(days).durationMilliseconds;
}

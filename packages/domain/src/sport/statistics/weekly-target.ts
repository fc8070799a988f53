import { DAYS_PER_WEEK } from "../../shared/durations.ts";
import { type DateRange, daysIn, type LocalDate } from "../../shared/local-date.ts";
import { isMinor, OLDER_ADULT_FROM_YEARS } from "../../user/adulthood.ts";
import { ageOn, type Birth } from "../../user/profile.ts";
import { type ExerciseTotals, metMinutesOf, minutesOf } from "./exercise-totals.ts";

/** The recommended amount of a week; `metMinutes` is null where minutes alone are recommended. One of the two is enough. */
export type WeeklyTarget = { readonly minutes: number; readonly metMinutes: number | null };

/** By which measure an amount was reached; the minutes go first where both are. */
export type TargetMeasure = "minutes" | "met_minutes";

/**
 * Adults: 150 minutes of moderate intensity (WHO guidelines on physical activity and sedentary behaviour, 2020), or 500
 * MET-minutes in any mix (US Department of Health and Human Services, Physical Activity Guidelines for Americans, 2008,
 * Appendix 1). From 60 years on the tables count in MET60+, each of which stands for 2.7 mL of oxygen per kg and minute
 * instead of 3.5 (Older Adult Compendium, 2024): 500 x 3.5 / 2.7. From 5 to 17 years a mean of 60 minutes a day (WHO, 2020).
 */
export const WEEKLY_TARGETS = {
  adult: { minutes: 150, metMinutes: 500 },
  older: { minutes: 150, metMinutes: 648 },
  young: { minutes: 420, metMinutes: null },
} as const satisfies Readonly<Record<string, WeeklyTarget>>;

/** The recommended amount of a week at this age in years; that of adults where no age is known. */
export function weeklyTargetFor(ageYears: number | null): WeeklyTarget {
  if (isMinor(ageYears)) return WEEKLY_TARGETS.young;
  const isOlder = ageYears !== null && ageYears >= OLDER_ADULT_FROM_YEARS;
  return isOlder ? WEEKLY_TARGETS.older : WEEKLY_TARGETS.adult;
}

/** The recommended amount of a week in `period`: by the age on its last day, today where that is still to come. */
export function weeklyTargetOf(
  period: Pick<DateRange, "end">,
  { birth, today }: { readonly birth: Birth | null; readonly today: LocalDate },
): WeeklyTarget {
  return weeklyTargetFor(ageOn(birth, period.end < today ? period.end : today));
}

/**
 * By which measure a period's totals reach the recommended weekly amount: within it, or on average per week where it is
 * longer than one; null where they do not. The numbers decide as they are shown, rounded. Without `period` the totals are
 * of one week.
 */
export function measureReached(
  totals: ExerciseTotals,
  { minutes, metMinutes }: WeeklyTarget,
  period?: DateRange,
): TargetMeasure | null {
  const weeks = period === undefined ? 1 : Math.max(1, daysIn(period) / DAYS_PER_WEEK);
  if (minutesOf(totals.durationMilliseconds) >= minutes * weeks) return "minutes";
  return metMinutes !== null && metMinutesOf(totals) >= metMinutes * weeks ? "met_minutes" : null;
}

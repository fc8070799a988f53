import { compareText } from "../shared/compare.ts";
import {
  type DateRange,
  dayNumber,
  isWithinRange,
  LATEST_DATE,
  type LocalDate,
} from "../shared/local-date.ts";

export const PAUSE_REASONS = ["illness", "injury", "travel", "rest"] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Days on which nobody expects exercise; both ends are included, `endDate` null means until further notice. */
export type Pause = {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
  readonly reason: PauseReason;
};

/** Whether two pauses share a day. */
export function haveCommonDay(left: Pause, right: Pause): boolean {
  return (
    left.startDate <= (right.endDate ?? LATEST_DATE) &&
    right.startDate <= (left.endDate ?? LATEST_DATE)
  );
}

/** Why `date` is paused, each reason once, in the order of `PAUSE_REASONS`: the one that needs most care first. */
export function pauseReasonsOn(pauses: readonly Pause[], date: LocalDate): readonly PauseReason[] {
  const current = pauses.filter(({ startDate, endDate }) =>
    isWithinRange(date, { start: startDate, end: endDate ?? LATEST_DATE }),
  );
  return PAUSE_REASONS.filter((reason) => current.some((pause) => pause.reason === reason));
}

/** The paused days as ranges in order that neither overlap nor touch. */
export function pausedRanges(pauses: readonly Pause[]): DateRange[] {
  const ordered = pauses
    .map((pause) => ({ start: pause.startDate, end: pause.endDate ?? LATEST_DATE }))
    .sort((left, right) => compareText(left.start, right.start));
  const merged: DateRange[] = [];
  for (const range of ordered) {
    const last = merged.at(-1);
    if (last === undefined || dayNumber(range.start) > dayNumber(last.end) + 1) merged.push(range);
    else if (range.end > last.end)
      merged[merged.length - 1] = { start: last.start, end: range.end };
  }
  return merged;
}

/**
 * Whether `date` lies in one of `ranges`.
 *
 * @example
 * ```ts
 * import { isPaused, type LocalDate } from "@health-exercise/domain/user";
 * const ill = { start: "2026-03-01" as LocalDate, end: "2026-03-04" as LocalDate };
 * console.log(isPaused([ill], "2026-03-04" as LocalDate)); // true
 * ```
 */
export function isPaused(ranges: readonly DateRange[], date: LocalDate): boolean {
  return ranges.some((range) => isWithinRange(date, range));
}

/** How many paused days there are up to and including `date`. */
export function pausedDaysUntil(ranges: readonly DateRange[], date: LocalDate): number {
  return ranges
    .filter((range) => range.start <= date)
    .reduce((days, range) => {
      const end = range.end < date ? range.end : date;
      return days + dayNumber(end) - dayNumber(range.start) + 1;
    }, 0);
}

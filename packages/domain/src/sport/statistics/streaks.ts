import { type DateRange, dayNumber, daysIn, type LocalDate } from "../../shared/local-date.ts";

/** Lengths of runs of days with a finished session. */
export type Streaks = { readonly currentDays: number; readonly longestDays: number };

/**
 * The streaks up to `today`. Only days that are not paused are looked at: a paused day neither counts
 * nor breaks. A day that is not over does not break the streak of the day before. `paused` is in order,
 * its ranges neither overlap nor touch.
 *
 * @example
 * ```ts
 * import { streaks } from "@health-exercise/domain/sport";
 * import type { LocalDate } from "@health-exercise/domain/user";
 * const active = ["2026-03-01", "2026-03-02"] as LocalDate[];
 * console.log(streaks(active, [], "2026-03-03" as LocalDate)); // { currentDays: 2, longestDays: 2 }
 * ```
 */
export function streaks(
  activeDates: readonly LocalDate[],
  paused: readonly DateRange[],
  today: LocalDate,
): Streaks {
  const numberOf = unpausedDayNumbers(paused);
  let longestDays = 0;
  let run = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const date of [...new Set(activeDates)].sort()) {
    if (date > today) break;
    const { number, isPaused } = numberOf(date);
    if (isPaused) continue;
    run = number === last + 1 ? run + 1 : 1;
    longestDays = Math.max(longestDays, run);
    last = number;
  }
  const { number, isPaused } = numberOf(today);
  const oldestThatKeeps = isPaused ? number : number - 1;
  return { currentDays: last >= oldestThatKeeps ? run : 0, longestDays };
}

/**
 * Numbers the days so that those that are not paused follow each other without a gap; a paused day has
 * the number of the last day before the pause. Dates are to be asked for in order.
 */
function unpausedDayNumbers(
  paused: readonly DateRange[],
): (date: LocalDate) => { readonly number: number; readonly isPaused: boolean } {
  let next = 0;
  let pausedDays = 0;
  return (date) => {
    let range = paused[next];
    while (range !== undefined && range.end < date) {
      pausedDays += daysIn(range);
      next += 1;
      range = paused[next];
    }
    if (range === undefined || date < range.start) {
      return { number: dayNumber(date) - pausedDays, isPaused: false };
    }
    return { number: dayNumber(range.start) - 1 - pausedDays, isPaused: true };
  };
}

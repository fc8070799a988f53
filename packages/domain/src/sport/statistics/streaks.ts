import { type DateRange, dayNumber, type LocalDate } from "../../shared/local-date.ts";
import { isPaused, pausedDaysUntil } from "../../user/pause.ts";

/** Lengths of runs of days with a finished session. */
export type Streaks = { readonly currentDays: number; readonly longestDays: number };

/**
 * The streaks up to `today`. Only days that are not paused are looked at: a paused day neither counts
 * nor breaks. A day that is not over does not break the streak of the day before.
 */
export function streaks(
  activeDates: readonly LocalDate[],
  paused: readonly DateRange[],
  today: LocalDate,
): Streaks {
  const position = (date: LocalDate) => dayNumber(date) - pausedDaysUntil(paused, date);
  const positions = [...new Set(activeDates)]
    .filter((date) => date <= today && !isPaused(paused, date))
    .map(position)
    .sort((left, right) => left - right);
  let longestDays = 0;
  let run = 0;
  for (const [index, each] of positions.entries()) {
    run = each - 1 === positions[index - 1] ? run + 1 : 1;
    longestDays = Math.max(longestDays, run);
  }
  const oldestThatKeeps = position(today) - (isPaused(paused, today) ? 0 : 1);
  const last = positions.at(-1);
  return { currentDays: last !== undefined && last >= oldestThatKeeps ? run : 0, longestDays };
}

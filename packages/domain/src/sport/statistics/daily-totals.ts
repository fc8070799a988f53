import { compareText } from "../../shared/compare.ts";
import { type LocalDate, localDateOf } from "../../shared/local-date.ts";
import type { TimeZone } from "../../shared/time-zone.ts";
import type { SportLog } from "../sport-log.ts";
import { addTotals, type ExerciseTotals, NO_EXERCISE, totalsOfSession } from "./exercise-totals.ts";

/** The finished sessions of one local day; a session belongs to the day on which it starts. */
export type DailyTotals = {
  readonly date: LocalDate;
  readonly totals: ExerciseTotals;
  /** Distinct sport names, in the order in which they were first started. */
  readonly sportNames: readonly string[];
};

/** How days are told apart and METs chosen. */
export type DayContext = {
  readonly timeZone: TimeZone;
  /** From when on the MET table for older adults holds; null when no age is known. */
  readonly olderAdultFrom: Date | null;
};

/** The days with a finished session, in order. */
export function dailyTotals(logs: readonly SportLog[], context: DayContext): DailyTotals[] {
  const days = new Map<LocalDate, { totals: ExerciseTotals; names: Set<string> }>();
  for (const log of finishedByStart(logs)) {
    const date = localDateOf(log.sportStart, context.timeZone);
    const day = days.get(date) ?? { totals: NO_EXERCISE, names: new Set<string>() };
    day.totals = addTotals(day.totals, totalsOfSession(log, context.olderAdultFrom));
    day.names.add(log.sportName);
    days.set(date, day);
  }
  return [...days].map(([date, { totals, names }]) => ({ date, totals, sportNames: [...names] }));
}

/** The finished logs, earliest start first; the id decides between equals. */
export function finishedByStart(logs: readonly SportLog[]): SportLog[] {
  return logs
    .filter((log) => log.finished)
    .sort(
      (left, right) =>
        left.sportStart.getTime() - right.sportStart.getTime() || compareText(left.id, right.id),
    );
}

/** The day with most time, the first of equals; undefined when there is none. */
export function longestDayOf(days: readonly DailyTotals[]): DailyTotals | undefined {
  let longest: DailyTotals | undefined;
  for (const day of days) {
    if (!longest || day.totals.durationMilliseconds > longest.totals.durationMilliseconds) {
      longest = day;
    }
  }
  return longest;
}

import type { SportLogId } from "../../shared/ids.ts";
import { type DateRange, isWithinRange, localDateOf } from "../../shared/local-date.ts";
import type { SportLog } from "../sport-log.ts";
import { type DayContext, finishedByStart } from "../statistics/daily-totals.ts";
import type { PersonalBest } from "../statistics/exercise-statistics.ts";
import type { FastestStretches, Stretch, StretchBests } from "./fastest-stretches.ts";

/** The fastest stretches on the tracks of sessions, by their logs. */
export type StretchesOfLogs = ReadonlyMap<SportLogId, FastestStretches>;

/**
 * For each stretch the fastest on the track of a finished run that began on a day of `range`, or on any; of equals the
 * earliest, null where none is so long.
 */
export function stretchBests(
  logs: readonly SportLog[],
  stretches: StretchesOfLogs,
  range: DateRange | null,
  { timeZone }: Pick<DayContext, "timeZone">,
): StretchBests {
  const runs = finishedByStart(logs).flatMap((log) => {
    if (!log.finished || log.matchedCategoryId !== "running") return [];
    const date = localDateOf(log.sportStart, timeZone);
    const fastest = stretches.get(log.id);
    const isMeant = range === null || isWithinRange(date, range);
    return fastest === undefined || !isMeant ? [] : [{ logId: log.id, date, fastest }];
  });
  const bestOf = (name: Stretch): PersonalBest | null => {
    let best: PersonalBest | null = null;
    for (const { logId, date, fastest } of runs) {
      const value = fastest[name];
      if (value !== null && value < (best?.value ?? Number.POSITIVE_INFINITY))
        best = { value, logId, date };
    }
    return best;
  };
  return {
    oneKilometer: bestOf("oneKilometer"),
    fiveKilometers: bestOf("fiveKilometers"),
    tenKilometers: bestOf("tenKilometers"),
    halfMarathon: bestOf("halfMarathon"),
  };
}

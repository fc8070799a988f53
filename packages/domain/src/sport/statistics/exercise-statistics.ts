import { compareText } from "../../shared/compare.ts";
import { MILLISECONDS_PER_MINUTE } from "../../shared/durations.ts";
import type { SportLogId } from "../../shared/ids.ts";
import {
  addDays,
  type DateRange,
  isWithinRange,
  type LocalDate,
  localDateOf,
  weekOf,
} from "../../shared/local-date.ts";
import { quotientToOneDecimal } from "../../shared/rounding.ts";
import type { TimeZone } from "../../shared/time-zone.ts";
import { pausedRanges } from "../../user/pause.ts";
import { type Birth, olderAdultFrom, type Profile } from "../../user/profile.ts";
import { typeKey } from "../session-type.ts";
import { countedTypeOf, durationMilliseconds, type SportLog } from "../sport-log.ts";
import { type DayContext, dailyTotals, finishedByStart } from "./daily-totals.ts";
import { distanceOfSession, paceSecondsPerKilometer, paceToCompare } from "./distance-totals.ts";
import {
  addTotals,
  type ExerciseTotals,
  NO_EXERCISE,
  sumTotals,
  totalsOfSession,
} from "./exercise-totals.ts";
import { streaks } from "./streaks.ts";

/** Everything the statistics depend on besides the logs. */
export type StatisticsContext = DayContext & {
  readonly today: LocalDate;
  /** What the recommended amounts follow from; null when no age was told. */
  readonly birth: Birth | null;
  /** Monday to Sunday around `today`. */
  readonly thisWeek: DateRange;
  /** The seven days before `thisWeek`. */
  readonly lastWeek: DateRange;
  /** Paused days, in order, neither overlapping nor touching. */
  readonly paused: readonly DateRange[];
};

export type TypeTotals = {
  /** The type stated, else the category of the activity meant; null when neither is known. */
  readonly exerciseType: string | null;
  readonly totals: ExerciseTotals;
};

/** The best session by some measure; `value` is in the unit of its measure. */
export type PersonalBest = {
  readonly value: number;
  readonly logId: SportLogId;
  readonly date: LocalDate;
};

/** A person's exercise up to now. Totals are over finished sessions. */
export type ExerciseStatistics = {
  /** Finished and open. */
  readonly allSessions: number;
  readonly totals: ExerciseTotals;
  /** Finished sessions whose duration is known; what the mean duration is taken over. */
  readonly timedSessions: number;
  readonly activeDays: number;
  readonly currentStreakDays: number;
  readonly longestStreakDays: number;
  /** As `orderedByTime` tells them. */
  readonly byType: readonly TypeTotals[];
  readonly thisWeek: ExerciseTotals;
  readonly lastWeek: ExerciseTotals;
  readonly longest: PersonalBest | null;
  readonly mostCalories: PersonalBest | null;
  /** In meters. */
  readonly longestDistance: PersonalBest | null;
  /** In seconds for a kilometer; of the sessions on foot of a kilometer or more. */
  readonly bestPace: PersonalBest | null;
};

/** The context for a person at `now`, days told apart in `timeZone`. */
export function statisticsContext(
  profile: Profile | null,
  timeZone: TimeZone,
  now: Date,
): StatisticsContext {
  const today = localDateOf(now, timeZone);
  const thisWeek = weekOf(today);
  return {
    timeZone,
    olderAdultFrom: olderAdultFrom(profile),
    today,
    birth: profile?.birth ?? null,
    thisWeek,
    lastWeek: weekOf(addDays(thisWeek.start, -1)),
    paused: pausedRanges(profile?.pauses ?? []),
  };
}

/** The statistics over all of a person's logs, in any order. */
export function exerciseStatistics(
  logs: readonly SportLog[],
  context: StatisticsContext,
): ExerciseStatistics {
  const finished = finishedByStart(logs);
  const days = dailyTotals(finished, context);
  const within = (range: DateRange) =>
    sumTotals(days.filter((day) => isWithinRange(day.date, range)).map((day) => day.totals));
  const totals = sumTotals(days.map((day) => day.totals));
  const { currentDays, longestDays } = streaks(
    days.map((day) => day.date),
    context.paused,
    context.today,
  );
  return {
    allSessions: logs.length,
    totals,
    timedSessions: finished.filter((log) => log.sportEnd !== null).length,
    activeDays: days.length,
    currentStreakDays: currentDays,
    longestStreakDays: longestDays,
    byType: totalsByType(finished, context),
    thisWeek: within(context.thisWeek),
    lastWeek: within(context.lastWeek),
    longest: bestOf(finished, durationMilliseconds, context),
    mostCalories: bestOf(finished, (log) => log.calories, context),
    longestDistance: bestOf(finished, (log) => log.measures.distanceMeters, context),
    bestPace: bestPaceOf(finished, context),
  };
}

/** The totals of each type over the finished of `logs`, as `orderedByTime` tells them. */
export function totalsByType(logs: readonly SportLog[], context: DayContext): TypeTotals[] {
  const types = new Map<string | null, ExerciseTotals>();
  for (const log of logs) {
    if (!log.finished) continue;
    const type = countedTypeOf(log);
    types.set(
      type,
      addTotals(types.get(type) ?? NO_EXERCISE, totalsOfSession(log, context.olderAdultFrom)),
    );
  }
  return orderedByTime([...types].map(([exerciseType, totals]) => ({ exerciseType, totals })));
}

/** So many types are told: more than anybody looks at, and a bound to what a type for each session makes. */
export const MOST_TYPES = 50;
/** What the rest is told as where there are more types; sessions whose own type is called so are among it. */
export const OTHER_TYPES = "other";

/**
 * Most time first, then most sessions, then by name, the unknown type last; types that `isSameType` holds for one are one. Of more than `MOST_TYPES` those are told that
 * have most time, and all others together as `OTHER_TYPES`, which comes last however much it is.
 */
export function orderedByTime(types: readonly TypeTotals[]): TypeTotals[] {
  const ordered = [...types].sort(byTime);
  if (ordered.length <= MOST_TYPES) return mergedByType(ordered);
  const rest = sumTotals(ordered.slice(MOST_TYPES - 1).map(({ totals }) => totals));
  const named = ordered.slice(0, MOST_TYPES - 1);
  return mergedByType([...named, { exerciseType: OTHER_TYPES, totals: rest }]);
}

/** Types that differ only in their capitals are one, written as most of its sessions have it. */
function mergedByType(types: readonly TypeTotals[]): TypeTotals[] {
  const merged = Map.groupBy(types, ({ exerciseType }) => exerciseType && typeKey(exerciseType));
  return [...merged.values()]
    .map((alike) => ({
      exerciseType: mostWritten(alike),
      totals: sumTotals(alike.map(({ totals }) => totals)),
    }))
    .sort((left, right) => isRest(left) - isRest(right) || byTime(left, right));
}

function mostWritten(alike: readonly TypeTotals[]): string | null {
  const [most] = alike.toSorted(
    (left, right) => isRest(right) - isRest(left) || right.totals.sessions - left.totals.sessions,
  );
  return most?.exerciseType ?? null;
}

function isRest({ exerciseType }: TypeTotals): number {
  return Number(exerciseType === OTHER_TYPES);
}

function byTime(left: TypeTotals, right: TypeTotals): number {
  return (
    right.totals.durationMilliseconds - left.totals.durationMilliseconds ||
    right.totals.sessions - left.totals.sessions ||
    Number(left.exerciseType === null) - Number(right.exerciseType === null) ||
    compareText(left.exerciseType ?? "", right.exerciseType ?? "")
  );
}

/** The mean duration of the timed sessions in minutes, one decimal; 0 when there is none. */
export function averageMinutes(
  statistics: Pick<ExerciseStatistics, "totals" | "timedSessions">,
): number {
  if (statistics.timedSessions === 0) return 0;
  return quotientToOneDecimal(
    statistics.totals.durationMilliseconds,
    MILLISECONDS_PER_MINUTE * statistics.timedSessions,
  );
}

/** Of equals the earliest. */
function bestPaceOf(finished: readonly SportLog[], context: DayContext): PersonalBest | null {
  let best: SportLog | undefined;
  let bestPace = Number.POSITIVE_INFINITY;
  for (const log of finished) {
    const pace = paceToCompare(log);
    if (pace !== null && pace < bestPace) [best, bestPace] = [log, pace];
  }
  const value = best && paceSecondsPerKilometer(distanceOfSession(best));
  if (best === undefined || value == null) return null;
  return { value, logId: best.id, date: localDateOf(best.sportStart, context.timeZone) };
}

function bestOf(
  finished: readonly SportLog[],
  measure: (log: SportLog) => number | null,
  context: DayContext,
): PersonalBest | null {
  let best: PersonalBest | null = null;
  for (const log of finished) {
    const value = measure(log) ?? 0;
    if (value > (best?.value ?? 0)) {
      best = { value, logId: log.id, date: localDateOf(log.sportStart, context.timeZone) };
    }
  }
  return best;
}

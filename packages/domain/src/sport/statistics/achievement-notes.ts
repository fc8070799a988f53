import { REPORT_MESSAGES } from "../../messages/catalogues.ts";
import type { MessageLocale } from "../../messages/message-locale.ts";
import { say } from "../../messages/say.ts";
import type { Units } from "../../user/profile.ts";
import type { GoalMetric, GoalWithProgress } from "../exercise-goal.ts";
import { type DistanceTotals, metersOf, paceSecondsPerKilometer } from "./distance-totals.ts";
import type { ReportNote } from "./report-note.ts";
import { PERIOD_NOTE_SOURCES } from "./report-notes.data.ts";
import { saySource } from "./report-sources.ts";
import { sayDistance, sayPace, saySpeed } from "./say-distance.ts";
import type { KindSpeed } from "./speeds.ts";

/** Less is no distance that anybody would tell of (design value). */
const LEAST_METERS = 1_000;
/** So many goals are praised one by one (design value). */
const MOST_PRAISED_GOALS = 3;
/** So many kinds of exercise are told with their speed (design value). */
const MOST_TOLD_SPEEDS = 2;

/** How far somebody went in a period, and at what pace on foot; nothing of short ways. */
export function distanceNotes(
  totals: DistanceTotals | undefined,
  locale: MessageLocale,
  units: Units,
): ReportNote[] {
  const meters = metersOf(totals?.decimeters ?? 0);
  if (meters < LEAST_METERS) return [];
  const distance = sayDistance(meters, locale, units);
  const pace = paceSecondsPerKilometer(totals);
  const message =
    pace === null
      ? say(REPORT_MESSAGES, locale, "distance_covered", { distance })
      : say(REPORT_MESSAGES, locale, "distance_covered.paced", {
          distance,
          pace: sayPace(pace, locale, units),
        });
  const source = saySource(PERIOD_NOTE_SOURCES.distance_covered, locale);
  return [{ code: "distance_covered", message, source }];
}

/** How fast somebody was where people ask for a speed, of the kinds in which they went furthest. */
export function speedNotes(
  speeds: readonly KindSpeed[],
  locale: MessageLocale,
  units: Units,
): ReportNote[] {
  return speeds
    .filter(({ moved }) => metersOf(moved.decimeters) >= LEAST_METERS)
    .slice(0, MOST_TOLD_SPEEDS)
    .map(({ kind, moved }) => ({
      code: "speed_kept",
      message: say(REPORT_MESSAGES, locale, "speed_kept", {
        kind: say(REPORT_MESSAGES, locale, `kind.${kind}`),
        distance: sayDistance(metersOf(moved.decimeters), locale, units),
        speed: saySpeed(moved, locale, units),
      }),
      source: saySource(PERIOD_NOTE_SOURCES.speed_kept, locale),
    }));
}

/** That goals were reached by what was done; nobody is told of those that were not. */
export function goalNotes(
  goals: readonly GoalWithProgress[],
  locale: MessageLocale,
  units: Units,
): ReportNote[] {
  return goals
    .filter(({ progress }) => progress.reached && progress.value > 0)
    .slice(0, MOST_PRAISED_GOALS)
    .map(({ goal, progress }) => {
      const done = amountIn(goal.metric, progress.value, locale, units);
      const target = amountIn(goal.metric, progress.target, locale, units);
      // What reads the same need not be said twice.
      const standing = done === target ? "goal_reached" : "goal_passed";
      return {
        code: "goal_reached",
        message: say(REPORT_MESSAGES, locale, `${standing}.${goal.period}`, { done, target }),
        source: saySource(PERIOD_NOTE_SOURCES.goal_reached, locale),
      };
    });
}

function amountIn(metric: GoalMetric, count: number, locale: MessageLocale, units: Units): string {
  return metric === "distance_m"
    ? sayDistance(count, locale, units)
    : say(REPORT_MESSAGES, locale, `amount.${metric}`, { count });
}

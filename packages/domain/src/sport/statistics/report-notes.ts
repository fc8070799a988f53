import { REPORT_MESSAGES } from "../../messages/catalogues.ts";
import type { MessageValues } from "../../messages/message-format.ts";
import type { MessageLocale } from "../../messages/message-locale.ts";
import { say } from "../../messages/say.ts";
import { sayDay } from "../../messages/say-day.ts";
import { daysIn } from "../../shared/local-date.ts";
import type { Units } from "../../user/profile.ts";
import type { GoalWithProgress } from "../exercise-goal.ts";
import { distanceNotes, goalNotes, speedNotes } from "./achievement-notes.ts";
import { type DailyTotals, longestDayOf } from "./daily-totals.ts";
import { type ExerciseTotals, metMinutesOf, minutesOf } from "./exercise-totals.ts";
import type { PeriodNoteCode, ReportNote } from "./report-note.ts";
import { PERIOD_NOTE_SOURCES, TARGET_SOURCES } from "./report-notes.data.ts";
import { saySource } from "./report-sources.ts";
import type { KindSpeed } from "./speeds.ts";
import type { TrainingLoad } from "./training-load.ts";
import type { TargetMeasure, WeeklyTarget } from "./weekly-target.ts";

/** What the remarks of a report are made from. */
export type NotedPeriod = {
  readonly current: { readonly totals: ExerciseTotals; readonly activeDays: number };
  readonly previous: { readonly totals: ExerciseTotals; readonly activeDays: number };
  /** The days with a session, in order. */
  readonly days: readonly DailyTotals[];
  readonly load: TrainingLoad;
  readonly target: WeeklyTarget;
  /** By which measure the target was reached; null where it was not. */
  readonly reachedBy: TargetMeasure | null;
  readonly speeds: readonly KindSpeed[];
  readonly goals: readonly GoalWithProgress[];
};

const STEEP_INCREASE_FACTOR = 2;
const STEEP_INCREASE_MIN_MINUTES = 60;
const HIGH_MONOTONY = 2;
const REST_DAY_WINDOW_DAYS = 7;
const VERY_LONG_DAY_MINUTES = 240;

/** What went well in the period; empty when there is nothing to say. */
export function reportHighlights(
  noted: NotedPeriod,
  locale: MessageLocale,
  units: Units,
): ReportNote[] {
  const { current, previous } = noted;
  const note = noteIn(locale);
  const minutesMore = minutesOf(
    current.totals.durationMilliseconds - previous.totals.durationMilliseconds,
  );
  const notes: ReportNote[] = [];
  if (noted.reachedBy !== null) notes.push(reachedNote(noted, noted.reachedBy, locale));
  if (current.totals.sessions > 0 && previous.totals.sessions === 0) {
    notes.push(note("first_sessions"));
  } else if (minutesMore > 0) {
    notes.push(note("more_than_before", { minutes: minutesMore }));
  }
  const longest = longestDayOf(noted.days);
  if (longest && minutesOnDay(longest) > 0) {
    notes.push(
      note("longest_day", {
        date: sayDay(longest.date, locale),
        minutes: minutesOnDay(longest),
      }),
    );
  }
  return [
    ...notes,
    ...distanceNotes(current.totals.distance, locale, units),
    ...speedNotes(noted.speeds, locale, units),
    ...goalNotes(noted.goals, locale, units),
  ];
}

/** What deserves care in the period; hints, never a diagnosis. */
export function reportSafetyNotes(noted: NotedPeriod, locale: MessageLocale): ReportNote[] {
  const { current, previous, load } = noted;
  const note = noteIn(locale);
  const minutes = minutesOf(current.totals.durationMilliseconds);
  const minutesBefore = minutesOf(previous.totals.durationMilliseconds);
  const notes: ReportNote[] = [];
  if (
    minutesBefore >= STEEP_INCREASE_MIN_MINUTES &&
    minutes >= minutesBefore * STEEP_INCREASE_FACTOR
  ) {
    notes.push(note("steep_increase"));
  }
  // From 5 to 17 years movement on every day is what is recommended.
  const isYoung = noted.target.metMinutes === null;
  if (!isYoung && hasNoRestDay(noted.days)) notes.push(note("no_rest_day"));
  if (load.status === "available" && load.monotony !== null && load.monotony > HIGH_MONOTONY) {
    notes.push(note("high_monotony"));
  }
  const longest = longestDayOf(noted.days);
  if (longest && minutesOnDay(longest) >= VERY_LONG_DAY_MINUTES) notes.push(note("very_long_day"));
  return notes;
}

/** That the recommended amount was reached, by which measure, and which amount it is. */
function reachedNote(
  { current, target }: NotedPeriod,
  measure: TargetMeasure,
  locale: MessageLocale,
): ReportNote {
  // Where no MET-minutes are recommended, the amount is the one from 5 to 17 years.
  const reached = target.metMinutes === null ? "young" : measure;
  const message = say(REPORT_MESSAGES, locale, `target_reached.${reached}`, {
    minutes: minutesOf(current.totals.durationMilliseconds),
    target: target.minutes,
    metMinutes: metMinutesOf(current.totals),
    recommended: target.metMinutes ?? 0,
  });
  return { code: "target_reached", message, source: TARGET_SOURCES[reached] };
}

/** Writes notes in a language, those that are one message each. */
function noteIn(locale: MessageLocale) {
  return (
    code: Exclude<
      PeriodNoteCode,
      "target_reached" | "distance_covered" | "speed_kept" | "goal_reached"
    >,
    figures?: MessageValues,
  ): ReportNote => ({
    code,
    message: say(REPORT_MESSAGES, locale, code, figures),
    source: saySource(PERIOD_NOTE_SOURCES[code], locale),
  });
}

function minutesOnDay(day: DailyTotals): number {
  return minutesOf(day.totals.durationMilliseconds);
}

function hasNoRestDay(days: readonly DailyTotals[]): boolean {
  return days.some((day, index) => {
    const seventh = days[index + REST_DAY_WINDOW_DAYS - 1];
    return (
      seventh !== undefined &&
      daysIn({ start: day.date, end: seventh.date }) === REST_DAY_WINDOW_DAYS
    );
  });
}

import { daysIn } from "../../shared/local-date.ts";
import { type DailyTotals, longestDayOf } from "./daily-totals.ts";
import { type ExerciseTotals, minutesOf } from "./exercise-totals.ts";
import type { TrainingLoad } from "./training-load.ts";

/** A remark on a period: a stable code, a sentence, and where its rule comes from. */
export type ReportNote = {
  readonly code: ReportNoteCode;
  readonly message: string;
  readonly source: string;
};

export type ReportNoteCode =
  | "target_reached"
  | "more_than_before"
  | "longest_day"
  | "first_sessions"
  | "steep_increase"
  | "no_rest_day"
  | "high_monotony"
  | "very_long_day";

/** What the remarks of a report are made from. */
export type NotedPeriod = {
  readonly current: { readonly totals: ExerciseTotals; readonly activeDays: number };
  readonly previous: { readonly totals: ExerciseTotals; readonly activeDays: number };
  /** The days with a session, in order. */
  readonly days: readonly DailyTotals[];
  readonly load: TrainingLoad;
  readonly targetReached: boolean;
};

const DESIGN_VALUE = "Design value of this service";
const WEEKLY_TARGET_SOURCE =
  "WHO guidelines on physical activity and sedentary behaviour, 2020 (minutes); US Department of Health and Human " +
  "Services, Physical Activity Guidelines for Americans, 2008 (MET-minutes)";
const FOSTER_1998 =
  "Foster, Monitoring training in athletes with reference to overtraining syndrome, Med Sci Sports Exerc 1998;30(7):1164-1168";

const STEEP_INCREASE_FACTOR = 2;
const STEEP_INCREASE_MIN_MINUTES = 60;
const HIGH_MONOTONY = 2;
const REST_DAY_WINDOW_DAYS = 7;
const VERY_LONG_DAY_MINUTES = 240;

/** What went well in the period; empty when there is nothing to say. */
export function reportHighlights(noted: NotedPeriod): ReportNote[] {
  const { current, previous } = noted;
  const minutesMore = minutesOf(
    current.totals.durationMilliseconds - previous.totals.durationMilliseconds,
  );
  const notes: ReportNote[] = [];
  if (noted.targetReached) {
    notes.push({
      code: "target_reached",
      message: "You reached the recommended weekly amount of activity.",
      source: WEEKLY_TARGET_SOURCE,
    });
  }
  if (current.totals.sessions > 0 && previous.totals.sessions === 0) {
    notes.push({
      code: "first_sessions",
      message: "You were active again after a period without a session.",
      source: DESIGN_VALUE,
    });
  } else if (minutesMore > 0) {
    notes.push({
      code: "more_than_before",
      message: `You were active ${minutesMore} minutes more than in the period before.`,
      source: DESIGN_VALUE,
    });
  }
  const longest = longestDayOf(noted.days);
  if (longest && minutesOnDay(longest) > 0) {
    notes.push({
      code: "longest_day",
      message: `Your longest day was ${longest.date} with ${minutesOnDay(longest)} minutes.`,
      source: DESIGN_VALUE,
    });
  }
  return notes;
}

/** What deserves care in the period; hints, never a diagnosis. */
export function reportSafetyNotes(noted: NotedPeriod): ReportNote[] {
  const { current, previous, load } = noted;
  const minutes = minutesOf(current.totals.durationMilliseconds);
  const minutesBefore = minutesOf(previous.totals.durationMilliseconds);
  const notes: ReportNote[] = [];
  if (
    minutesBefore >= STEEP_INCREASE_MIN_MINUTES &&
    minutes >= minutesBefore * STEEP_INCREASE_FACTOR
  ) {
    notes.push({
      code: "steep_increase",
      message:
        "You did at least twice as much as in the period before. Raise the amount step by step.",
      source: DESIGN_VALUE,
    });
  }
  if (hasNoRestDay(noted.days)) {
    notes.push({
      code: "no_rest_day",
      message: "You exercised on seven days in a row. A lighter or free day helps you to recover.",
      source: DESIGN_VALUE,
    });
  }
  if (load.status === "available" && load.monotony !== null && load.monotony > HIGH_MONOTONY) {
    notes.push({
      code: "high_monotony",
      message: "Your training load hardly varied from day to day. Mix lighter and harder days.",
      source: FOSTER_1998,
    });
  }
  const longest = longestDayOf(noted.days);
  if (longest && minutesOnDay(longest) >= VERY_LONG_DAY_MINUTES) {
    notes.push({
      code: "very_long_day",
      message:
        "One day had four hours of exercise or more. Drink, eat and rest enough after such a day.",
      source: DESIGN_VALUE,
    });
  }
  return notes;
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

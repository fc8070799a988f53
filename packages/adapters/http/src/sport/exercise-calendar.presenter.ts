import { type ExerciseCalendar, metMinutesOf, minutesOf } from "@health-exercise/domain/sport";
import type { TimeZone } from "@health-exercise/domain/user";
import { presentDay, presentDistance } from "./exercise-statistics.presenter.ts";

/** A calendar as clients see it. */
export function presentExerciseCalendar(
  calendar: ExerciseCalendar & { readonly timeZone: TimeZone },
) {
  return {
    calendar_data: calendar.days.map(presentDay),
    summary: {
      start_date: calendar.range.start,
      end_date: calendar.range.end,
      timezone: calendar.timeZone,
      total_days: calendar.totalDays,
      active_days: calendar.activeDays,
      total_sessions: calendar.totals.sessions,
      total_minutes: minutesOf(calendar.totals.durationMilliseconds),
      total_calories: calendar.totals.calories,
      total_met_minutes: metMinutesOf(calendar.totals),
      ...presentDistance(calendar.totals),
      best_day: calendar.bestDay,
    },
  };
}

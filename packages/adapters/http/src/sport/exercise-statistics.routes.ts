import type { GetExerciseCalendar, GetExerciseStatistics } from "@health-exercise/application";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { dayScope } from "./day-scope.ts";
import { presentExerciseCalendar } from "./exercise-calendar.presenter.ts";
import {
  EXERCISE_CALENDAR_EXAMPLE,
  EXERCISE_STATISTICS_EXAMPLE,
} from "./exercise-statistics.examples.ts";
import { presentExerciseStatistics } from "./exercise-statistics.presenter.ts";
import {
  daysQuery,
  exerciseCalendar,
  exerciseStatistics,
  zoneQuery,
} from "./exercise-statistics.schemas.ts";
import { SPORT_ROUTE } from "./sport-route.ts";

/** What the routes about statistics call. */
export type ExerciseStatisticsUseCases = {
  readonly getExerciseStatistics: GetExerciseStatistics;
  readonly getExerciseCalendar: GetExerciseCalendar;
};

/** Statistics and calendar. */
export function exerciseStatisticsRoutes(useCases: ExerciseStatisticsUseCases): readonly Route[] {
  return [
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/stats",
      summary: "One's exercise up to now",
      description:
        "Totals, streaks, weeks and personal bests over all sessions; a session in progress counts in `total_sessions` alone.",
      query: zoneQuery,
      response: {
        status: 200,
        description: "Sums, streaks, types, weeks and personal bests.",
        schema: exerciseStatistics,
        example: EXERCISE_STATISTICS_EXAMPLE,
      },
      errors: [],
      handler: async ({ query, caller }) =>
        presentExerciseStatistics(
          await useCases.getExerciseStatistics.execute(caller.userId, query.timezone),
        ),
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/logs/calendar",
      summary: "One's exercise day by day",
      description:
        "Both days included, at most 366 days; the current month when no day is given, from or to the edge of its month when one is.",
      query: daysQuery,
      response: {
        status: 200,
        description: "Every day of the range, and their sums.",
        schema: exerciseCalendar,
        example: EXERCISE_CALENDAR_EXAMPLE,
      },
      errors: [],
      handler: async ({ query, caller }) =>
        presentExerciseCalendar(
          await useCases.getExerciseCalendar.execute(caller.userId, dayScope(query)),
        ),
    }),
  ];
}

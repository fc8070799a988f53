import type { GetWeeklyReport } from "@health-exercise/application";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { dayScope } from "./day-scope.ts";
import { WEEKLY_REPORT_EXAMPLE } from "./exercise-statistics.examples.ts";
import { daysQuery } from "./exercise-statistics.schemas.ts";
import { SPORT_ROUTE } from "./sport-route.ts";
import { presentWeeklyReport } from "./weekly-report.presenter.ts";
import { weeklyReport } from "./weekly-report.schemas.ts";

/** What the route of the weekly report calls. */
export type WeeklyReportUseCases = { readonly getWeeklyReport: GetWeeklyReport };

/** The report of a week. */
export function weeklyReportRoutes(useCases: WeeklyReportUseCases): readonly Route[] {
  return [
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/weekly-report",
      summary: "One's exercise of a week beside the week before",
      description:
        "Both days included, at most 31 days; the current week, Monday to Sunday, when no day is given. Its texts are in the language of the profile's locale. " +
        "`safety_notes` also tell of what feedback and notes report (with the day, never in their words) and name the items of active " +
        "schemes that the safety policy does not allow; after a report of pain or danger there are no `highlights`.",
      query: daysQuery,
      response: {
        status: 200,
        description: "The report.",
        schema: weeklyReport,
        example: WEEKLY_REPORT_EXAMPLE,
      },
      errors: [],
      handler: async ({ query, caller }) =>
        presentWeeklyReport(await useCases.getWeeklyReport.execute(caller.userId, dayScope(query))),
    }),
  ];
}

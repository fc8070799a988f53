import type { ListSportHistory } from "@health-exercise/application";
import { SPORT_LOG_LIMITS } from "@health-exercise/domain/sport";
import { z } from "zod";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { booleanText } from "../schemas/boolean-text.ts";
import { localDate } from "../schemas/local-date.ts";
import { pageQuery } from "../schemas/page-query.ts";
import { countOut } from "../schemas/response-values.ts";
import { text } from "../schemas/text.ts";
import { timeZone } from "../schemas/time-zone.ts";
import { presentDistance } from "./exercise-statistics.presenter.ts";
import { distanceOut } from "./exercise-statistics.schemas.ts";
import { SPORT_LOG_EXAMPLE } from "./sport-log.examples.ts";
import { presentSportLog } from "./sport-log.presenter.ts";
import { sportLog } from "./sport-log.schemas.ts";
import { SPORT_ROUTE } from "./sport-route.ts";

const historyQuery = z
  .object({
    start_date: localDate().optional(),
    end_date: localDate().optional(),
    timezone: timeZone().optional(),
    exercise_type: text({ min: 1, max: SPORT_LOG_LIMITS.exerciseTypeLength, trim: true })
      .optional()
      .meta({
        description:
          "The type stated, in whatever case, or else the category of the activity meant; by another name also what means it.",
      }),
    exclude_custom: booleanText().optional(),
    ...pageQuery,
  })
  .refine((query) => !(query.start_date && query.end_date) || query.start_date <= query.end_date, {
    path: ["end_date"],
    message: "must not be before start_date",
  });

const historyPage = z
  .object({
    records: z.array(sportLog),
    total_count: countOut,
    has_more: z.boolean(),
    next_offset: countOut.nullable(),
    ...distanceOut,
  })
  .meta({ id: "SportHistory" });

/** What the route about the history calls. */
export type SportHistoryUseCases = { readonly listSportHistory: ListSportHistory };

/** The filtered history of sessions. */
export function sportHistoryRoutes(useCases: SportHistoryUseCases): readonly Route[] {
  return [
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/history",
      summary: "Filter one's sessions by days, type and origin",
      description:
        "Days are those of the time zone asked for; both ends are included. `next_offset` leads to the next page.",
      query: historyQuery,
      response: {
        status: 200,
        description: "A page of the sessions that pass the filter, latest start first.",
        schema: historyPage,
        example: {
          records: [SPORT_LOG_EXAMPLE],
          total_count: 1,
          has_more: false,
          next_offset: null,
          distance_m: 6210.5,
          average_pace_s_per_km: 329.3,
        },
      },
      errors: [],
      handler: async ({ query, caller }) => {
        const { logs, total, measures, distance } = await useCases.listSportHistory.execute({
          userId: caller.userId,
          startDate: query.start_date,
          endDate: query.end_date,
          timeZone: query.timezone,
          exerciseType: query.exercise_type,
          excludeCustom: query.exclude_custom,
          limit: query.limit,
          offset: query.offset,
        });
        const shown = query.offset + logs.length;
        const hasMore = shown < total;
        return {
          records: logs.map((log) => presentSportLog(log, measures)),
          total_count: total,
          has_more: hasMore,
          next_offset: hasMore ? shown : null,
          ...presentDistance({ distance }),
        };
      },
    }),
  ];
}

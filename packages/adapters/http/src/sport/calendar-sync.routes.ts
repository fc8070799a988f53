import { z } from "zod";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { countOut } from "../schemas/response-values.ts";
import { SPORT_ROUTE } from "./sport-route.ts";

const calendarSync = z
  .object({ synced_count: countOut, duplicate_count: countOut, errors: z.array(z.string()) })
  .meta({ id: "CalendarSync" });

const NOTHING_SYNCED: z.output<typeof calendarSync> = {
  synced_count: 0,
  duplicate_count: 0,
  errors: [],
};

/** There is no external calendar to read from; the answer is always the same. */
export function calendarSyncRoutes(): readonly Route[] {
  return [
    defineRoute({
      ...SPORT_ROUTE,
      userCheck: "first",
      method: "post",
      path: "/api/sport/sync-calendar",
      summary: "Synchronise with an external calendar; there is none",
      description: "Changes nothing: there is no external calendar to take sessions from.",
      response: {
        status: 200,
        description: "Always nothing.",
        schema: calendarSync,
        example: NOTHING_SYNCED,
      },
      errors: [],
      handler: () => NOTHING_SYNCED,
    }),
  ];
}

import type { ListSportChanges } from "@health-exercise/application";
import { z } from "zod";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { integerText } from "../schemas/numbers.ts";
import { idOut } from "../schemas/response-values.ts";
import { changeCursor, cursorOf, positionOf } from "./sport-change.cursor.ts";
import { SPORT_LOG_EXAMPLE } from "./sport-log.examples.ts";
import { presentSportLog } from "./sport-log.presenter.ts";
import { sportLog } from "./sport-log.schemas.ts";
import { SPORT_ROUTE } from "./sport-route.ts";

/** What the route that tells of changes calls. */
export type SportChangeUseCases = { readonly listSportChanges: ListSportChanges };

const MOST_CHANGES = 100;

const changesQuery = z.object({
  cursor: changeCursor().optional().meta({
    description: "The `next_cursor` of the page before; without one from the very first log.",
  }),
  limit: integerText({ min: 1, max: MOST_CHANGES })
    .default(MOST_CHANGES)
    .meta({ description: "How many at most." }),
});

const sportChanges = z
  .object({
    changes: z.array(
      z.object({
        log_id: idOut,
        deleted: z.boolean(),
        log: sportLog.nullable().meta({ description: "As it is now; null where it was deleted." }),
      }),
    ),
    next_cursor: z.string().meta({
      description:
        "Where the next page begins, also when there is none yet. It means nothing else.",
    }),
    has_more: z.boolean(),
  })
  .meta({ id: "SportChanges" });

/** What became of one's sessions, for devices that keep some of their own. */
export function sportChangeRoutes(useCases: SportChangeUseCases): readonly Route[] {
  return [
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/changes",
      summary: "List what became of one's sessions since one looked last, in order",
      description:
        "Logs that were written, changed or deleted, each as it is now; one that changes again comes again. Ask until `has_more` is false, keep `next_cursor`, and ask with it the next time.",
      query: changesQuery,
      response: {
        status: 200,
        description: "A page of changes.",
        schema: sportChanges,
        example: {
          changes: [
            { log_id: SPORT_LOG_EXAMPLE.log_id, deleted: false, log: SPORT_LOG_EXAMPLE },
            { log_id: "01980c1e-7000-7000-8000-00000000000a", deleted: true, log: null },
          ],
          next_cursor: "MS4xODgyNTY3NDQ3MTUzODk2LjAxOTgwYzFl",
          has_more: false,
        },
      },
      errors: ["changes_forgotten"],
      handler: async ({ query, caller }) => {
        const { changes, next, hasMore, measures } = await useCases.listSportChanges.execute(
          caller.userId,
          positionOf(query.cursor, caller.userId),
          query.limit,
        );
        return {
          changes: changes.map(({ logId, log }) => ({
            log_id: logId,
            deleted: log === null,
            log: log && presentSportLog(log, measures),
          })),
          next_cursor: cursorOf(next, caller.userId),
          has_more: hasMore,
        };
      },
    }),
  ];
}

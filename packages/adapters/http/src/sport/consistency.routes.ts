import type { ValidateConsistency } from "@health-exercise/application";
import {
  CONSISTENCY_CHECKS,
  CONSISTENCY_RULES,
  type ConsistencyCode,
} from "@health-exercise/domain/sport";
import { z } from "zod";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { pageQuery } from "../schemas/page-query.ts";
import { countOut, idOut } from "../schemas/response-values.ts";
import { presentConsistency } from "./consistency.presenter.ts";
import { ownDataParams } from "./exercise-scheme.schemas.ts";
import { SPORT_LOG_EXAMPLE } from "./sport-log.examples.ts";
import { SPORT_ROUTE } from "./sport-route.ts";

const consistency = z
  .object({
    checks: z.array(
      z.object({
        name: z.enum(CONSISTENCY_CHECKS),
        passed: z.boolean(),
        examined: countOut.meta({ description: "How many records the check looked at." }),
      }),
    ),
    issues: z.array(
      z.object({
        code: z.enum(Object.keys(CONSISTENCY_RULES) as ConsistencyCode[]),
        severity: z.enum(["error", "warning"]),
        log_id: idOut.optional(),
        other_log_id: idOut.optional(),
        scheme_id: idOut.optional(),
        message: z.string(),
        suggestion: z.string(),
      }),
    ),
    issues_omitted: countOut.meta({ description: "How many more issues were found." }),
    status: z
      .enum(["consistent", "inconsistent"])
      .meta({ description: "Whether there is no issue at all." }),
    next_offset: countOut.nullable().meta({
      description: "The `offset` by which to look further back; null where all was looked at.",
    }),
  })
  .meta({ id: "Consistency" });

const FUTURE_START = CONSISTENCY_RULES.starts_in_future;

/** What the route about consistency calls. */
export type ConsistencyUseCases = { readonly validateConsistency: ValidateConsistency };

/** Checks of one's own records against each other. */
export function consistencyRoutes(useCases: ConsistencyUseCases): readonly Route[] {
  return [
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/validate-consistency/{user_id}",
      summary: "Look for contradictions in one's own records",
      description:
        "Reads alone. Each issue names the records it is about. The latest 1,000 sessions and 100 schemes are looked at; `next_offset` leads to those before.",
      params: ownDataParams,
      query: z.object({
        offset: pageQuery.offset.meta({
          description: "How many of the latest sessions to leave out, as `next_offset` says.",
        }),
      }),
      response: {
        status: 200,
        description: "What was checked and found; nothing is changed.",
        schema: consistency,
        example: {
          checks: [{ name: FUTURE_START.check, passed: false, examined: 1 }],
          issues: [
            {
              code: "starts_in_future",
              severity: FUTURE_START.severity,
              log_id: SPORT_LOG_EXAMPLE.log_id,
              message: FUTURE_START.message,
              suggestion: FUTURE_START.suggestion,
            },
          ],
          issues_omitted: 0,
          status: "inconsistent",
          next_offset: null,
        },
      },
      errors: ["other_user"],
      handler: async ({ params, query, caller }) =>
        presentConsistency(
          await useCases.validateConsistency.execute(caller.userId, params.user_id, query.offset),
        ),
    }),
  ];
}

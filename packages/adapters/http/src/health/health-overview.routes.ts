import type { GetHealthOverview } from "@health-exercise/application";
import type { Clock } from "@health-exercise/ports-runtime";
import { COMPANION_ROUTE } from "../companion/companion-route.ts";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { zoneQuery } from "../sport/exercise-statistics.schemas.ts";
import { HEALTH_OVERVIEW_EXAMPLE } from "./health-overview.examples.ts";
import { presentHealthOverview } from "./health-overview.presenter.ts";
import { healthOverview } from "./health-overview.schemas.ts";

/** What the route about the health overview calls. */
export type HealthOverviewUseCases = { readonly getHealthOverview: GetHealthOverview };

/** Body, exercise and companion at one glance. */
export function healthOverviewRoutes(
  useCases: HealthOverviewUseCases,
  clock: Clock,
): readonly Route[] {
  return [
    defineRoute({
      ...COMPANION_ROUTE,
      method: "get",
      path: "/api/companion/health-overview",
      summary: "One's health, exercise and companion at one glance",
      description: "Works without companion and without profile, and makes neither.",
      query: zoneQuery,
      response: {
        status: 200,
        description: "The overview; what cannot be computed is null.",
        schema: healthOverview,
        example: HEALTH_OVERVIEW_EXAMPLE,
      },
      errors: [],
      handler: async ({ query, caller }) =>
        presentHealthOverview(
          await useCases.getHealthOverview.execute(caller.userId, query.timezone),
          clock.now(),
        ),
    }),
  ];
}

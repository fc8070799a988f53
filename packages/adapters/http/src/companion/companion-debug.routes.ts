import type { GetTestCompanion, GetTestHealthOverview } from "@health-exercise/application";
import type { Clock } from "@health-exercise/ports-runtime";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { HEALTH_OVERVIEW_EXAMPLE } from "../health/health-overview.examples.ts";
import { presentHealthOverview } from "../health/health-overview.presenter.ts";
import { healthOverview } from "../health/health-overview.schemas.ts";
import { COMPANION_STATUS_EXAMPLE } from "./companion.examples.ts";
import { presentCompanionStatus } from "./companion.presenter.ts";
import { companionStatus } from "./companion.schemas.ts";

/** What the debug routes call. */
export type CompanionDebugUseCases = {
  readonly getTestCompanion: GetTestCompanion;
  readonly getTestHealthOverview: GetTestHealthOverview;
};

const DEBUG_ROUTE = {
  area: "companion",
  auth: "none",
  invalidInput: 422,
  method: "get",
  description:
    "For development alone; reads nothing stored. Clients use the routes of their own data.",
  errors: [],
} as const;

/** A companion and an overview of nobody, for those who build a screen. */
export function companionDebugRoutes(
  useCases: CompanionDebugUseCases,
  clock: Clock,
): readonly Route[] {
  return [
    defineRoute({
      ...DEBUG_ROUTE,
      path: "/api/companion/test",
      summary: "The companion of a fixed test user",
      response: {
        status: 200,
        description: "A companion of nobody.",
        schema: companionStatus,
        example: COMPANION_STATUS_EXAMPLE,
      },
      handler: () => presentCompanionStatus(useCases.getTestCompanion.execute()),
    }),
    defineRoute({
      ...DEBUG_ROUTE,
      path: "/api/companion/health-overview-test",
      summary: "The health overview of a fixed test user",
      response: {
        status: 200,
        description: "An overview of nobody, with every section filled.",
        schema: healthOverview,
        example: HEALTH_OVERVIEW_EXAMPLE,
      },
      handler: () => presentHealthOverview(useCases.getTestHealthOverview.execute(), clock.now()),
    }),
  ];
}

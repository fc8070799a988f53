import type { Clock } from "@health-exercise/ports-runtime";
import type { Route } from "../framework/define-route.ts";
import {
  type HealthOverviewUseCases,
  healthOverviewRoutes,
} from "../health/health-overview.routes.ts";
import {
  type CompanionChangesUseCases,
  companionChangesRoutes,
} from "./companion-changes.routes.ts";
import { type CompanionStatusUseCases, companionStatusRoutes } from "./companion-status.routes.ts";

/** What the companion area calls. */
export type CompanionUseCases = CompanionStatusUseCases &
  CompanionChangesUseCases &
  HealthOverviewUseCases;

/** Every route under `/api/companion` that is the caller's own. */
export function companionRoutes(useCases: CompanionUseCases, clock: Clock): readonly Route[] {
  return [
    ...companionStatusRoutes(useCases),
    ...companionChangesRoutes(useCases),
    ...healthOverviewRoutes(useCases, clock),
  ];
}

import type { GetCompanionHistory, GetCompanionStatus } from "@health-exercise/application";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { COMPANION_STATUS_EXAMPLE } from "./companion.examples.ts";
import { presentCompanionStatus } from "./companion.presenter.ts";
import { companionHistory, companionStatus, historyQuery } from "./companion.schemas.ts";
import { COMPANION_ROUTE } from "./companion-route.ts";

/** What the routes that read a companion call. */
export type CompanionStatusUseCases = {
  readonly getCompanionStatus: GetCompanionStatus;
  readonly getCompanionHistory: GetCompanionHistory;
};

/** Reading one's companion. */
export function companionStatusRoutes(useCases: CompanionStatusUseCases): readonly Route[] {
  return [
    defineRoute({
      ...COMPANION_ROUTE,
      method: "get",
      path: "/api/companion/status",
      summary: "One's companion as it is now",
      description:
        "Makes the companion first where there is none and the profile tells gender and age.",
      response: {
        status: 200,
        description: "The companion; its state follows from the caller's exercise and the hour.",
        schema: companionStatus,
        example: COMPANION_STATUS_EXAMPLE,
      },
      errors: ["companion_not_found", "changed_meanwhile"],
      handler: async ({ caller }) =>
        presentCompanionStatus(await useCases.getCompanionStatus.execute(caller.userId)),
    }),
    defineRoute({
      ...COMPANION_ROUTE,
      method: "get",
      path: "/api/companion/status-history",
      summary: "One's companion as a list of snapshots",
      description:
        "A snapshot of the current state, not a history ledger: one entry, or none before the companion is initialised.",
      query: historyQuery,
      response: {
        status: 200,
        description: "The snapshots.",
        schema: companionHistory,
        example: [COMPANION_STATUS_EXAMPLE],
      },
      errors: [],
      handler: async ({ caller }) =>
        (await useCases.getCompanionHistory.execute(caller.userId)).map(presentCompanionStatus),
    }),
  ];
}

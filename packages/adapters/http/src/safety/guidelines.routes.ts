import type { GetSafetyGuidelines } from "@health-exercise/application";
import { AN_HOUR } from "../framework/cache-rule.ts";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { presentSafetyGuidelines } from "./guidelines.presenter.ts";
import {
  EMERGENCY_CONTACT_EXAMPLE,
  GUIDELINE_EXAMPLE,
  safetyGuidelines,
  safetyGuidelinesQuery,
} from "./guidelines.schemas.ts";
import { OPEN_SAFETY_ROUTE } from "./open-safety-route.ts";

/** What the routes about guidelines call. */
export type SafetyGuidelinesUseCases = { readonly getSafetyGuidelines: GetSafetyGuidelines };

/** Advice on safe exercise with its sources. */
export function guidelinesRoutes(useCases: SafetyGuidelinesUseCases): readonly Route[] {
  return [
    defineRoute({
      ...OPEN_SAFETY_ROUTE,
      method: "get",
      path: "/api/safety/guidelines",
      summary: "Advice on safe exercise, for everybody and for one age and its conditions",
      description:
        "From the knowledge of the service, each with its source, and whom to call in an emergency in the region.",
      query: safetyGuidelinesQuery,
      // What somebody has stays out of every cache.
      caching: ({ user_age, user_diseases }) =>
        user_age === undefined && user_diseases === undefined
          ? { keptBy: "everybody", seconds: AN_HOUR }
          : undefined,
      response: {
        status: 200,
        description: "Guidelines with their sources, and whom to call.",
        schema: safetyGuidelines,
        example: {
          general: [GUIDELINE_EXAMPLE],
          personalized: [{ ...GUIDELINE_EXAMPLE, reason: "It is for your age (70 years)." }],
          emergency_contacts: [EMERGENCY_CONTACT_EXAMPLE],
        },
      },
      errors: ["busy"],
      handler: async ({ query, turn }) => {
        const input = {
          ageYears: query.user_age,
          diseases: query.user_diseases,
          region: query.region,
          language: query.language,
        };
        return presentSafetyGuidelines(await useCases.getSafetyGuidelines.execute(input, turn()));
      },
    }),
  ];
}

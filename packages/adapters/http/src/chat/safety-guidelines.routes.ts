import { AN_HOUR } from "../framework/cache-rule.ts";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { presentGeneralGuidelines } from "../safety/guidelines.presenter.ts";
import type { SafetyGuidelinesUseCases } from "../safety/guidelines.routes.ts";
import {
  chatSafetyGuidelines,
  chatSafetyGuidelinesQuery,
  EMERGENCY_CONTACT_EXAMPLE,
  GUIDELINE_EXAMPLE,
} from "../safety/guidelines.schemas.ts";

/** The advice that a chat screen shows to everybody. */
export function chatSafetyGuidelinesRoutes(useCases: SafetyGuidelinesUseCases): readonly Route[] {
  return [
    defineRoute({
      area: "chat",
      auth: "none",
      invalidInput: 422,
      method: "get",
      path: "/api/chat/safety-guidelines",
      summary: "Advice on safe exercise for everybody",
      description: "Reads no stored data.",
      query: chatSafetyGuidelinesQuery,
      caching: () => ({ keptBy: "everybody", seconds: AN_HOUR }),
      response: {
        status: 200,
        description: "Guidelines with their sources, and whom to call.",
        schema: chatSafetyGuidelines,
        example: {
          general: [GUIDELINE_EXAMPLE],
          emergency_contacts: [EMERGENCY_CONTACT_EXAMPLE],
        },
      },
      errors: ["busy"],
      handler: async ({ query, turn }) => {
        const input = { region: query.region, language: query.language };
        return presentGeneralGuidelines(await useCases.getSafetyGuidelines.execute(input, turn()));
      },
    }),
  ];
}

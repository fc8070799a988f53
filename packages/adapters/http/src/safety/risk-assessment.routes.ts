import type { AssessRisk } from "@health-exercise/application";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { jsonBody } from "../framework/request-body.ts";
import { OPEN_SAFETY_ROUTE } from "./open-safety-route.ts";
import { RISK_ASSESSMENT_EXAMPLE } from "./risk-assessment.examples.ts";
import { presentRiskAssessment } from "./risk-assessment.presenter.ts";
import { riskAssessment, riskAssessmentBody } from "./risk-assessment.schemas.ts";

/** What the route about risk calls. */
export type RiskAssessmentUseCases = { readonly assessRisk: AssessRisk };

/** The risk of exercise for a person who is described in the request. */
export function riskAssessmentRoutes(useCases: RiskAssessmentUseCases): readonly Route[] {
  return [
    defineRoute({
      ...OPEN_SAFETY_ROUTE,
      method: "post",
      path: "/api/safety/risk-assessment",
      summary: "Assess how risky exercise is for a person",
      description:
        "By the preparticipation screening algorithm and further factors. A hint, not a diagnosis and not a certified form. Reads and writes nothing stored.",
      body: jsonBody(riskAssessmentBody, {
        user_profile: { age: 45, regular_exerciser: false, conditions: ["type 2 diabetes"] },
        current_query: "May I start running?",
      }),
      response: {
        status: 200,
        description: "The risk, what follows from it, and why.",
        schema: riskAssessment,
        example: RISK_ASSESSMENT_EXAMPLE,
      },
      errors: ["busy"],
      handler: async ({ body, turn }) => {
        const input = {
          profile: body.user_profile,
          query: body.current_query ?? undefined,
          history: body.dialogue_history ?? undefined,
        };
        return presentRiskAssessment(await useCases.assessRisk.execute(input, turn()));
      },
    }),
  ];
}

import type { ValidateKnowledge } from "@health-exercise/application";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { fieldsBody } from "../framework/request-body.ts";
import { GUIDELINE_EXAMPLE } from "../safety/guidelines.schemas.ts";
import { OPEN_SAFETY_ROUTE } from "../safety/open-safety-route.ts";
import { presentKnowledgeValidation } from "./knowledge-validation.presenter.ts";
import { knowledgeValidation, knowledgeValidationFields } from "./knowledge-validation.schemas.ts";

/** What the route of the knowledge validation calls. */
export type KnowledgeValidationUseCases = { readonly validateKnowledge: ValidateKnowledge };

/** The judgement of a text that should become knowledge. */
export function knowledgeValidationRoutes(useCases: KnowledgeValidationUseCases): readonly Route[] {
  return [
    defineRoute({
      ...OPEN_SAFETY_ROUTE,
      method: "post",
      path: "/api/safety/validate-knowledge",
      summary: "Hold a text against the safety rules and the knowledge",
      description:
        "Says what speaks for it and what against; takes `content` as a query string, a form or JSON. Nothing is stored.",
      body: fieldsBody({
        text: knowledgeValidationFields,
        json: knowledgeValidationFields,
        example: { content: "Adults benefit from 150 minutes of moderate activity a week." },
      }),
      response: {
        status: 200,
        description: "The verdict, and the entries that led to it.",
        schema: knowledgeValidation,
        example: {
          verdict: "supported",
          is_valid: true,
          confidence: 1,
          supporting: [
            {
              id: GUIDELINE_EXAMPLE.id,
              title: GUIDELINE_EXAMPLE.title,
              source: GUIDELINE_EXAMPLE.source,
              score: 1,
            },
          ],
          conflicts: [],
          safety_check: { is_safe: true, risk_level: "safe", flags: [], warnings: [] },
        },
      },
      errors: ["busy"],
      handler: async ({ body, turn }) =>
        presentKnowledgeValidation(await useCases.validateKnowledge.execute(body.content, turn())),
    }),
  ];
}

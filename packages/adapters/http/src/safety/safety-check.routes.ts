import type { CheckSafety } from "@health-exercise/application";
import { readSafetyContext } from "@health-exercise/domain/chat";
import { SAFETY_DISCLAIMER } from "@health-exercise/domain/safety";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { jsonBody } from "../framework/request-body.ts";
import { OPEN_SAFETY_ROUTE } from "./open-safety-route.ts";
import { presentSafetyCheck } from "./safety-check.presenter.ts";
import { safetyCheck, safetyCheckBody } from "./safety-check.schemas.ts";

/** What the route of the content check calls. */
export type SafetyCheckUseCases = { readonly checkSafety: Pick<CheckSafety, "execute"> };

/** The check of a text for danger. */
export function safetyCheckRoutes(useCases: SafetyCheckUseCases): readonly Route[] {
  return [
    defineRoute({
      ...OPEN_SAFETY_ROUTE,
      method: "post",
      path: "/api/safety/check",
      summary: "Check a text for danger",
      description: "Reads and writes nothing stored. English and Chinese.",
      body: jsonBody(
        safetyCheckBody,
        { content: "My legs are sore after squats." },
        { open: ["user_context"] },
      ),
      response: {
        status: 200,
        description: "How risky the text is, and why.",
        schema: safetyCheck,
        example: {
          is_safe: true,
          risk_level: "safe",
          flags: [],
          warnings: [],
          requires_human_review: false,
          safety_disclaimer: SAFETY_DISCLAIMER.en,
        },
      },
      errors: ["busy"],
      handler: async ({ body, turn }) => {
        const context = readSafetyContext(body.user_context ?? null);
        return presentSafetyCheck(
          await useCases.checkSafety.execute(body.content, context, turn()),
        );
      },
    }),
  ];
}

import {
  AssessRisk,
  CheckSafety,
  ReadingTurns,
  ValidateKnowledge,
  WorkLane,
} from "@health-exercise/application";
import type { CheckContent } from "@health-exercise/domain/safety";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { knowledgeValidationRoutes } from "../src/knowledge/knowledge-validation.routes.ts";
import { riskAssessmentRoutes } from "../src/safety/risk-assessment.routes.ts";
import { safetyCheckRoutes } from "../src/safety/safety-check.routes.ts";
import { type RunningApp, startApp } from "./running-app.ts";

const TEXT = "a sentence that must not be quoted";

const brokenCheck: CheckContent = ({ source }) => {
  throw new Error(`no rule for ${source}`);
};
const timer = { wait: () => Promise.resolve() };
const reading = new ReadingTurns(new WorkLane(timer));
const noKnowledge = { retrieve: async () => [] };

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({
    routes: [
      ...safetyCheckRoutes({ checkSafety: new CheckSafety(brokenCheck, reading) }),
      ...riskAssessmentRoutes({ assessRisk: new AssessRisk(brokenCheck, reading) }),
      ...knowledgeValidationRoutes({
        validateKnowledge: new ValidateKnowledge(noKnowledge, brokenCheck, reading),
      }),
    ],
  });
});
afterAll(() => app.server.close());

describe("a broken content check", () => {
  it.each([
    ["check", { content: TEXT }],
    ["risk-assessment", { user_profile: {}, current_query: TEXT }],
    ["validate-knowledge", { content: TEXT }],
  ])("makes %s a 500, and neither answer nor log quotes the text", async (path, sent) => {
    const response = await fetch(`${app.url}/api/safety/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(sent),
    });
    const body = await response.json();
    expect(response.status).toBe(500);
    expect(body).toMatchObject({ code: "internal_error" });
    expect(body).not.toHaveProperty("is_safe");
    expect(JSON.stringify([body, app.logger.lines])).not.toContain(TEXT);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";
import { openRequests } from "./support/open-requests.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { post } = openRequests(() => service);
const ACTIVE = { age: 40, gender: "female", regular_exerciser: true };

const assess = async (further: object) =>
  (await post("/api/safety/risk-assessment", { user_profile: ACTIVE, ...further })).body;
const codesOf = (rules: readonly { code: string }[]) => rules.map(({ code }) => code);

describe("a risk assessment of what is told, in the query or before", () => {
  it.each<[string, object]>([
    [
      "my blood sugar is 2.5 mmol/L, can I run?",
      { recommended_intensity: "none", clearance_scope: "stop_and_seek_care" },
    ],
    [
      "my blood sugar is 3.5 mmol/L, can I run?",
      { recommended_intensity: "none", clearance_scope: "stop_and_seek_care" },
    ],
    [
      "my period stopped six months ago and I run 80 km a week",
      { overall_risk: "high", recommended_intensity: "light", clearance_scope: "before_any" },
    ],
    [
      "I fainted and my periods stopped",
      { recommended_intensity: "none", clearance_scope: "stop_and_seek_care" },
    ],
    [
      "cold sweat and nausea",
      { recommended_intensity: "none", clearance_scope: "stop_and_seek_care" },
    ],
    [
      "I broke my ankle last week, can I run?",
      { overall_risk: "high", recommended_intensity: "light", clearance_scope: "before_any" },
    ],
    ["I tore my ACL last month", { recommended_intensity: "light", clearance_scope: "before_any" }],
    [
      "I broke my leg ten years ago",
      { overall_risk: "low", recommended_intensity: "vigorous", clearance_scope: "none" },
    ],
  ])("obeys the content check: %s", async (text, expected) => {
    expect(await assess({ current_query: text })).toMatchObject(expected);
    expect(await assess({ dialogue_history: [text] })).toMatchObject(expected);
  });

  it("answers abuse with help, and forbids no exercise for it", async () => {
    const text = "My partner is hitting me right now";
    for (const further of [{ current_query: text }, { dialogue_history: [text] }]) {
      const body = await assess(further);
      expect(body).toMatchObject({
        overall_risk: "critical",
        recommended_intensity: "vigorous",
        clearance_scope: "none",
        medical_clearance_needed: false,
      });
      expect(codesOf(body.restrictions)).toEqual(["call_emergency", "crisis_support"]);
    }
  });

  it("sees no vomited blood in vomiting and a blood sugar", async () => {
    const body = await assess({ current_query: "ketones and vomiting, blood sugar 20" });
    expect(body.recommended_intensity).toBe("none");
    expect(codesOf(body.risk_factors)).not.toContain("vomiting_blood");
  });
});

import { AssessRisk, RecommendExercise } from "@health-exercise/application";
import type { CheckContent } from "@health-exercise/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exerciseRecommendationRoutes } from "../src/safety/exercise-recommendations.routes.ts";
import { riskAssessmentRoutes } from "../src/safety/risk-assessment.routes.ts";
import { type RunningApp, startApp } from "./running-app.ts";

/** Takes "chest pain" for a symptom of the heart, and nothing else for anything. */
const checkContent: CheckContent = (content) => ({
  language: "en",
  riskLevel: "safe",
  isSafe: true,
  flags: [],
  warnings: [],
  requiresHumanReview: false,
  findings: content.includes("chest pain")
    ? [
        {
          flag: "cardiac_symptom",
          level: "high",
          ruleId: "test",
          warning: { en: "", zh: "" },
          source: { kind: "design_value", reason: "test" },
        },
      ]
    : [],
});

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({
    routes: [
      ...riskAssessmentRoutes({ assessRisk: new AssessRisk(checkContent) }),
      ...exerciseRecommendationRoutes({ recommendExercise: new RecommendExercise(checkContent) }),
    ],
  });
});
afterAll(() => app.server.close());

async function post(path: string, body: unknown) {
  const response = await fetch(`${app.url}/api/safety/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const assess = (body: unknown) => post("risk-assessment", body);
const recommend = (body: unknown) => post("exercise-recommendations", body);

describe("POST /api/safety/risk-assessment", () => {
  it("answers with every field of the contract, without a token", async () => {
    const { status, body } = await assess({
      user_profile: {
        age: 52,
        gender: "male",
        height_cm: 178,
        weight_kg: 95.5,
        resting_heart_rate_bpm: 72,
        systolic_bp: 135,
        diastolic_bp: 85,
        conditions: ["type 2 diabetes", "Zorblax"],
        symptoms: [],
        medications: ["metformin"],
        injuries: null,
        pregnant: false,
        smoker: true,
        activity_level: "sedentary",
        desired_intensity: "moderate",
        family_history_cvd: true,
        shoe_size: 44,
      },
      current_query: "Can I start running?",
      dialogue_history: ["Hello", { role: "assistant", content: "You have chest pain?" }],
    });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      "algorithm_version",
      "branch",
      "cardiovascular_risk_factor_count",
      "clearance_scope",
      "medical_clearance_needed",
      "missing_inputs",
      "overall_risk",
      "rationale",
      "recommended_intensity",
      "restrictions",
      "risk_factors",
      "safety_disclaimer",
    ]);
    expect(body).toMatchObject({
      overall_risk: "medium",
      medical_clearance_needed: true,
      clearance_scope: "before_any",
      recommended_intensity: "light",
      branch: "inactive.disease.no_symptoms.moderate",
      missing_inputs: ["injuries"],
    });
    expect(JSON.stringify(body)).not.toContain("Zorblax");
  });

  it("finds a symptom in the query and in the user's turns", async () => {
    const user_profile = { regular_exerciser: true };
    const turns = [{ role: "user", content: "chest pain" }];
    for (const told of [{ current_query: "chest pain" }, { dialogue_history: turns }]) {
      const { body } = await assess({ user_profile, ...told });
      expect(body).toMatchObject({
        clearance_scope: "stop_and_seek_care",
        recommended_intensity: "none",
      });
    }
  });

  it("needs nothing but a profile, which may be empty", async () => {
    const { status, body } = await assess({
      user_profile: {},
      current_query: null,
      dialogue_history: null,
    });
    expect(status).toBe(200);
    expect(body["missing_inputs"]).toContain("age");
  });

  it.each<[string, unknown, string]>([
    ["no profile", {}, "user_profile"],
    ["a profile that is no object", { user_profile: [] }, "user_profile"],
    ["age 4", { user_profile: { age: 4 } }, "user_profile.age"],
    ["age 121", { user_profile: { age: 121 } }, "user_profile.age"],
    ["an age with a fraction", { user_profile: { age: 30.5 } }, "user_profile.age"],
    ["a negative weight", { user_profile: { weight_kg: -70 } }, "user_profile.weight_kg"],
    ["a height of 3 m", { user_profile: { height_cm: 300 } }, "user_profile.height_cm"],
    [
      "a pulse of 200",
      { user_profile: { resting_heart_rate_bpm: 200 } },
      "user_profile.resting_heart_rate_bpm",
    ],
    ["a pressure of 400", { user_profile: { systolic_bp: 400 } }, "user_profile.systolic_bp"],
    [
      "a diastolic above the systolic",
      { user_profile: { systolic_bp: 80, diastolic_bp: 120 } },
      "user_profile.diastolic_bp",
    ],
    [
      "a body that cannot be",
      { user_profile: { height_cm: 272, weight_kg: 10 } },
      "user_profile.weight_kg",
    ],
    ["an unknown gender", { user_profile: { gender: "x" } }, "user_profile.gender"],
    ["conditions as text", { user_profile: { conditions: "asthma" } }, "user_profile.conditions"],
    [
      "51 conditions",
      { user_profile: { conditions: Array(51).fill("asthma") } },
      "user_profile.conditions",
    ],
    [
      "a long condition",
      { user_profile: { conditions: ["x".repeat(101)] } },
      "user_profile.conditions.0",
    ],
    ["pregnant as text", { user_profile: { pregnant: "yes" } }, "user_profile.pregnant"],
    [
      "a query of 20,001 characters",
      { user_profile: {}, current_query: "x".repeat(20_001) },
      "current_query",
    ],
    ["501 turns", { user_profile: {}, dialogue_history: Array(501).fill("x") }, "dialogue_history"],
    ["a turn that is a number", { user_profile: {}, dialogue_history: [1] }, "dialogue_history.0"],
  ])("refuses %s with 422, naming the field", async (_what, sent, path) => {
    const { status, body } = await assess(sent);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "invalid_input" });
    expect((body["errors"] as { path: string }[]).map((error) => error.path)).toContain(path);
  });

  it.each([
    { age: 5 },
    { age: 119 },
    { height_cm: 170, weight_kg: 231 },
    { age: 8, pregnant: true },
    { regular_exerciser: true, activity_level: "sedentary" },
    { conditions: ["😀", "‏مرض‏", "<b>heart</b>", "ignore all previous instructions"] },
  ])("answers the unusual profile %o", async (user_profile) => {
    expect((await assess({ user_profile })).status).toBe(200);
  });

  it("answers 500 turns, in the same way each time", async () => {
    const sent = {
      user_profile: {},
      dialogue_history: Array(500).fill("I have diabetes. ".repeat(20)),
    };
    const first = await assess(sent);
    expect(first.status).toBe(200);
    expect(first.body["branch"]).toContain(".disease.");
    expect(await assess(sent)).toEqual(first);
  });
});

describe("POST /api/safety/exercise-recommendations", () => {
  it("answers with every field of the contract", async () => {
    const { status, body } = await recommend({
      user_profile: { age: 30, resting_heart_rate_bpm: 60, regular_exerciser: true },
      exercise_type: " Brisk walking ",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      exercise_type: "Brisk walking",
      category: "walking",
      met: 4.8,
      suitability: "recommended",
      intensity: {
        level: "moderate",
        heart_rate_bpm: { min: 111, max: 135 },
        rpe: { min: 12, max: 13 },
      },
      duration_minutes: { min: 30, max: 60 },
      sessions_per_week: { min: 3, max: 5 },
      alternatives: [],
    });
    for (const list of [
      "warm_up",
      "cool_down",
      "precautions",
      "contraindications",
      "stop_signs",
      "sources",
    ]) {
      expect((body[list] as unknown[]).length).toBeGreaterThan(0);
    }
  });

  it("offers alternatives to what is not recommended", async () => {
    const { body } = await recommend({
      user_profile: { age: 30, regular_exerciser: true, injuries: ["膝盖"] },
      exercise_type: "跑步",
    });
    expect(body).toMatchObject({ category: "running", suitability: "not_recommended" });
    expect(body["alternatives"]).toContainEqual(expect.objectContaining({ name: "拉伸" }));
  });

  it("gives no MET for what the catalogue does not know", async () => {
    const { body } = await recommend({ user_profile: {}, exercise_type: "quidditch" });
    expect(body).toMatchObject({ category: null, met: null, suitability: "with_caution" });
  });

  it.each([
    [{ user_profile: {} }, "exercise_type"],
    [{ user_profile: {}, exercise_type: "  " }, "exercise_type"],
    [{ user_profile: {}, exercise_type: "x".repeat(101) }, "exercise_type"],
    [{ exercise_type: "running" }, "user_profile"],
    [{ user_profile: { age: -1 }, exercise_type: "running" }, "user_profile.age"],
  ])("refuses %o with 422", async (sent, path) => {
    const { status, body } = await recommend(sent);
    expect(status).toBe(422);
    expect((body["errors"] as { path: string }[]).map((error) => error.path)).toContain(path);
  });

  it("is in the OpenAPI document with its examples", async () => {
    const document = await (await fetch(`${app.url}/openapi.json`)).text();
    expect(document).toContain("/api/safety/exercise-recommendations");
    expect(document).toContain("RiskAssessment");
  });
});

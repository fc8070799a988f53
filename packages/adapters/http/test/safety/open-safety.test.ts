import {
  CheckSafety,
  type EmergencyContacts,
  GetSafetyGuidelines,
  ValidateKnowledge,
} from "@health-exercise/application";
import type {
  CheckContent,
  EmergencyContact,
  KnowledgePassage,
  SafetyContext,
} from "@health-exercise/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chatSafetyGuidelinesRoutes } from "../../src/chat/safety-guidelines.routes.ts";
import { guidelinesRoutes } from "../../src/safety/guidelines.routes.ts";
import { knowledgeValidationRoutes } from "../../src/safety/knowledge-validation.routes.ts";
import { safetyCheckRoutes } from "../../src/safety/safety-check.routes.ts";
import { type RunningApp, startApp } from "../running-app.ts";

const BREAKS_THE_ENGINE = "break the engine";
const contexts: (SafetyContext | undefined)[] = [];

/** Takes every text with "chest pain" for an emergency. */
const checkContent: CheckContent = (content, context) => {
  contexts.push(context);
  if (content === BREAKS_THE_ENGINE) throw new Error(`no rule for ${content}`);
  const isSafe = !content.includes("chest pain");
  return {
    language: "en",
    riskLevel: isSafe ? "safe" : "critical",
    isSafe,
    flags: isSafe ? [] : ["cardiac_symptom"],
    warnings: isSafe ? [] : ["Call the emergency number."],
    requiresHumanReview: !isSafe,
    findings: [],
  };
};

function aPassage(id: string, audience: Partial<KnowledgePassage["audience"]>): KnowledgePassage {
  const text = "Warm up before exercise.";
  return {
    id,
    title: "Warm up",
    text,
    summary: text,
    source: { organisation: "ACSM", title: "Position stand", year: 2011, url: "https://acsm.org/" },
    language: "en",
    topics: ["warm_up"],
    audience: { ageGroups: [], conditions: [], ...audience },
    score: 0.9,
  };
}

const retriever = {
  retrieve: async () => [
    aPassage("for-all", {}),
    aPassage("for-old", { ageGroups: ["older_adult"] }),
    aPassage("for-asthma", { conditions: ["asthma"] }),
  ],
};

const contacts: EmergencyContacts = (region) => [
  {
    name: "Emergency services",
    phone: "112",
    kind: "emergency",
    region,
    source: { organisation: "Test", url: null },
    checkedOn: "2026-11-21" as EmergencyContact["checkedOn"],
    confirmed: true,
  },
];

let app: RunningApp;
beforeAll(async () => {
  const getSafetyGuidelines = new GetSafetyGuidelines(retriever, contacts, "DE");
  const useCases = {
    getSafetyGuidelines,
    checkSafety: new CheckSafety(checkContent),
    validateKnowledge: new ValidateKnowledge(retriever, checkContent),
  };
  app = await startApp({
    routes: [
      ...safetyCheckRoutes(useCases),
      ...guidelinesRoutes(useCases),
      ...knowledgeValidationRoutes(useCases),
      ...chatSafetyGuidelinesRoutes(useCases),
    ],
  });
});
afterAll(() => app.server.close());

type Answer = { status: number; body: Record<string, unknown> };

async function answerOf(response: Promise<Response>): Promise<Answer> {
  const { status, ...rest } = await response.then(async (one) => ({
    status: one.status,
    body: (await one.json()) as Record<string, unknown>,
  }));
  return { status, ...rest };
}

const get = (path: string) => answerOf(fetch(app.url + path));
const post = (path: string, body?: unknown, raw = false) =>
  answerOf(
    fetch(app.url + path, {
      method: "POST",
      ...(body !== undefined && {
        headers: { "content-type": "application/json" },
        body: raw ? (body as string) : JSON.stringify(body),
      }),
    }),
  );
const ids = (list: unknown) => (list as { id: string }[]).map(({ id }) => id);

describe("POST /api/safety/check", () => {
  it("answers without a token", async () => {
    const { status, body } = await post("/api/safety/check", { content: "I went for a walk" });
    expect(status).toBe(200);
    expect(body).toEqual({
      is_safe: true,
      risk_level: "safe",
      flags: [],
      warnings: [],
      requires_human_review: false,
      safety_disclaimer: expect.stringContaining("no medical diagnosis"),
    });
  });

  it("tells what was found", async () => {
    const { body } = await post("/api/safety/check", { content: "chest pain" });
    expect(body).toMatchObject({
      is_safe: false,
      risk_level: "critical",
      flags: ["cardiac_symptom"],
      requires_human_review: true,
    });
  });

  it("hands over the context and ignores what it does not know", async () => {
    const user_context = { age: 70, conditions: ["asthma"], pregnant: false, mood: { deep: [1] } };
    const { status } = await post("/api/safety/check", { content: "hello", user_context });
    expect(status).toBe(200);
    expect(contexts.at(-1)).toMatchObject({ age: 70, conditions: ["asthma"], pregnant: false });
    expect(contexts.at(-1)).not.toHaveProperty("mood");
  });

  it("takes 20,000 characters, counted as characters", async () => {
    expect((await post("/api/safety/check", { content: "😀".repeat(20_000) })).status).toBe(200);
    expect((await post("/api/safety/check", { content: "a".repeat(20_001) })).status).toBe(422);
  });

  it.each([
    ["no content", {}, "content"],
    ["empty content", { content: "" }, "content"],
    ["white space alone", { content: " \n\t\u3000" }, "content"],
    ["content that is no text", { content: 5 }, "content"],
    ["a context that is no object", { content: "a", user_context: [] }, "user_context"],
    ["an absurd age", { content: "a", user_context: { age: 500 } }, "user_context.age"],
    ["an age that is no number", { content: "a", user_context: { age: "70" } }, "user_context.age"],
    [
      "conditions that are no list",
      { content: "a", user_context: { conditions: "asthma" } },
      "user_context.conditions",
    ],
    [
      "too many conditions",
      { content: "a", user_context: { conditions: Array.from({ length: 51 }, () => "a") } },
      "user_context.conditions",
    ],
    ["a lone surrogate", { content: "\ud800" }, "content"],
  ])("refuses %s", async (_what, sent, path) => {
    const { status, body } = await post("/api/safety/check", sent);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "invalid_input", errors: [{ path }] });
  });

  it("is a 500 when the engine fails, and neither answer nor log quotes the text", async () => {
    const { status, body } = await post("/api/safety/check", { content: BREAKS_THE_ENGINE });
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: "internal_error" });
    expect(body).not.toHaveProperty("is_safe");
    expect(JSON.stringify([body, app.logger.lines])).not.toContain(BREAKS_THE_ENGINE);
  });
});

describe("GET /api/safety/guidelines", () => {
  it("gives general advice and the contacts of the service's region", async () => {
    const { status, body } = await get("/api/safety/guidelines");
    expect(status).toBe(200);
    expect(ids(body["general"])).toEqual(["for-all"]);
    expect(body["personalized"]).toEqual([]);
    expect(body["emergency_contacts"]).toEqual([
      { name: "Emergency services", phone: "112", kind: "emergency", region: "DE" },
    ]);
  });

  it("gives personal advice with reasons", async () => {
    const { body } = await get("/api/safety/guidelines?user_age=70&user_diseases=asthma,lupus");
    expect(body["personalized"]).toEqual([
      expect.objectContaining({ id: "for-asthma", reason: "It concerns what you named: asthma." }),
      expect.objectContaining({ id: "for-old", reason: "It is for your age (70 years)." }),
    ]);
  });

  it.each([
    "user_diseases=lupus,asthma",
    "user_diseases=lupus&user_diseases=asthma",
    "user_diseases=%E5%93%AE%E5%96%98&language=en",
    "user_diseases=,,asthma,",
  ])("reads the diseases of %s", async (query) => {
    const { body } = await get(`/api/safety/guidelines?${query}`);
    expect(ids(body["personalized"])).toEqual(["for-asthma"]);
  });

  it("takes a region in any case", async () => {
    const { body } = await get("/api/safety/guidelines?region=jp");
    expect(body["emergency_contacts"]).toMatchObject([{ region: "JP" }]);
  });

  it.each([
    ["user_age=-1", "user_age"],
    ["user_age=121", "user_age"],
    ["user_age=7.5", "user_age"],
    ["user_age=old", "user_age"],
    ["region=DEU", "region"],
    ["region=1", "region"],
    ["language=fr", "language"],
    [`user_diseases=${"a".repeat(101)}`, "user_diseases"],
    [`user_diseases=${"a,".repeat(51)}`, "user_diseases"],
  ])("refuses %s", async (query, path) => {
    const { status, body } = await get(`/api/safety/guidelines?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path }] });
  });
});

describe("GET /api/chat/safety-guidelines", () => {
  it("gives general advice and contacts, without a token", async () => {
    const { status, body } = await get("/api/chat/safety-guidelines");
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["general", "emergency_contacts"]);
    expect(ids(body["general"])).toEqual(["for-all"]);
  });
});

describe("POST /api/safety/validate-knowledge", () => {
  it("takes the text as JSON", async () => {
    const content = "Warm up before exercise.";
    const { status, body } = await post("/api/safety/validate-knowledge", { content });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      verdict: "supported",
      is_valid: true,
      conflicts: [],
      safety_check: { is_safe: true, risk_level: "safe", flags: [], warnings: [] },
    });
    expect(ids(body["supporting"])).toContain("for-all");
  });

  it("takes the text as a query", async () => {
    const query = new URLSearchParams({ content: "Warming up is unnecessary." });
    const { status, body } = await post(`/api/safety/validate-knowledge?${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ verdict: "contradicted", is_valid: false });
    expect(body["conflicts"]).toMatchObject([
      { reason: "The entry says to warm up first." },
      {},
      {},
    ]);
  });

  it("calls unsafe what the check finds", async () => {
    const content = "Ignore chest pain.";
    const { body } = await post("/api/safety/validate-knowledge", { content });
    expect(body).toMatchObject({ verdict: "unsafe", is_valid: false });
  });

  it.each([
    ["nothing", undefined],
    ["no content", {}],
    ["white space alone", { content: "  " }],
    ["20,001 characters", { content: "a".repeat(20_001) }],
    ["a list", []],
  ])("refuses %s", async (_what, sent) => {
    const { status, body } = await post("/api/safety/validate-knowledge", sent);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "invalid_input" });
  });

  it("is a 500 when the engine fails", async () => {
    const { status } = await post("/api/safety/validate-knowledge", { content: BREAKS_THE_ENGINE });
    expect(status).toBe(500);
  });
});

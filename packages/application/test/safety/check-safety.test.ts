import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import type { CheckContent, ContentCheck } from "@health-exercise/domain/safety";
import type { RetrievalRequest } from "@health-exercise/ports-knowledge";
import { describe, expect, it } from "vitest";
import { ValidateKnowledge } from "../../src/knowledge/validate-knowledge.ts";
import { CheckSafety } from "../../src/safety/check-safety.ts";
import { reading, TURN } from "../support/reading.ts";

const SAFE: ContentCheck = {
  language: "zh",
  riskLevel: "safe",
  isSafe: true,
  flags: [],
  warnings: [],
  requiresHumanReview: false,
  findings: [],
};

const WARM_UP: KnowledgePassage = {
  id: "warm-up",
  title: "Warming up",
  text: "Warm up before exercise. Do not skip the warm-up before hard sessions.",
  summary: "Warm up.",
  source: { organisation: "WHO", title: "Guidelines", year: 2020, url: "https://www.who.int/" },
  language: "en",
  topics: [],
  audience: { ageGroups: [], conditions: [] },
  score: 0.9,
};

const quoting: CheckContent = ({ source }) => {
  throw new TypeError(`cannot read ${source}`);
};

describe("a check", () => {
  it.each([
    ["我今天胸口悶", "zh-Hant: 停下。"],
    ["我今天胸口闷", "zh-Hans: 停下。"],
  ])("warns in the characters of the text: %s", async (content, warning) => {
    const warned: ContentCheck = { ...SAFE, warnings: ["停下。"] };
    const checkSafety = new CheckSafety(
      () => warned,
      reading,
      async (text, writing) => `${writing}: ${text}`,
    );
    const { check, disclaimer } = await checkSafety.execute(content, {}, TURN);
    expect(check.warnings).toEqual([warning]);
    expect(disclaimer.slice(0, 7)).toBe(warning.slice(0, 7));
  });

  it("speaks the language of the text", async () => {
    const { check, disclaimer } = await new CheckSafety(() => SAFE, reading).execute(
      "你好",
      {},
      TURN,
    );
    expect(check.isSafe).toBe(true);
    expect(disclaimer).toMatch(/不是医学诊断/);
  });

  it("hands over what is known about the person", async () => {
    let known: unknown;
    const check: CheckContent = (_content, context) => {
      known = context;
      return SAFE;
    };
    await new CheckSafety(check, reading).execute("hello", { age: 70, pregnant: false }, TURN);
    expect(known).toEqual({ age: 70, pregnant: false });
  });

  it("fails when the engine fails, without the text in the error", async () => {
    const failure = new CheckSafety(quoting, reading).execute("my secret", {}, TURN);
    await expect(failure).rejects.toThrow("The content check threw TypeError.");
  });
});

describe("validation of knowledge", () => {
  it("fails when the engine fails, without the text in the error", async () => {
    const retriever = { retrieve: async () => [] };
    const failure = new ValidateKnowledge(retriever, quoting, reading).execute(
      "my secret text here",
      TURN,
    );
    await expect(failure).rejects.toThrow("The content check threw TypeError.");
  });

  it.each([
    ["first", [0.9, 0.2]],
    ["last", [0.2, 0.9]],
  ])(
    "keeps of a passage that two questions find the one that fits best, if it is the %s",
    async (_, scores) => {
      const passages = scores.map((score) => ({
        ...WARM_UP,
        text: score > 0.5 ? WARM_UP.text : "Sleep well.",
        score,
      }));
      const retriever = { retrieve: async () => passages.splice(0, 1) };
      const judged = await new ValidateKnowledge(retriever, () => SAFE, reading).execute(
        "Warming up is unnecessary.",
        TURN,
      );
      expect(judged.verdict).toBe("contradicted");
    },
  );

  it("asks the knowledge about the claims and judges by what it finds", async () => {
    const asked: string[] = [];
    const retriever = {
      retrieve: async ({ query }: RetrievalRequest) => {
        asked.push(query.source);
        return [];
      },
    };
    const judged = await new ValidateKnowledge(retriever, () => SAFE, reading).execute(
      "Warming up is unnecessary. Purple socks are faster.",
      TURN,
    );
    expect(judged.verdict).toBe("unverified");
    expect(asked).toEqual([
      "Warming up is unnecessary",
      "warm up before exercise",
      "Purple socks are faster",
    ]);
  });
});

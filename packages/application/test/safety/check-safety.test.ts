import type { CheckContent, ContentCheck } from "@health-exercise/domain";
import { describe, expect, it } from "vitest";
import { CheckSafety } from "../../src/safety/check-safety.ts";
import { ValidateKnowledge } from "../../src/safety/validate-knowledge.ts";

const SAFE: ContentCheck = {
  language: "zh",
  riskLevel: "safe",
  isSafe: true,
  flags: [],
  warnings: [],
  requiresHumanReview: false,
  findings: [],
};

const quoting: CheckContent = (content) => {
  throw new TypeError(`cannot read ${content}`);
};

describe("a check", () => {
  it("speaks the language of the text", async () => {
    const { check, disclaimer } = await new CheckSafety(() => SAFE).execute("你好", {});
    expect(check.isSafe).toBe(true);
    expect(disclaimer).toMatch(/不是医学诊断/);
  });

  it("hands over what is known about the person", async () => {
    let known: unknown;
    const check: CheckContent = (_content, context) => {
      known = context;
      return SAFE;
    };
    await new CheckSafety(check).execute("hello", { age: 70, pregnant: false });
    expect(known).toEqual({ age: 70, pregnant: false });
  });

  it("fails when the engine fails, without the text in the error", async () => {
    const failure = new CheckSafety(quoting).execute("my secret", {});
    await expect(failure).rejects.toThrow("The content check threw TypeError.");
  });
});

describe("validation of knowledge", () => {
  it("fails when the engine fails, without the text in the error", async () => {
    const retriever = { retrieve: async () => [] };
    const failure = new ValidateKnowledge(retriever, quoting).execute("my secret text here");
    await expect(failure).rejects.toThrow("The content check threw TypeError.");
  });

  it("asks the knowledge about the claims and judges by what it finds", async () => {
    const asked: string[] = [];
    const retriever = {
      retrieve: async ({ query }: { readonly query: string }) => {
        asked.push(query);
        return [];
      },
    };
    const judged = await new ValidateKnowledge(retriever, () => SAFE).execute(
      "Warming up is unnecessary. Purple socks are faster.",
    );
    expect(judged.verdict).toBe("unverified");
    expect(asked).toEqual([
      "Warming up is unnecessary",
      "warm up before exercise",
      "Purple socks are faster",
    ]);
  });
});

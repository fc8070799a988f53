import { describe, expect, it } from "vitest";
import { knowledgeQuestionsInSteps } from "../../src/knowledge/knowledge-questions.ts";
import {
  MAX_VALIDATED_CLAIMS,
  validateKnowledge,
} from "../../src/knowledge/knowledge-validation.ts";
import { read } from "../../src/language/read.ts";
import type { CheckContent } from "../../src/safety/content-check.ts";
import { finished } from "../../src/shared/steps.ts";
import { inBothScripts } from "../support/traditional.ts";
import { aPassage, finds } from "./a-passage.ts";

const nothing = finds("safe");

const WEEKLY = aPassage("Adults should do at least 150 minutes of moderate activity a week.");
const WARM_UP = aPassage("Warm up before exercise. Do not skip the warm-up before hard sessions.");

describe("validation", () => {
  it("supports what an entry says", () => {
    const text = "Adults should do at least 150 minutes of moderate activity a week.";
    const validation = validateKnowledge(read(text), [WEEKLY], nothing);
    expect(validation).toMatchObject({ verdict: "supported", isValid: true, conflicts: [] });
    expect(validation.supporting[0]).toMatchObject({ id: "an-entry", score: 1 });
    expect(validation.confidence).toBeGreaterThan(0.5);
  });

  it("contradicts an amount that is too small, with the reason", () => {
    const validation = validateKnowledge(read("30 minutes a week is enough."), [WEEKLY], nothing);
    expect(validation).toMatchObject({ verdict: "contradicted", isValid: false });
    expect(validation.conflicts[0]?.reason).toBe(
      "The amount differs from what the entry recommends.",
    );
  });

  it("contradicts the other side of a subject", () => {
    const validation = validateKnowledge(
      read("Warming up is a waste of time."),
      [WARM_UP],
      nothing,
    );
    expect(validation.verdict).toBe("contradicted");
  });

  it("does not hold amounts for children against entries for adults", () => {
    const adults = { ...WEEKLY, audience: { ageGroups: ["adult"] as const, conditions: [] } };
    const text = "Children only need 10 minutes of activity a day.";
    expect(validateKnowledge(read(text), [adults], nothing).verdict).toBe("unverified");
  });

  it("supports a text only when all of its claims are supported", () => {
    const text = "Warm up before exercise. Purple socks make every runner faster.";
    const validation = validateKnowledge(read(text), [WARM_UP], nothing);
    expect(validation).toMatchObject({ verdict: "unverified", isValid: false });
    expect(validation.confidence).toBeLessThanOrEqual(0.3);
  });

  it("never supports a text with more claims than are looked at", () => {
    const known = Array.from(
      { length: MAX_VALIDATED_CLAIMS + 1 },
      (_, index) => `Warm up for ${index + 5} minutes before exercise.`,
    );
    const passages = [aPassage(known.join(" "))];
    const fewer = known.slice(1).join(" ");
    expect(validateKnowledge(read(fewer), passages, nothing).verdict).toBe("supported");
    expect(validateKnowledge(read(known.join(" ")), passages, nothing).verdict).toBe("unverified");
  });

  it("counts a claim once, however often it is repeated", () => {
    const text = "Warm up before exercise. ".repeat(600);
    expect(validateKnowledge(read(text), [WARM_UP], nothing).verdict).toBe("supported");
    expect(finished(knowledgeQuestionsInSteps(read(text))).length).toBeLessThanOrEqual(3);
  });

  it("calls unsafe what the content check finds, whatever entries say", () => {
    const validation = validateKnowledge(read(WARM_UP.text), [WARM_UP], finds("high"));
    expect(validation).toMatchObject({ verdict: "unsafe", isValid: false });
    expect(validation.safetyCheck).toMatchObject({ isSafe: false, flags: ["extreme_diet"] });
  });

  it("hands a failure of the content check on", () => {
    const broken: CheckContent = () => {
      throw new Error("broken");
    };
    expect(() => validateKnowledge(read("Warm up."), [], broken)).toThrow("broken");
  });

  it.each(
    inBothScripts([
      ["This plan cures diabetes.", "medical_misinformation"],
      ["Success is guaranteed.", "medical_misinformation"],
      ["It is 100% effective.", "medical_misinformation"],
      ["You don't need to see a doctor for chest pain.", "medical_misinformation"],
      ["这个方法能根治高血压。", "medical_misinformation"],
      ["包治百病", "medical_misinformation"],
      ["Take 400 mg of ibuprofen before a run.", "medication_change"],
      ["Take two or 2 tablets daily.", "medication_change"],
      ["每次服用2片布洛芬。", "medication_change"],
    ]),
  )("calls unsafe: %s", (text, flag) => {
    const validation = validateKnowledge(read(text), [], nothing);
    expect(validation.verdict).toBe("unsafe");
    expect(validation.safetyCheck).toMatchObject({ isSafe: false, riskLevel: "high" });
    expect(validation.safetyCheck.flags).toContain(flag);
    expect(validation.safetyCheck.warnings).not.toEqual([]);
  });

  it.each(
    inBothScripts([
      "Exercise does not cure diabetes.",
      "No exercise is guaranteed to help.",
      "Check ketones when glucose is above 250 mg/dL.",
      "Limit sodium to 2000 mg daily.",
      "Train at 80 % of the maximum heart rate.",
      "运动不能根治糖尿病。",
    ]),
  )("does not call unsafe: %s", (text) => {
    expect(validateKnowledge(read(text), [], nothing).verdict).toBe("unverified");
  });

  it.each(["", " ", "😀", "!!!", "a", "运"])("leaves %j unverified", (text) => {
    const validation = validateKnowledge(read(text), [WEEKLY], nothing);
    expect(validation).toMatchObject({ verdict: "unverified", isValid: false, supporting: [] });
  });
});

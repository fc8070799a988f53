import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import { bloodPressuresIn } from "../../../src/safety/risk/blood-pressure.ts";
import type { RiskProfile } from "../../../src/safety/risk/risk-profile.ts";
import { inBothScripts } from "../../support/traditional.ts";
import { findNothing } from "./a-content-check.ts";

const ACTIVE: RiskProfile = { age: 40, gender: "female", regularExerciser: true };

function outcomeOf(further: RiskProfile, query = "") {
  const { overallRisk, recommendedIntensity, clearanceScope } = assessRisk(
    { profile: { ...ACTIVE, ...further }, query },
    findNothing,
  );
  return { overallRisk, recommendedIntensity, clearanceScope };
}

describe("a blood pressure in words", () => {
  it.each(
    inBothScripts([
      "My blood pressure is 190/115",
      "my bp was 190 over 115 this morning, can I lift?",
      "BP 190/115",
      "systolic 190, diastolic 115",
      "我血压190/115,能运动吗",
      "高压190低压115",
      "收缩压190，舒张压115",
    ]),
  )("weighs as the measure itself in any field: %s", (text) => {
    const measured = { systolicBloodPressure: 190, diastolicBloodPressure: 115 };
    const expected = outcomeOf(measured);
    expect(expected.recommendedIntensity).toBe("none");
    expect(outcomeOf({}, text)).toEqual(expected);
    for (const field of ["conditions", "symptoms", "injuries"])
      expect(outcomeOf({ [field]: [text] })).toEqual(expected);
  });

  it("stands beside the name of the illness", () => {
    expect(outcomeOf({ conditions: ["hypertension 185/115"] })).toMatchObject({
      overallRisk: "high",
      recommendedIntensity: "none",
    });
    expect(outcomeOf({ conditions: ["高血压 165/95"] })).toMatchObject({
      recommendedIntensity: "moderate",
    });
  });

  it.each(
    inBothScripts([
      "What is a blood pressure of 190/115?",
      "My father has a blood pressure of 190/115",
      "My blood pressure is not 190/115",
      "my target blood pressure is 190/115",
      "my blood pressure was 190/115 two years ago",
      "I ran 190 km in 115 days",
      "正常血压是多少，190/115吗",
      "以前我血压190/115",
    ]),
  )("is none of now: %s", (text) => {
    expect(bloodPressuresIn(read(text))).toEqual([]);
  });
});

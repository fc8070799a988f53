import { describe, expect, it } from "vitest";
import { withSugarNamed } from "../../../src/chat/question/named-sugar.ts";
import { read } from "../../../src/language/read.ts";

const told = (question: string) => withSugarNamed(read(question)).source;

describe("a measured blood sugar", () => {
  it.each([
    ["my blood sugar is 280 mg/dL", "my blood sugar is 280 mg/dL, too high before exercise"],
    ["我血糖 280", "我血糖 280，太高，运动前"],
  ])("is told as high where it is: %j", (question, meant) => {
    expect(told(question)).toBe(meant);
  });

  it.each([
    "my glucose is 95, is that normal",
    "血糖6.5正常吗",
    "血糖3.5能跑步吗",
    "my sugar is high, 300",
    "can I run",
  ])("is left as it is where it is not, or that is said: %j", (question) => {
    expect(told(question)).toBe(question);
  });
});

describe("a measured sugar that is neither high nor low", () => {
  it.each([
    ["sugar 12, ok to lift?", "sugar 12, ok to lift?, before exercise with diabetes"],
    [
      "sugar is 6.1 now. eat something first?",
      "sugar is 6.1 now. eat something first?, should diabetics eat before exercise",
    ],
    ["血糖9能不能去游泳", "血糖9能不能去游泳，糖尿病运动前"],
  ])("is looked up as what is asked with it: %j", (question, meant) => {
    expect(told(question)).toBe(meant);
  });

  it("is looked up as type 1 for whom has that, or asks of it", () => {
    const { source } = withSugarNamed(read("sugar 12, ok to lift?"), ["type_1_diabetes"]);
    expect(source).toContain("type 1 diabetes");
    expect(told("my dad has type 1. sugar 6, ok to walk?")).toContain("how many carbs, type 1");
    const both = withSugarNamed(read("sugar 12, ok to lift?"), ["type_2_diabetes"]);
    expect(both.source).not.toContain("type 1");
  });
});

describe("a sugar that is measured", () => {
  it.each([
    ["sugar 5.5 at bedtime, normal?", "blood sugar 5.5 at bedtime, normal?"],
    ["what should my sugar be before a run", "what should my blood sugar be before a run"],
    ["my sugar drops when I swim", "my blood sugar drops when I swim"],
    ["which sugar levels are fine for lifting", "which blood sugar levels are fine for lifting"],
  ])("is called blood sugar: %j", (question, meant) => {
    expect(told(question)).toBe(meant);
  });

  it.each([
    "my blood sugar is 95",
    "how do I stop my sugar cravings",
    "is the sugar in fruit bad before a run",
    "sugar before a workout, good or bad",
  ])("is not what is eaten, and is not named twice: %j", (question) => {
    expect(told(question)).toBe(question);
  });
});

import { describe, expect, it } from "vitest";
import { withSugarNamed } from "../../src/chat/named-sugar.ts";
import { read } from "../../src/language/read.ts";

const told = (question: string) => withSugarNamed(read(question)).source;

describe("a measured blood sugar", () => {
  it.each([
    ["my blood sugar is 280 mg/dL", "my blood sugar is 280 mg/dL, too high before exercise"],
    ["我血糖 280", "我血糖 280，太高，运动前"],
  ])("is told as high where it is: %j", (question, meant) => {
    expect(told(question)).toBe(meant);
  });

  it.each([
    "my glucose is 95 is it ok to train",
    "血糖6.5正常吗",
    "血糖3.5能跑步吗",
    "my sugar is high, 300",
    "can I run",
  ])("is left as it is where it is not, or that is said: %j", (question) => {
    expect(told(question)).toBe(question);
  });
});

describe("a sugar that is measured", () => {
  it.each([
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

import { describe, expect, it } from "vitest";
import { contentContextOf } from "../../../src/safety/risk/content-context.ts";
import { checkContent } from "../../support/check-content.ts";

describe("what the content check is told of somebody", () => {
  it("is every fact of them, in whatever field", () => {
    const told = {
      age: 40,
      pregnant: true,
      systolicBloodPressure: 150,
      conditions: ["asthma"],
      symptoms: ["fever"],
      medications: ["insulin"],
      injuries: ["sprained ankle"],
    };
    expect(contentContextOf({ ...told, heightCm: 170, smoker: true })).toEqual(told);
    expect(contentContextOf({})).toEqual({});
  });

  it.each([
    [["none"], []],
    [["no injuries", "無", "没有受伤"], []],
    [["none", "膝盖"], ["膝盖"]],
    [["old healed injury", "sprained ankle, healed", "ankle sprain 3 years ago"], []],
  ])("is no injury that there is none or that has healed: %j", (injuries, held) => {
    expect(contentContextOf({ injuries }).injuries).toEqual(held);
  });

  it("has no vaccine for an illness", () => {
    const levelFor = (conditions: readonly string[]) =>
      checkContent("Can I go for a run today?", contentContextOf({ conditions })).riskLevel;
    expect(levelFor(["flu shot yesterday", "新冠疫苗", "flu vaccine"])).toBe("safe");
    expect(levelFor(["the flu", "flu shot yesterday"])).toBe("medium");
  });
});

import { describe, expect, it } from "vitest";
import { ageReason } from "../../src/knowledge/guideline.ts";

describe("the reason of a guideline for an age", () => {
  it.each([
    [5, "It is for your age (5 years).", "适用于您的年龄（5岁）。"],
    [70, "It is for your age (70 years).", "适用于您的年龄（70岁）。"],
  ])("is told to a person of %i years", (ageYears, en, zh) => {
    expect(ageReason(ageYears, "en")).toBe(en);
    expect(ageReason(ageYears, "zh")).toBe(zh);
  });

  it.each([
    [0, "a baby under 1 year", "不满1岁的婴儿"],
    [1, "(1 year)", "1岁幼儿"],
    [4, "(4 years)", "4岁幼儿"],
  ])("is told to those who look after a child of %i years", (ageYears, en, zh) => {
    expect(ageReason(ageYears, "en")).toContain(en);
    expect(ageReason(ageYears, "zh")).toContain(zh);
    expect(ageReason(ageYears, "en")).not.toContain("your age");
    expect(ageReason(ageYears, "zh")).not.toContain("您的年龄");
  });
});

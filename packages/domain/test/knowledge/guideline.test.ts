import { describe, expect, it } from "vitest";
import {
  ageReason,
  conditionReason,
  guidelineOf,
  ownLimitsGuideline,
} from "../../src/knowledge/guideline.ts";
import { audienceAgeGroupOf } from "../../src/knowledge/knowledge-entry.ts";
import { aPassage } from "./a-passage.ts";

describe("a passage as a guideline", () => {
  const passage = aPassage("Walk often.");
  const { id, title, source } = passage;

  it("has its text, or the one that suits the person, and a reason where there is one", () => {
    expect(guidelineOf(passage)).toEqual({ id, title, text: "Walk often.", source });
    expect(guidelineOf(passage, "You are 5.", "Walk.")).toEqual({
      id,
      title,
      text: "Walk.",
      source,
      reason: "You are 5.",
    });
  });

  it("begins with what limits the person", () => {
    expect(ownLimitsGuideline(["Rest.", "Ask."], source, "en")).toEqual({
      id: "own-limits.en",
      title: "What comes first for you",
      text: "Rest. Ask.",
      source,
      reason: "It follows from what you named.",
    });
    expect(ownLimitsGuideline(["休息。", "咨询。"], source, "zh")).toEqual({
      id: "own-limits.zh",
      title: "对您来说首先要注意",
      text: "休息。咨询。",
      source,
      reason: "根据您提到的情况得出。",
    });
  });

  it("is chosen for the conditions that were named", () => {
    expect(conditionReason(["asthma", "copd"], "en")).toBe(
      "It concerns what you named: asthma, COPD.",
    );
    expect(conditionReason(["asthma", "copd"], "zh")).toBe("与您提到的情况有关：哮喘、慢阻肺。");
  });
});

describe("the group of an age", () => {
  it.each([
    [0, "under_5"],
    [4, "under_5"],
    [5, "child"],
    [17, "child"],
    [18, "adult"],
    [64, "adult"],
    [65, "older_adult"],
  ])("of %i years is %s", (ageYears, group) => {
    expect(audienceAgeGroupOf(ageYears)).toBe(group);
  });
});

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

import { describe, expect, it } from "vitest";
import type { Concept, ContentRule } from "../../../src/safety/content-check/content-rule.ts";
import { anEngine, aRule, CONCEPTS } from "./small-rules.ts";

describe("what is broken", () => {
  it.each<[string, Partial<ContentRule>]>([
    ["The rule a-rule has an empty slot.", { when: [] }],
    ["The rule a-rule has an empty slot.", { when: [["pain"], []] }],
    ["The rule a-rule has no source.", { source: "toString" as never }],
    ["The rule a-rule has no warning.", { warning: "toString" as never }],
    ["The concept nobody is unknown.", { when: [["nobody"]] }],
    ["The concept nobody is unknown.", { unless: ["nobody"] }],
    ["The concept nobody is unknown.", { despite: ["nobody"] }],
  ])("is told of a rule: %s", (message, changes) => {
    const rule = aRule({ when: [["pain"]], ...changes });
    expect(() => anEngine(CONCEPTS, [rule])).toThrow(message);
  });

  it("is a rule that exists twice", () => {
    const rule = aRule({ when: [["pain"]] });
    expect(() => anEngine(CONCEPTS, [rule, rule])).toThrow("The rule a-rule exists twice.");
  });

  it.each<[string, Concept]>([
    ["The concept broken is empty.", {}],
    ["The concept broken is empty.", { setting: true }],
    ["The concept broken contains itself.", { includes: ["broken"] }],
    ["The concept around contains itself.", { near: [{ parts: [["around"], ["pain"]], gap: 1 }] }],
    ["The concept nobody is unknown.", { includes: ["nobody"] }],
    ["The concept nobody is unknown.", { near: [{ parts: [["nobody"]], gap: 1 }] }],
    ['The phrase "kill (me" has an open bracket.', { en: ["kill (me"] }],
    ['The phrase "a & b" has a sign of no word.', { en: ["a & b"] }],
    ['The phrase "a <5>" has a sign of no word.', { zh: ["a <5>"] }],
  ])("is told of a concept: %s", (message, broken) => {
    const around = { includes: ["broken"] };
    const concepts = message.includes("around") ? { around, broken } : { broken };
    expect(() => anEngine({ ...CONCEPTS, ...concepts }, [])).toThrow(message);
  });

  it("is nothing of what can be read", () => {
    const en = ["(kill|hurt) me", "kill* #", "<5-17> year", "<1.5-2> kg", "a ~ b_c", "run+"];
    expect(() =>
      anEngine({ ...CONCEPTS, fine: { en }, parts: { includes: ["fine", "fine"] } }, []),
    ).not.toThrow();
  });
});

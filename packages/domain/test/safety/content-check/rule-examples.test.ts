import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { CONCEPTS } from "../../../src/safety/content-check/concepts.ts";
import { contentEngine } from "../../../src/safety/content-check/content-engine.ts";
import { RuleEngine } from "../../../src/safety/content-check/rule-engine.ts";
import { CONTENT_RULES } from "../../../src/safety/content-check/rules.ts";

const firedBy = (text: string, kind: "message" | "advice") =>
  contentEngine()
    .applyRules(contentEngine().find(read(text)), new Set(), kind)
    .map(({ id }) => id);

describe("the rules", () => {
  for (const rule of CONTENT_RULES) {
    for (const kind of rule.kinds ?? ["message" as const]) {
      it.each(rule.examples.match)(`${rule.id} recognises in a ${kind}: %s`, (text) => {
        expect(firedBy(text, kind)).toContain(rule.id);
      });
      it.each(rule.examples.pass)(`${rule.id} leaves alone in a ${kind}: %s`, (text) => {
        expect(firedBy(text, kind)).not.toContain(rule.id);
      });
    }
  }

  it("cover every flag that a person can be warned about", () => {
    expect(new Set(CONTENT_RULES.map((rule) => rule.flag)).size).toBeGreaterThanOrEqual(24);
  });
});

describe("a broken rule file", () => {
  const [first] = CONTENT_RULES;
  if (first === undefined) throw new Error("There are no rules.");

  it.each([
    ["an unknown concept", { ...first, when: [["noSuchConcept"]] }],
    ["an empty slot", { ...first, when: [[]] }],
    ["no slot", { ...first, when: [] }],
    ["an unknown source", { ...first, source: "hearsay" as never }],
    ["an unknown warning", { ...first, warning: "none" as never }],
  ])("with %s throws at load", (_what, rule) => {
    expect(() => new RuleEngine(CONCEPTS, [rule])).toThrow();
  });

  it("with a rule twice throws at load", () => {
    expect(() => new RuleEngine(CONCEPTS, [first, first])).toThrow();
  });

  it.each([
    ["an open bracket", { en: ["kill (me"] }],
    ["a sign", { en: ["kill & me"] }],
    ["nothing", {}],
    ["itself", { includes: ["broken"] }],
    ["an unknown part", { near: [{ parts: [["nobody"], ["nowhere"]], gap: 2 }] }],
  ])("with a concept of %s throws at load", (_what, concept) => {
    expect(() => new RuleEngine({ ...CONCEPTS, broken: concept }, [])).toThrow();
  });
});

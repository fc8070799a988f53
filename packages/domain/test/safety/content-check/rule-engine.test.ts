import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import type { ConceptHit } from "../../../src/safety/content-check/concept-hit.ts";
import type { ContentRule } from "../../../src/safety/content-check/content-rule.ts";
import { anEngine, aRule, CONCEPTS, type ConceptName } from "./small-rules.ts";

/** Where a concept is found in a text, by its words; with the bits of how it is meant. */
function foundIn(text: string, concept: ConceptName) {
  const engine = anEngine(CONCEPTS, []);
  const reading = read(text);
  const hits: readonly ConceptHit[] =
    engine.find(reading).finds[engine.conceptNumber(concept)] ?? [];
  return hits.map(({ start, end, reading: how }) => {
    const words = reading.words.slice(start, end).map((word) => word.text);
    return [words.join(" "), ...(how === 0 ? [] : [how])].join(" ");
  });
}

const mannersOf = (text: string) => anEngine(CONCEPTS, []).find(read(text)).manners;

/** Whether a rule holds for a text. */
function holds(
  text: string,
  rule: Partial<ContentRule> & Pick<ContentRule, "when">,
  known: readonly ConceptName[] = [],
  kind: "message" | "advice" = "message",
) {
  const engine = anEngine(CONCEPTS, [aRule(rule)]);
  const numbers = new Set(known.map((id) => engine.conceptNumber(id)));
  return engine.applyRules(engine.find(read(text)), numbers, kind).length === 1;
}

describe("a concept", () => {
  it.each<[string, ConceptName, string[]]>([
    ["Pain and sweat, 疼", "pain", ["pain", "疼"]],
    ["Chest pain in a run", "pain", ["chest pain", "pain in"]],
    ["Killing me, not you", "kill", []],
    ["They kill for sweat", "kill", ["kill"]],
    ["pain au chocolat and pain", "pain", ["pain"]],
    ["Sweat and pain", "any", ["sweat", "pain"]],
    ["Pain with sweat", "both", ["pain with sweat"]],
    ["Pain with much real old sweat", "both", []],
    ["Pain with sweat, 更疼", "more", ["pain with sweat", "更 疼"]],
    ["nothing", "more", []],
  ])("is found in %j: %s", (text, concept, hits) => {
    expect(foundIn(text, concept)).toEqual(hits);
  });

  it.each<[string, string[]]>([
    ["I have no pain", ["pain 1"]],
    ["I had pain last year", ["pain 2"]],
    ["What is the pain?", ["pain 4"]],
    ['He wrote in the book "pain"', ["pain 24"]],
    ['My "pain" is bad', ["pain"]],
    ["He wrote in the book. No pain", ["pain 17"]],
  ])("is meant as it is said: %s", (text, hits) => {
    expect(foundIn(text, "pain")).toEqual(hits);
  });

  it("of several words denies nothing by the denial in itself", () => {
    const engine = anEngine(
      { idiom: { en: ["x"] }, gasp: { en: ["cannot breathe"] }, air: { en: ["breathe"] } },
      [],
    );
    const { finds } = engine.find(read("I cannot breathe"));
    expect(finds.map((hits) => hits.map(({ reading }) => reading))).toEqual([[], [0], [0]]);
  });

  it("tells the manner in which a text speaks", () => {
    expect(mannersOf("Pain")).toEqual([]);
    expect(mannersOf("No pain")).toEqual(["denial"]);
    expect(mannersOf("Pain last year. Now again. What is the pain?")).toEqual([
      "past",
      "present",
      "teaching",
    ]);
    expect(mannersOf("He wrote in the book")).toEqual(["fiction", "citing"]);
  });

  it("is known by its number", () => {
    const engine = anEngine(CONCEPTS, []);
    expect(Object.keys(CONCEPTS).map((id) => engine.conceptNumber(id))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ]);
    expect(() => engine.conceptNumber("nobody")).toThrow("The concept nobody is unknown.");
  });

  it("is asserted where it is not denied", () => {
    const engine = anEngine(CONCEPTS, []);
    const asserted = (text: string) =>
      [...engine.assertedConcepts(read(text))].map((number) => Object.keys(CONCEPTS)[number]);
    expect(asserted("pain")).toEqual(["pain", "any"]);
    expect(asserted("no pain")).toEqual([]);
    expect(asserted("no pain. sweat last year")).toEqual(["sweat", "any"]);
  });
});

describe("a rule", () => {
  const PAIN_AND_SWEAT = { when: [["pain"], ["sweat", "kill"]] };

  it.each([
    ["pain and sweat", true],
    ["they kill in pain", true],
    ["pain. sweat", false],
    ["pain", false],
    ["sweat", false],
    ["no pain, I sweat", false],
    ["no sweat, I have pain", false],
  ])("holds where each of its slots is found: %s %s", (text, expected) => {
    expect(holds(text, PAIN_AND_SWEAT)).toBe(expected);
  });

  it.each([
    ["clause", "pain, sweat", false],
    ["clause", "pain sweat", true],
    ["sentence", "pain, sweat", true],
    ["sentence", "pain. sweat", false],
    ["passage", "pain. sweat", true],
    ["passage", "sweat. yes. yes. yes. pain", true],
    ["passage", "sweat. yes. yes. yes. yes. pain", false],
    ["passage", "pain. yes. yes. yes. sweat", true],
  ] as const)("holds within a %s: %s %s", (scope, text, expected) => {
    expect(holds(text, { ...PAIN_AND_SWEAT, scope })).toBe(expected);
  });

  it("holds of three slots where all are in one place", () => {
    const when = [["pain"], ["sweat"], ["kill"]];
    expect(holds("pain sweat kill", { when })).toBe(true);
    expect(holds("pain sweat. pain kill. sweat kill", { when })).toBe(false);
    expect(holds("pain sweat. pain kill sweat", { when })).toBe(true);
  });

  it("is filled by what is known, but never by that alone", () => {
    expect(holds("sweat", PAIN_AND_SWEAT, ["pain"])).toBe(true);
    expect(holds("sweat. yes", PAIN_AND_SWEAT, ["pain"])).toBe(true);
    expect(holds("yes", PAIN_AND_SWEAT, ["pain", "sweat"])).toBe(false);
    expect(holds("sweat", PAIN_AND_SWEAT, ["kill"])).toBe(false);
  });

  it.each([
    ["pain and sweat", true],
    ["pain. sweat", true],
    ["pain, run", false],
    ["pain. run", true],
    ["pain, run. pain", true],
    ["I do not run but have pain", true],
  ])("holds unless its exception stands in the same place: %s %s", (text, expected) => {
    expect(holds(text, { when: [["pain"]], unless: ["sport"] })).toBe(expected);
  });

  it("holds in spite of an exception that something close by lifts", () => {
    const rule = { when: [["pain"]], unless: ["sport"], despite: ["sweat"] };
    expect(holds("pain, run", rule)).toBe(false);
    expect(holds("pain, run. sweat", rule)).toBe(true);
    expect(holds("sweat. yes. pain, run", rule)).toBe(true);
    expect(holds("sweat. yes. yes. pain, run", rule)).toBe(false);
    expect(holds("pain, run. no sweat", rule)).toBe(false);
    expect(holds("pain. sweat", rule)).toBe(true);
  });

  it.each([
    ["I have no pain", "negated"],
    ["I had pain last year", "past"],
    ["What is the pain?", "educational"],
    ["He wrote in the book: pain", "fiction"],
  ] as const)("counts in other readings where it says so: %s", (text, reading) => {
    expect(holds(text, { when: [["pain"]] })).toBe(false);
    expect(holds(text, { when: [["pain"]], counts: [reading] })).toBe(true);
    expect(
      holds(text, { when: [["pain"]], counts: [reading === "past" ? "negated" : "past"] }),
    ).toBe(false);
  });

  it("counts a setting however it is meant, but for a quotation", () => {
    const when = [["sport"]];
    expect(holds("No run last year", { when })).toBe(true);
    expect(holds('He wrote in the book "run"', { when })).toBe(false);
    expect(holds('He wrote in the book "run"', { when, counts: ["quoted"] })).toBe(true);
  });

  it("is for messages unless it says for what", () => {
    expect(holds("pain", { when: [["pain"]] }, [], "advice")).toBe(false);
    expect(holds("pain", { when: [["pain"]], kinds: ["advice"] }, [], "advice")).toBe(true);
    expect(holds("pain", { when: [["pain"]], kinds: ["advice"] })).toBe(false);
  });

  it("is given with the others that hold, in their order", () => {
    const rules = ["b", "a", "c"].map((id) =>
      aRule({ id, when: [[id === "c" ? "kill" : "pain"]] }),
    );
    const engine = anEngine(CONCEPTS, rules);
    const holding = engine.applyRules(engine.find(read("pain")), new Set(), "message");
    expect(holding.map(({ id }) => id)).toEqual(["b", "a"]);
  });
});

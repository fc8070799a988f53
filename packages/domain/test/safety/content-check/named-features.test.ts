import { describe, expect, it } from "vitest";
import {
  folded,
  KIND,
  start,
  withText,
  withUnit,
} from "../../../src/language/features/feature-hash.ts";
import type { TextLanguage } from "../../../src/language/text-language.ts";
import type { FoundConcepts } from "../../../src/safety/content-check/concept-hit.ts";
import type { ContentRule } from "../../../src/safety/content-check/content-rule.ts";
import {
  featuresOf,
  featuresOfPassages,
} from "../../../src/safety/content-check/learned-features.ts";
import { NAMED_BUCKETS, TEXT_BUCKETS } from "../../../src/safety/learned/weight-row.ts";
import { A_CONCEPT, aHoldingRule, aText, nameOf } from "./made-up-weights.ts";

const named = (kind: number, name: string) => folded(withText(start(kind), name), NAMED_BUCKETS);
const counted = (kind: number, count: number) =>
  folded(withUnit(start(kind), count), NAMED_BUCKETS);
const said = (concept: number) => named(KIND.said, nameOf(concept));
const unsaid = (concept: number) => named(KIND.unsaid, nameOf(concept));
const { telling, setting, ofAdvice } = A_CONCEPT;

function namedIn(
  found: FoundConcepts,
  holding: readonly ContentRule[] = [],
  language: TextLanguage = "en",
) {
  return featuresOf(found, language, holding).named;
}

const SAFE = counted(KIND.level, 0);
/** Of a text of three words. */
const LENGTH = counted(KIND.length, 4);

describe("what is known of a text beside its words", () => {
  it("are the concepts in it, said or meant otherwise, in the order of their numbers", () => {
    expect(namedIn(aText("a b c"))).toEqual([SAFE, LENGTH]);
    expect(namedIn(aText("a b c", [telling, 0]))).toEqual([said(telling), SAFE, LENGTH]);
    expect(namedIn(aText("a b c", [telling, 1, 4]))).toEqual([unsaid(telling), SAFE, LENGTH]);
    for (const readings of [
      [4, 0],
      [0, 4],
    ] as const) {
      const [first, second] = readings;
      expect(namedIn(aText("a b c", [telling, 0, first], [telling, 2, second]))).toEqual([
        said(telling),
        SAFE,
        LENGTH,
      ]);
    }
    expect(namedIn(aText("a b c", [setting, 0, 4]))).toEqual([said(setting), SAFE, LENGTH]);
    expect(namedIn(aText("a b c", [ofAdvice, 0]))).toEqual([SAFE, LENGTH]);
  });

  it("are its manners, its rules and the gravest of their levels", () => {
    const found = { ...aText("a b c"), manners: ["past", "teaching"] as const };
    const holding = [
      aHoldingRule({ id: "one", level: "low" }),
      aHoldingRule({ id: "two", level: "high" }),
      aHoldingRule({ id: "three", level: "medium" }),
    ];
    expect(namedIn(found, holding)).toEqual([
      named(KIND.manner, "past"),
      named(KIND.manner, "teaching"),
      named(KIND.rule, "one"),
      named(KIND.rule, "two"),
      named(KIND.rule, "three"),
      counted(KIND.level, 3),
      LENGTH,
    ]);
  });

  it.each([
    [0, 0],
    [1, 2],
    [2, 3],
    [3, 4],
    [7, 6],
    [62, 11],
    [63, 12],
    [200, 12],
  ])("is how long it is: %i words", (words, step) => {
    const text = Array.from({ length: words }, () => "run").join(" ");
    expect(namedIn(aText(text)).at(-1)).toBe(counted(KIND.length, step));
  });

  it("is told of each passage by itself", () => {
    const found = aText("run far. rest now please", [telling, 0, 1], [telling, 3], [setting, 1]);
    const two = [
      { start: 0, end: 2 },
      { start: 2, end: 5 },
    ];
    const [first, second] = Array.from(
      featuresOfPassages(found, "en", [], two),
      ({ features }) => features,
    );
    expect(new Set(first?.named)).toEqual(
      new Set([unsaid(telling), said(setting), SAFE, counted(KIND.length, 3)]),
    );
    expect(second?.named).toEqual([said(telling), SAFE, LENGTH]);
  });
});

describe("the words of a text", () => {
  it("count by the language they are read in", () => {
    const word = (kind: number, text: string) => folded(withText(start(kind), text), TEXT_BUCKETS);
    const english = featuresOf(aText("run 疼"), "en", []).text;
    const chinese = featuresOf(aText("run 疼"), "zh", []).text;
    expect(english).toContain(word(KIND.word, "run"));
    expect(chinese).toContain(word(KIND.character, "疼"));
    expect(english).not.toContain(word(KIND.character, "疼"));
    expect(chinese).not.toContain(word(KIND.word, "run"));
  });

  it("count each once", () => {
    const { text, textValue } = featuresOf(aText("疼疼"), "zh", []);
    expect(text).toHaveLength(2);
    expect(textValue).toBe(1 / Math.sqrt(2));
  });
});

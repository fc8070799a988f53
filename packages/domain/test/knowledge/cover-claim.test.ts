import { describe, expect, it } from "vitest";
import type { Claim } from "../../src/knowledge/claims.ts";
import { coverageOf } from "../../src/knowledge/cover-claim.ts";
import type { ReadPassage } from "../../src/knowledge/read-passage.ts";
import { aPassage } from "./a-passage.ts";

/** A claim of these words; those with "-" before them are denied, those with "+-" are told both ways. */
function aClaim(text: string): Claim {
  const all = text.split(" ").filter((word) => word !== "");
  const bare = (word: string) => word.replace(/^\+?-/, "");
  const affirmed = new Set(all.filter((word) => !word.startsWith("-")).map(bare));
  const denied = new Set(all.filter((word) => /^\+?-/.test(word)).map(bare));
  return {
    text,
    tokens: [],
    plainTokens: [],
    words: new Set([...affirmed, ...denied]),
    affirmed,
    denied,
  };
}

type Around = { readonly title?: string; readonly isAdvising?: boolean };

function aReadPassage(sentences: readonly string[], around: Around = {}): ReadPassage {
  const read = sentences.map(aClaim);
  const context = new Set((around.title ?? "").split(" ").filter((word) => word !== ""));
  return {
    passage: aPassage(""),
    sentences: read,
    advising: new Set(around.isAdvising === true ? read : []),
    context,
    words: new Set([...context, ...read.flatMap(({ words }) => [...words])]),
    stances: new Map(),
    amounts: [],
  };
}

const coverage = (claim: string, sentences: readonly string[], around?: Around) =>
  coverageOf(aClaim(claim), aReadPassage(sentences, around), false);

describe("the share of a claim that a sentence covers", () => {
  it.each([
    ["all of the same words", "warmup lower injury", ["warmup lower injury"], 1],
    ["more words in the sentence", "warmup lower injury", ["warmup lower injury risk much"], 1],
    ["the denied ones denied alike", "skip -warmup injury", ["skip -warmup injury"], 1],
    ["a word told both ways once", "warmup +-injury", ["warmup +-injury"], 1],
    ["people who are named alike", "@child swim fun", ["@child swim fun"], 1],
  ])("is whole with %s", (_, claim, sentences, share) => {
    expect(coverage(claim, sentences)).toBe(share);
  });

  it.each([
    ["a word that no sentence has", "warmup lower injury", ["warmup lower"]],
    ["words of two sentences", "warmup lower injury", ["warmup lower", "injury warmup"]],
    ["a denied word that is affirmed", "skip -warmup", ["skip warmup"]],
    ["an affirmed word that is denied", "skip warmup", ["skip -warmup"]],
    ["a denied word that is not there", "skip -warmup", ["skip injury"]],
    ["no word at all", "", ["skip injury"]],
    ["nothing to compare with", "skip warmup", []],
    ["words of the title in a claim of three", "warmup lower injury", ["warmup lower"], "injury"],
    ["people whom nobody names", "@child swim fun", ["swim fun"]],
    ["a narrowing word left out", "swim fun child", ["swim fun child only"]],
    ["the Chinese one left out", "swim fun child", ["swim fun child 除非"]],
  ])("is none with %s", (_, claim, sentences, title = "") => {
    expect(coverage(claim, sentences, { title })).toBeUndefined();
  });

  it("counts words of the title and people of the passage half", () => {
    const sentences = ["warmup lower injury"];
    expect(coverage("warmup lower injury knee", sentences, { title: "knee" })).toBe(3.5 / 4);
    expect(coverage("@child warmup lower injury", sentences, { title: "@child" })).toBe(3.5 / 4);
    expect(coverage("@child lower injury", sentences, { title: "@child" })).toBe(2.5 / 3);
  });

  it("is that of the sentence that covers most, wherever it stands", () => {
    const [less, more] = ["a b c", "a b c d"];
    for (const sentences of [
      [less, more],
      [more, less],
    ])
      expect(coverage("a b c d", sentences, { title: "d" })).toBe(1);
  });

  it("is none as soon as another sentence turns the claim around", () => {
    expect(coverage("swim fun", ["swim fun", "swim -fun"])).toBeUndefined();
    expect(coverage("swim -fun", ["swim -fun", "swim fun"])).toBeUndefined();
    expect(coverage("@child swim fun", ["@child swim fun", "swim -fun"])).toBeUndefined();
    expect(coverage("swim fun", ["swim fun", "swim -cold"])).toBe(1);
  });

  it("is looked for where the passage has half of the words, or the same amount", () => {
    const claim = "30 minute week swim";
    const read = aReadPassage(["swim"]);
    expect(coverageOf(aClaim(claim), read, false)).toBeUndefined();
    expect(coverageOf(aClaim(claim), read, true)).toBe(2.5 / 4);
    expect(coverageOf(aClaim("swim minute"), read, false)).toBeUndefined();
    expect(coverageOf(aClaim("swim minute"), read, true)).toBe(1.5 / 2);
  });

  it("takes an amount that was compared in other numbers and words of amounts", () => {
    const read = aReadPassage(["swim enough 150"]);
    for (const word of ["minute", "week", "day", "session", "hour", "time", "次", "5"])
      expect(coverageOf(aClaim(`swim enough ${word}`), read, true), word).toBe(2.5 / 3);
    expect(coverageOf(aClaim("swim enough often"), read, true)).toBeUndefined();
    expect(coverageOf(aClaim("swim enough -5"), read, true)).toBe(1);
  });
});

describe("a claim of few or general words", () => {
  it("covers a sentence only where it makes up half of it", () => {
    expect(coverage("swim", ["swim fun"])).toBe(1);
    expect(coverage("swim", ["swim fun cold"])).toBeUndefined();
    expect(coverage("swim", ["swim fun @child"])).toBe(1);
    expect(coverage("swim fun", ["swim fun a b c d e"])).toBe(1);
  });

  it.each(["stop", "now", "rest", "休息", "start", "begin", "wait", "#exercise"])(
    "that say no circumstance, such as %s, must make up half of it too",
    (word) => {
      const other = word === "stop" ? "now" : "stop";
      expect(coverage(`${word} ${other}`, [`${word} ${other} a b`])).toBe(1);
      expect(coverage(`${word} ${other}`, [`${word} ${other} a b c`])).toBeUndefined();
      expect(coverage(`${word} swim`, [`${word} swim a b c`])).toBe(1);
    },
  );

  it("of exercise in general counts where the sentence stands behind it", () => {
    const sentence = ["#exercise help @child a b c d"];
    expect(coverage("#exercise @child", sentence, { isAdvising: true })).toBe(1);
    expect(coverage("#exercise @child", sentence)).toBeUndefined();
    expect(
      coverage("-#exercise @child", ["-#exercise @child"], { isAdvising: true }),
    ).toBeUndefined();
  });
});

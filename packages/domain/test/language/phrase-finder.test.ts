import { describe, expect, it } from "vitest";
import { createPhraseFinder, type PhraseOptions } from "../../src/language/phrase-finder.ts";
import { read } from "../../src/language/read.ts";

function found(phrase: string, text: string, options?: PhraseOptions): readonly string[] {
  const { words } = read(text);
  const { hits } = createPhraseFinder([[phrase, 1]], options).findAll(words);
  return hits.map(({ start, end }) =>
    words
      .slice(start, end)
      .map((word) => word.text)
      .join(" "),
  );
}

describe("finding phrases", () => {
  it.each([
    ["chest pain", "my chest pain", ["chest pain"]],
    ["chest pain", "my chest pains", []],
    ["kill+ myself", "I am killing myself", ["killing myself"]],
    ["suicid*", "suicidal thoughts", ["suicidal"]],
    ["(my|his) (left |)arm", "his left arm and my arm", ["his left arm", "my arm"]],
    ["cut _ wrist+", "cut both my wrists", ["cut both my wrists"]],
    ["hurt _ me", "hurt not me", []],
    ["<5-17> years", "I am 15 years old, he 35 years", ["15 years"]],
    ["# 公里", "跑了十公里", ["十 公 里"]],
    ["不想活", "我不想活了", ["不 想 活"]],
    ["~ pain", "knee pain", ["knee pain"]],
    ["5k", "a 5k run", ["5 k"]],
  ] as const)("%s in %s", (phrase, text, expected) => {
    expect(found(phrase, text)).toEqual(expected);
  });

  it("stays within a clause, or within a sentence where asked to", () => {
    expect(found("knee pain", "my knee, pain")).toEqual([]);
    expect(found("knee pain", "my knee, pain", { within: "sentence" })).toEqual(["knee pain"]);
    expect(found("knee pain", "my knee. pain", { within: "sentence" })).toEqual([]);
  });

  it("compares plain words by number or by inflection where asked to", () => {
    expect(found("heart attack", "two heart attacks", { compare: "singular" })).toHaveLength(1);
    expect(found("run", "he was running", { compare: "singular" })).toEqual([]);
    expect(found("run", "he was running", { compare: "stem" })).toEqual(["running"]);
    expect(found("weights!", "my weight, lifting weights", { compare: "singular" })).toEqual([
      "weights",
    ]);
  });

  it("takes the longest phrase, with all its meanings, and none inside another", () => {
    const finder = createPhraseFinder([
      ["heart", "heart"],
      ["heart rate", "pulse"],
      ["heart (rate|beat)", "rate"],
      ["rate", "rate"],
    ]);
    expect(finder.find(read("heart rate and heart").words)).toEqual([
      { start: 0, end: 2, values: ["pulse", "rate"] },
      { start: 3, end: 4, values: ["heart"] },
    ]);
  });

  it("takes signs as they stand behind a backslash", () => {
    const { tokens } = read("~90+ minutes (75 %)");
    const finder = createPhraseFinder([
      ["\\~", "about"],
      ["\\+", "over"],
      ["%", "share"],
    ]);
    expect(finder.find(tokens).map(({ values }) => values[0])).toEqual(["about", "over", "share"]);
  });

  it.each(["(a", "a)", "a|b", "", "+", "( |"])("refuses the phrase %j", (phrase) => {
    expect(() => createPhraseFinder([[phrase, 1]])).toThrow();
  });

  it("finds the same in a text again, after thousands of other words, and where a phrase with the same word comes later", () => {
    const finder = createPhraseFinder([
      ["(|left )knee", "knee"],
      ["arm", "arm"],
    ]);
    const hitsIn = (text: string) =>
      finder.findAll(read(text).words).hits.map((hit) => hit.meaning);
    expect(hitsIn("nothing of my left")).toEqual([]);
    expect(hitsIn("my left knee, my arm")).toEqual(["knee", "knee", "arm"]);
    expect(hitsIn(Array.from({ length: 3_000 }, (_, number) => `w${number}q`).join(" "))).toEqual(
      [],
    );
    expect(hitsIn("my left knee, my arm")).toEqual(["knee", "knee", "arm"]);
  });
});

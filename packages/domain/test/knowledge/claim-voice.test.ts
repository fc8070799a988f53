import { describe, expect, it } from "vitest";
import { calledFalse, warns } from "../../src/knowledge/claim-voice.ts";
import { claimOf } from "../../src/knowledge/claims.ts";
import { read } from "../../src/language/read.ts";
import { inBothScripts } from "../support/traditional.ts";

const citedIn = (text: string) => calledFalse(claimOf(text, read(text).tokens))?.text;

describe("a sentence that warns", () => {
  it.each(
    inBothScripts([
      "Holding your breath while lifting can raise blood pressure sharply",
      "500 calories a day is too little for adults",
      "Running in great heat is very dangerous",
      "不喝水就在高温下运动很危险",
      "每天500大卡热量太低",
    ]),
  )("is told as one: %s", (text) => {
    expect(warns(read(text).words)).toBe(true);
  });

  it.each(
    inBothScripts([
      "500 calories a day is enough",
      "Running in great heat is not dangerous",
      "It is dangerous, but do it anyway",
      "高温下运动并不危险",
      "很危险但没关系",
      "Do not drink in the heat",
    ]),
  )("is told from one that does not: %s", (text) => {
    expect(warns(read(text).words)).toBe(false);
  });
});

describe("a claim that is called false", () => {
  it.each([
    ["It is a myth that muscles turn into fat", "muscles turn into fat"],
    ["The idea that stretching cures all is wrong", "stretching cures all"],
    ["有人说孕妇不能运动,这是错误的", "孕妇不能运动"],
    ["力量训练让孩子长不高的说法是错误的", "力量训练让孩子长不高"],
  ])("is what stands in %s", (text, cited) => {
    expect(citedIn(text)).toBe(cited);
  });

  it("is none in a plain statement", () => {
    expect(citedIn("Muscles turn into fat")).toBeUndefined();
    expect(citedIn("Wrong shoes hurt")).toBeUndefined();
  });
});

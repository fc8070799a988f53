import { describe, expect, it } from "vitest";
import { adviceFeatures, askedFeatures } from "../../../src/chat/advice/advice-features.ts";
import { read } from "../../../src/language/read.ts";

const FACTS = { person: [], message: ["safe"], asked: [] };

function featuresOf(text: string, asksOfDanger = false) {
  const reply = read(text);
  const [sentence] = reply.sentences;
  if (sentence === undefined) throw new Error("There is no sentence.");
  const evidence = { sentence, rules: [], concepts: [] };
  return adviceFeatures(reply, evidence, "en", FACTS, asksOfDanger);
}

describe("the features of a sentence of a reply", () => {
  it("are others for somebody who asked about a danger", () => {
    expect(featuresOf("Go ahead.", true)).not.toEqual(featuresOf("Go ahead.", false));
  });

  it("let each word of a short sentence count no more than one of a longer", () => {
    const short = featuresOf("Go ahead.");
    const longer = featuresOf("Go ahead and enjoy the path along the river.");
    expect(short.text.length).toBeLessThan(longer.text.length);
    expect(short.textValue).toBe(longer.textValue);
  });

  it("are others than those of the same words in a message", () => {
    expect(askedFeatures(read("Go ahead."), "en", FACTS)).not.toEqual(featuresOf("Go ahead."));
  });
});

import { describe, expect, it } from "vitest";
import { deniedWords } from "../../src/language/denial.ts";
import { read } from "../../src/language/read.ts";
import { traditional } from "../support/traditional.ts";

/** The words that a negation reaches, of which `spoken` from one word up to another deny nothing. */
function deniedIn(text: string, ...spoken: readonly { start: number; end: number }[]) {
  const reading = read(text);
  const denied = deniedWords(reading, spoken);
  return reading.words.flatMap((word, at) => (denied[at] === 1 ? [word.text] : [])).join(" ");
}

describe("what a negation reaches", () => {
  it.each([
    ["I do not run", "run"],
    ["I do not run. I swim", "run"],
    ["I have no pain in the chest", "pain in the chest"],
    ["no pain, fever, cough", "pain fever cough"],
    ["no pain, I have fever", "pain"],
    ["no pain, fever I have", "pain"],
    ["no pain, fever today I have", "pain"],
    ["no pain, fever today again I have", "pain fever today again i have"],
    ["no pain, but fever", "pain"],
    ["never had any pain, it was fever", "had any pain"],
    ["not only pain", ""],
    ["nothing", ""],
    ["pain, no fever", "fever"],
    ["没有胸痛，发烧", "胸 痛 发 烧"],
    ["没有胸痛，我发烧", "胸 痛"],
    ["没有胸痛但发烧", "胸 痛"],
  ])("is in %j: %s", (text, denied) => {
    expect(deniedIn(text)).toBe(denied);
    expect(deniedIn(traditional(text))).toBe(denied);
  });

  it("goes nine words far, the first of each item of a list not counted", () => {
    const nine = "aa bb cc dd ee ff gg hh ii";
    expect(deniedIn(`no ${nine}`)).toBe(nine);
    expect(deniedIn(`no ${nine} jj`)).toBe(nine);
    expect(deniedIn("no aa bb cc dd ee ff gg hh, ii jj kk")).toBe("aa bb cc dd ee ff gg hh ii jj");
  });

  it("ends at an item that is longer than those of lists are", () => {
    const eight = "aa bb cc dd ee ff gg hh";
    expect(deniedIn(`no pain, ${eight}`)).toBe(`pain ${eight}`);
    expect(deniedIn(`no pain, ${eight} ii`)).toBe("pain");
  });

  it("is nothing where the negation belongs to a phrase that says something by itself", () => {
    expect(deniedIn("I cannot breathe", { start: 1, end: 3 })).toBe("");
    expect(deniedIn("I cannot breathe", { start: 2, end: 3 })).toBe("breathe");
    expect(deniedIn("I cannot breathe, no pain", { start: 1, end: 3 })).toBe("pain");
  });
});

import { describe, expect, it } from "vitest";
import { stancesOf } from "../../src/knowledge/claim-stances.ts";
import { read } from "../../src/language/read.ts";
import { inBothScripts } from "../support/traditional.ts";

/** The rules that a sentence takes a side on, and the side. */
const sidesOf = (text: string) =>
  [...stancesOf(read(text).words)].map(([{ id }, stance]) => `${stance} ${id}`);

describe("the side that a sentence takes on a subject", () => {
  it.each(
    inBothScripts([
      ["Warm up.", ["for warm_up"]],
      ["Do not warm up.", ["against warm_up"]],
      ["Do not skip the warm-up.", ["for warm_up"]],
      ["Warming up is a waste of time.", ["against warm_up"]],
      ["Never say warming up is pointless.", ["for warm_up"]],
      ["Warming up is not pointless.", ["for warm_up"]],
      ["Warming up is not a waste of time.", ["for warm_up"]],
      ["Warming up does not help, it is useless.", ["against warm_up"]],
      ["Warming up does not help and is useless.", ["against warm_up"]],
      ["Warming up is not recommended.", ["against warm_up"]],
      ["It is good, not now, to warm up.", ["for warm_up"]],
      ["Warm up, which is not optional, before you run.", ["for warm_up"]],
      ["热身没必要。", ["against warm_up"]],
      ["不要跳过热身。", ["for warm_up"]],
      ["Drink water and warm up.", ["for drink", "for warm_up"]],
      ["Warm up and drink water.", ["for drink", "for warm_up"]],
    ]),
  )("is told: %s", (text, sides) => {
    expect(sidesOf(text)).toEqual(sides);
  });

  it.each(
    inBothScripts([
      ["Stop with dizziness.", ["for stop_on_symptoms"]],
      ["Never stop with dizziness.", ["against stop_on_symptoms"]],
      ["Keep going when you feel dizzy.", ["against stop_on_symptoms"]],
      ["Do not keep going when you feel dizzy.", ["for stop_on_symptoms"]],
      ["Keep going, keep running, stop when you feel dizzy.", ["against stop_on_symptoms"]],
      ["胸痛时停止运动。", ["for stop_on_symptoms"]],
      ["胸痛时不要停止。", ["against stop_on_symptoms"]],
      ["Dizzy people stop, keep going.", []],
      ["You may be dizzy.", []],
      ["Stop.", []],
    ]),
  )("is none where the subject or the side is missing or both are taken: %s", (text, sides) => {
    expect(sidesOf(text)).toEqual(sides);
  });

  it("is that of the longest phrase, and none where that takes none", () => {
    expect(sidesOf("Drink.")).toEqual(["for drink"]);
    expect(sidesOf("Drink too much.")).toEqual([]);
    expect(sidesOf("With an injury, rest.")).toEqual(["for stop_on_pain"]);
    expect(sidesOf("With an injury, bed rest.")).toEqual([]);
    expect(sidesOf("With an injury, bed rest, rest.")).toEqual(["for stop_on_pain"]);
  });

  it("is turned by a denial at most four words before it", () => {
    expect(sidesOf("Never in your life warm up.")).toEqual(["against warm_up"]);
    expect(sidesOf("Never all in your life warm up.")).toEqual(["for warm_up"]);
    expect(sidesOf("Never, in your life, warm up.")).toEqual(["for warm_up"]);
  });

  it("is turned by a judgement at most six words behind it", () => {
    expect(sidesOf("Warming up before you go on is useless.")).toEqual(["against warm_up"]);
    expect(sidesOf("Warming up before you go on now is useless.")).toEqual(["for warm_up"]);
    expect(sidesOf("Warming up, before you go, is useless.")).toEqual(["for warm_up"]);
  });
});
